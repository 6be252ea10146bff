"""Every test that goes through the editions meets the toy one too."""

from tests import toy

toy.lay_out()
