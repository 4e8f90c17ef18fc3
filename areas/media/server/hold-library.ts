// A thread that ends would take the library with it, and the next one could not load it again: the process holds it.
import 'sharp'
