refused-other = This was refused ({ $code }).
