# The lessons.
