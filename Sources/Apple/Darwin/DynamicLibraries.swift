import Glibc

// Darwin's headers take what `dlopen` gave, found or not.

/// Closes a library; -1 where there is none.
public func dlclose(_ handle: UnsafeMutableRawPointer?) -> Int32 {
    guard let handle else { return -1 }
    return Glibc.dlclose(handle)
}
