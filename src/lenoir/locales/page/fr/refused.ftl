refused-other = C’est refusé ({ $code }).
