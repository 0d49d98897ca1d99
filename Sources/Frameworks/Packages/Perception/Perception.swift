@_exported import Observation
import SwiftUI

// Perception: Observation under its own names, for systems that lack it. Here it is Observation.

public typealias Perceptible = Observation.Observable
public typealias PerceptionRegistrar = Observation.ObservationRegistrar
public typealias Bindable = SwiftUI.Bindable

@attached(member, names: named(_$observationRegistrar), named(access), named(withMutation),
          named(shouldNotifyObservers))
@attached(memberAttribute)
@attached(extension, conformances: Observable)
public macro Perceptible() = #externalMacro(module: "ObservationMacros", type: "ObservableMacro")

@attached(accessor, names: named(willSet))
public macro PerceptionIgnored() = #externalMacro(module: "ObservationMacros", type: "ObservationIgnoredMacro")

public func withPerceptionTracking<T>(
    _ apply: () -> T, onChange: @autoclosure () -> @Sendable () -> Void
) -> T { withObservationTracking(apply, onChange: onChange()) }

/// Its content, whose readings every body observes.
public struct WithPerceptionTracking<Content> {
    private let content: () -> Content
    public init(content: @escaping () -> Content) { self.content = content }
}
extension WithPerceptionTracking: View where Content: View {
    public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
    public var body: some View { content() }
}
extension WithPerceptionTracking: ToolbarContent where Content: ToolbarContent {
    public init(@ToolbarContentBuilder content: @escaping () -> Content) { self.content = content }
    public var body: some ToolbarContent { content() }
}
extension WithPerceptionTracking: Scene where Content: Scene {
    public init(@SceneBuilder content: @escaping () -> Content) { self.content = content }
    public var body: some Scene { content() }
}
public struct _PerceptionLocals {
    @TaskLocal public static var skipPerceptionChecking = false
}
