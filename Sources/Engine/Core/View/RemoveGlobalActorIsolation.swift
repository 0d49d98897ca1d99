/// An actor that runs nothing: it exists to be another actor than the main one.
@globalActor
public actor _NoActor {
    /// The only instance.
    public static let shared = _NoActor()
}

/// Keeps the types that conform to a protocol from the isolation of `View` or `ViewModifier`, which it refines: shapes
/// and geometry effects are asked from any thread.
///
/// The compiler infers the isolation of a type from its protocols only where they agree, and with this one none do.
/// Then the default isolation of a module does not apply either to a type that is `Sendable` by its protocol.
/// `nonisolated` on the refining protocol would leave such types on the main actor in a module that has that default.
@_marker @_NoActor
public protocol _RemoveGlobalActorIsolation {}
