// Nothing to call: that this is linked is what counts.
