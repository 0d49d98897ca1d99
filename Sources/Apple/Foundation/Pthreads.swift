public import Foundation

// Darwin's names and types of what Glibc has under others.

/// The constants of mutexes, such as `PTHREAD_MUTEX_RECURSIVE`, are `Int` in Glibc.
@discardableResult
public func pthread_mutexattr_settype(_ attributes: UnsafeMutablePointer<pthread_mutexattr_t>, _ type: Int) -> Int32 {
    pthread_mutexattr_settype(attributes, Int32(type))
}

/// 1: threads get the mutex in the order of asking. Nothing to do: the system decides the order.
public var PTHREAD_MUTEX_POLICY_FAIRSHARE_NP: Int32 { 1 }
/// 3: the first thread that asks gets the mutex.
public var PTHREAD_MUTEX_POLICY_FIRSTFIT_NP: Int32 { 3 }

/// Takes the policy that there is: Glibc's mutexes go to the first thread that asks. Always 0.
@discardableResult
public func pthread_mutexattr_setpolicy_np(_ attributes: UnsafeMutablePointer<pthread_mutexattr_t>,
                                           _ policy: Int32) -> Int32 { 0 }
