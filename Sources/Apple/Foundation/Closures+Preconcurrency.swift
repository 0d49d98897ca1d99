public import Foundation
public import FoundationNetworking

// On Apple's systems, closures for these functions are checked as those of code from before Swift's concurrency: in the
// Swift 5 mode a closure may use what belongs to an actor. Linux's declarations lack that. Functions whose arguments
// are not optional are preferred to Linux's; where both would be the same, the command calls the ones with an
// underscore, which are part of the program: it is linked to the timers of the view.

extension NotificationCenter {
    /// Calls a closure for each notification of a name, on a queue. Keep the result, which ends it.
    @preconcurrency
    public func addObserver(forName name: NSNotification.Name, object obj: Any?, queue: OperationQueue,
                            using block: @escaping @Sendable (Notification) -> Void) -> any NSObjectProtocol {
        addObserver(forName: Optional(name), object: obj, queue: Optional(queue), using: block)
    }
    /// Calls a closure for each notification of a name, on a queue or, for nil, where it is posted. Keep the result,
    /// which ends it.
    @preconcurrency
    public func addObserver(forName name: NSNotification.Name, object obj: Any?, queue: OperationQueue?,
                            using block: @escaping @Sendable (Notification) -> Void) -> any NSObjectProtocol {
        addObserver(forName: Optional(name), object: obj, queue: queue, using: block)
    }
}

extension Timer {
    /// A timer that runs.
    @discardableResult @preconcurrency @_alwaysEmitIntoClient
    public class func _cheduledTimer(withTimeInterval interval: TimeInterval, repeats: Bool,
                                     block: @escaping @Sendable (Timer) -> Void) -> Timer {
        // By name: a call through `self` would not be linked to the timers of the view.
        Timer.scheduledTimer(withTimeInterval: interval, repeats: repeats, block: block)
    }
}

/// A timer that runs when it is added to a run loop.
@preconcurrency @_alwaysEmitIntoClient
public func _imer(timeInterval interval: TimeInterval, repeats: Bool,
                  block: @escaping @Sendable (Timer) -> Void) -> Timer {
    Timer(timeInterval: interval, repeats: repeats, block: block)
}

/// A timer that fires first at a date when it is added to a run loop.
@preconcurrency @_alwaysEmitIntoClient
public func _imer(fire date: Date, interval: TimeInterval, repeats: Bool,
                  block: @escaping @Sendable (Timer) -> Void) -> Timer {
    Timer(fire: date, interval: interval, repeats: repeats, block: block)
}

extension OperationQueue {
    /// Runs a closure on the queue.
    @preconcurrency @_alwaysEmitIntoClient
    public func _ddOperation(_ block: @escaping @Sendable () -> Void) { addOperation(block) }
}

extension RunLoop {
    /// Runs a closure with the next turn of the loop.
    @preconcurrency @_alwaysEmitIntoClient
    public func _erform(_ block: @escaping @Sendable () -> Void) { perform(block) }
}

extension URLSession {
    /// A task that loads an address when it is resumed.
    @preconcurrency @_alwaysEmitIntoClient
    public func _ataTask(with url: URL,
                         completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void)
        -> URLSessionDataTask {
        dataTask(with: url, completionHandler: completionHandler)
    }
    /// A task that sends a request when it is resumed.
    @preconcurrency @_alwaysEmitIntoClient
    public func _ataTask(with request: URLRequest,
                         completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void)
        -> URLSessionDataTask {
        dataTask(with: request, completionHandler: completionHandler)
    }
    /// A task that loads an address into a file when it is resumed.
    @preconcurrency @_alwaysEmitIntoClient
    public func _ownloadTask(with url: URL,
                             completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void)
        -> URLSessionDownloadTask {
        downloadTask(with: url, completionHandler: completionHandler)
    }
    /// A task that loads what a request answers into a file when it is resumed.
    @preconcurrency @_alwaysEmitIntoClient
    public func _ownloadTask(with request: URLRequest,
                             completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void)
        -> URLSessionDownloadTask {
        downloadTask(with: request, completionHandler: completionHandler)
    }
    /// A task that sends a request with data when it is resumed.
    @preconcurrency @_alwaysEmitIntoClient
    public func _ploadTask(with request: URLRequest, from bodyData: Data?,
                           completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void)
        -> URLSessionUploadTask {
        uploadTask(with: request, from: bodyData, completionHandler: completionHandler)
    }
}
