// Filled by the files beside it.
