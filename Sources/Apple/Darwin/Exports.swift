@_exported public import Glibc
