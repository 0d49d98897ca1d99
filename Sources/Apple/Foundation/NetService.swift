public import Foundation

// Services in the local network by Bonjour. None is published or found: searches begin and find nothing.

/// A service in the local network.
open class NetService: NSObject {
    /// Its name, kind and domain.
    public let name: String, type: String, domain: String
    /// Its port; -1 before it is known.
    public let port: Int
    /// What is asked.
    open weak var delegate: (any NetServiceDelegate)?
    /// Whether near devices count that are in no network. Nothing to do: none is found.
    open var includesPeerToPeer = false
    /// The name of its computer: nil, since it is not resolved.
    open var hostName: String? { nil }
    /// Its addresses: nil, since it is not resolved.
    open var addresses: [Data]? { nil }
    private var record: Data?
    /// Why a service fails.
    public static let errorCode = "NSNetServicesErrorCode"
    /// A service that is published at a port.
    public init(domain: String, type: String, name: String, port: Int32) {
        (self.domain, self.type, self.name, self.port) = (domain, type, name, Int(port))
    }
    /// A service that is looked for.
    public convenience init(domain: String, type: String, name: String) {
        self.init(domain: domain, type: type, name: name, port: -1)
    }
    /// Publishes it. Nothing to do: no service is published.
    open func publish() {}
    /// Finds its address: reports that it does not.
    open func resolve(withTimeout timeout: TimeInterval) {
        delegate?.netService(self, didNotResolve: [Self.errorCode: -72007])
    }
    /// Ends what is under way.
    open func stop() { delegate?.netServiceDidStop(self) }
    /// Further facts.
    open func txtRecordData() -> Data? { record }
    /// Sets further facts; true.
    @discardableResult
    open func setTXTRecord(_ recordData: Data?) -> Bool {
        record = recordData
        return true
    }
}
/// What a service reports. All methods have defaults.
public protocol NetServiceDelegate: AnyObject {
    /// It is being published.
    func netServiceWillPublish(_ sender: NetService)
    /// It is published.
    func netServiceDidPublish(_ sender: NetService)
    /// It is not published.
    func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber])
    /// Its address was found.
    func netServiceDidResolveAddress(_ sender: NetService)
    /// Its address was not found.
    func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber])
    /// It ended.
    func netServiceDidStop(_ sender: NetService)
    /// Further facts changed.
    func netService(_ sender: NetService, didUpdateTXTRecord data: Data)
}
extension NetServiceDelegate {
    public func netServiceWillPublish(_ sender: NetService) {}
    public func netServiceDidPublish(_ sender: NetService) {}
    public func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber]) {}
    public func netServiceDidResolveAddress(_ sender: NetService) {}
    public func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber]) {}
    public func netServiceDidStop(_ sender: NetService) {}
    public func netService(_ sender: NetService, didUpdateTXTRecord data: Data) {}
}

/// Finds services in the local network. It finds none.
open class NetServiceBrowser: NSObject {
    /// What is asked.
    open weak var delegate: (any NetServiceBrowserDelegate)?
    /// Whether near devices count that are in no network. Nothing to do: none is found.
    open var includesPeerToPeer = false
    public override init() {}
    /// Looks for services: the search begins, and finds none.
    open func searchForServices(ofType type: String, inDomain domainString: String) {
        delegate?.netServiceBrowserWillSearch(self)
    }
    /// Looks for domains: the search begins, and finds none.
    open func searchForBrowsableDomains() { delegate?.netServiceBrowserWillSearch(self) }
    /// Ends the search.
    open func stop() { delegate?.netServiceBrowserDidStopSearch(self) }
}
/// What a search reports. All methods have defaults.
public protocol NetServiceBrowserDelegate: AnyObject {
    /// It begins.
    func netServiceBrowserWillSearch(_ browser: NetServiceBrowser)
    /// It ended.
    func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser)
    /// It could not begin.
    func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber])
    /// A service was found.
    func netServiceBrowser(_ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool)
    /// A service went away.
    func netServiceBrowser(_ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool)
}
extension NetServiceBrowserDelegate {
    public func netServiceBrowserWillSearch(_ browser: NetServiceBrowser) {}
    public func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser) {}
    public func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber]) {}
    public func netServiceBrowser(_ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool) {}
    public func netServiceBrowser(_ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool) {}
}
