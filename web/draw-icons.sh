#!/bin/sh
# Draws the PNG icons of the page anew from icon.svg, with Chromium.
set -eu
cd "$(dirname "$0")/public"
for size in 192 512; do
  chromium --no-sandbox --headless --disable-gpu --hide-scrollbars --window-size=$size,$size \
    --screenshot="$PWD/icon-$size.png" "file://$PWD/icon.svg"
done
