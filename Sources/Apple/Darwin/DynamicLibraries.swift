import Glibc

// Darwin's headers take what `dlopen` gave, found or not.

public func dlclose(_ handle: UnsafeMutableRawPointer?) -> Int32 {
    guard let handle else { return -1 }
    return Glibc.dlclose(handle)
}
