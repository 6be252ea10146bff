cannot-load = This part of the page could not be loaded.
load-again = Load again
lost-title = There is nothing at this address
lost-home = To the start
card-hidden = A card face down
