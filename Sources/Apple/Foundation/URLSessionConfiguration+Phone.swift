public import FoundationNetworking

// What a program can say to sessions of their network. A session here has one network, which is there or is not.

extension URLSessionConfiguration {
    /// Whether a request waits until there is a network. It can be set, and is read as false: a request fails at once.
    @_disfavoredOverload
    public var waitsForConnectivity: Bool {
        get { false }
        set {}
    }
    /// The folder that is shared with extensions. It can be set, and is read as nil: there are no extensions.
    @_disfavoredOverload
    public var sharedContainerIdentifier: String? {
        get { nil }
        set {}
    }
    /// The configuration of a session whose transfers go on without the program: that of any session here, where they
    /// end with it.
    @_disfavoredOverload
    public class func background(withIdentifier identifier: String) -> URLSessionConfiguration { .default }
}
