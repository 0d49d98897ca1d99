@_exported import Dependencies

// DependenciesMacros: structs of closures that report when one is called that was not set.

@attached(member, names: named(init))
@attached(memberAttribute)
public macro DependencyClient() = #externalMacro(module: "QuadrantMacros", type: "DependencyClientMacro")

@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEndpoint(method: String = "") =
    #externalMacro(module: "QuadrantMacros", type: "DependencyEndpointMacro")

@attached(peer)
public macro DependencyEndpointIgnored() = #externalMacro(module: "QuadrantMacros", type: "MarkMacro")

/// The error of a closure that was not set.
public struct Unimplemented: Error, CustomStringConvertible {
    let endpoint: String
    public init(_ endpoint: String) { self.endpoint = endpoint }
    public var description: String { "Unimplemented: '\(endpoint)'" }
}
