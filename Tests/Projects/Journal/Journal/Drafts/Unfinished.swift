this is no Swift, and the project leaves it out
