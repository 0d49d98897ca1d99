public import Foundation
public import QuadrantCore
import QuadrantGeometry

// Declarations only: the expansions are implemented in Sources/Engine/Macros.

/// Turns a stored variable into a value of the environment, a transaction, a container or the focused view.
///
/// Applies to a `var` with an initial value, in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues`
/// or `FocusedValues`. The initial value is the default, evaluated at each read without a set value. In `FocusedValues`
/// the type is optional and the default is nil.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "QuadrantMacros", type: "EntryMacro")

/// A part of the expansion of `@Entry`.
@attached(accessor)
public macro __EntryDefaultValue() = #externalMacro(module: "QuadrantMacros", type: "EntryDefaultValueMacro")

/// A preview: a view that a tool renders without the rest of the program.
///
/// A file may contain several; `name` distinguishes them, and with nil the preview has no name.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "QuadrantMacros", type: "PreviewMacro")

/// A preview with traits, such as a size or an orientation.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "QuadrantMacros", type: "PreviewMacro")

/// Marks a dynamic property at the top of a `#Preview`, such as `@Previewable @State var on = true`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "QuadrantMacros", type: "MarkMacro")

/// Synthesizes `animatableData` from the stored variables, in their order.
///
/// Variables with `@AnimatableIgnored` or a property wrapper, and computed ones, are excluded; any other variable
/// without an explicit type is an error. A type with its own `animatableData` keeps it.
@attached(extension, conformances: Animatable)
@attached(member, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "QuadrantMacros", type: "AnimatableMacro")

/// Excludes a stored variable from the `animatableData` that `@Animatable` synthesizes.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "QuadrantMacros", type: "MarkMacro")

/// The namespace of the types of `#Preview`.
public struct Preview {
    /// The type parameter of traits for previews of views.
    public struct ViewTraits {}
}

/// A trait of a `#Preview`: a size, an orientation, or a modifier of its content.
///
/// It is of the main actor, so that a program may keep one in a static variable.
@MainActor @preconcurrency
public struct PreviewTrait<T>: Sendable {
    package enum Preference: Sendable, Equatable {
        case device, ideal, fixed(width: CGFloat, height: CGFloat), portrait, landscape, named(device: String)
    }

    package nonisolated var preference: Preference?
    /// Applies a `PreviewModifier` to the content of the preview.
    package nonisolated var modified: (@MainActor @Sendable (any View) -> any View)?

    nonisolated init(preference: Preference? = nil, modified: (@MainActor @Sendable (any View) -> any View)? = nil) {
        (self.preference, self.modified) = (preference, modified)
    }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// The size of the device's screen.
    nonisolated public static var defaultLayout: PreviewTrait<T> { PreviewTrait(preference: .device) }

    /// The size that the view takes for the proposal of the device's size.
    nonisolated public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait(preference: .ideal) }

    /// A size in points, without safe area.
    nonisolated public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
        PreviewTrait(preference: .fixed(width: width, height: height))
    }

    /// Portrait orientation, the default.
    nonisolated public static var portrait: PreviewTrait<T> { PreviewTrait(preference: .portrait) }

    /// Portrait orientation upside down; rendered as `portrait`.
    nonisolated public static var portraitUpsideDown: PreviewTrait<T> { PreviewTrait(preference: .portrait) }

    /// Landscape orientation.
    nonisolated public static var landscapeLeft: PreviewTrait<T> { PreviewTrait(preference: .landscape) }

    /// The other landscape orientation; rendered as `landscapeLeft`.
    nonisolated public static var landscapeRight: PreviewTrait<T> { PreviewTrait(preference: .landscape) }
}

/// Previews in a static property; `#Preview` is the shorter form.
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View

    /// The views to preview; each of several views is a preview.
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }

    /// The platform of the previews. Not read: rendering needs no platform.
    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    /// Nil; not read.
    public static var platform: PreviewPlatform? { nil }
}

/// The platform of a preview; not read.
public enum PreviewPlatform: Sendable {
    case iOS, macOS, tvOS, watchOS
}

/// The size of a preview.
public enum PreviewLayout: Sendable {
    /// The size of the device's screen.
    case device
    /// The size that the view takes for the proposal of the device's size.
    case sizeThatFits
    /// A size in points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// A device by its product name, such as "iPhone 12".
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    /// The given name. A name that the tool does not know is ignored.
    public let rawValue: String
    /// A device by its name; the name is not checked here.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A device by its name; the name is not checked here.
    public init(stringLiteral value: String) { self.init(rawValue: value) }
}

/// The orientation of a device.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
    /// The name of the orientation, such as `portrait`.
    public let id: String
    /// Portrait.
    public static let portrait = InterfaceOrientation(id: "portrait")
    /// Portrait upside down; rendered as `portrait`.
    public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
    /// Landscape.
    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
    /// The other landscape orientation; rendered as `landscapeLeft`.
    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
    /// The four orientations, portrait first.
    public static let allCases: [InterfaceOrientation] = [
        .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ]
}

extension View {
    /// Sets the device of a preview by its name; nil sets none, and an unknown name is ignored. A running program
    /// ignores it.
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
        modifier(PreviewPreferences(preferences: value.map { [.named(device: $0.rawValue)] } ?? []))
    }

    /// Sets the size of a preview. A running program ignores it.
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
        switch value {
        case .device: modifier(PreviewPreferences(preferences: [.device]))
        case .sizeThatFits: modifier(PreviewPreferences(preferences: [.ideal]))
        case .fixed(let width,
                    let height): modifier(PreviewPreferences(preferences: [.fixed(width: width, height: height)]))
        }
    }

    /// Sets the name of a preview; nil sets none. A running program ignores it.
    nonisolated public func previewDisplayName(_ value: String?) -> some View {
        modifier(PreviewPreferences(name: value))
    }

    /// Sets the orientation of a preview; upside down is rendered as upright. A running program ignores it.
    nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        modifier(PreviewPreferences(preferences: [value.id.hasPrefix("landscape") ? .landscape : .portrait]))
    }
}

/// The preferred values of a view for the tool that previews it. No effect on layout.
nonisolated struct PreviewPreferences: ViewModifier {
    typealias Body = Never
    var name: String?
    var preferences: [PreviewTrait<Preview.ViewTraits>.Preference] = []

    static func _append<Inner: View>(_ view: ModifiedContent<Inner, PreviewPreferences>,
                                     to children: inout _ChildBuilder) {
        Inner._append(view.content, to: &children)
    }
}

protocol PreviewPreferring {
    var preference: PreviewPreferences { get }
    var wisher: any View { get }
}

extension ModifiedContent: PreviewPreferring where Content: View, Modifier == PreviewPreferences {
    var preference: PreviewPreferences { modifier }
    var wisher: any View { content }
}

/// Replaces `#Preview` in the source that the command compiles, so that there is no macro to expand. Its name is short
/// because the replacement must not be longer than the macro.
public struct _P: Sendable {
    /// Creates the view at each call.
    public let body: @MainActor () -> any View
    /// Stores `body` without calling it.
    public init(@ViewBuilder _ body: @escaping @MainActor () -> any View) { self.body = body }
}

/// The previews of a compiled program, passed to the program that loads it as one retained pointer.
public final class _PreviewEntry {
    package struct Part {
        package var name: String?
        package var preferences: [PreviewTrait<Preview.ViewTraits>.Preference]
        package var view: any View

        package init(name: String? = nil, preferences: [PreviewTrait<Preview.ViewTraits>.Preference] = [],
                     view: any View) {
            self.name = name
            self.preferences = preferences
            self.view = view
        }
    }

    /// Several parts where a provider or a body contains several views; none for an app.
    package let parts: [Part]
    package let app: (any App.Type)?
    /// Why there is no view.
    package let failure: (any Error)?

    private init(parts: [Part], app: (any App.Type)? = nil, failure: (any Error)? = nil) {
        self.parts = parts
        self.app = app
        self.failure = failure
    }

    /// An entry without a view.
    static func make(failure: any Error) -> UnsafeMutableRawPointer {
        Unmanaged.passRetained(_PreviewEntry(parts: [], failure: failure)).toOpaque()
    }

    /// Called for an `App`.
    @MainActor public static func make(app: any App.Type) -> UnsafeMutableRawPointer {
        Unmanaged.passRetained(_PreviewEntry(parts: [], app: app)).toOpaque()
    }

    /// Called by the expansion of `#Preview`.
    ///
    /// Not generic over the view: Swift 6.3's compiler crashes on a closure that declares something with an opaque
    /// type and whose result is generic, and previews often declare a local view and return it.
    @MainActor public static func make(
        _ name: String?, traits: [PreviewTrait<Preview.ViewTraits>],
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) -> UnsafeMutableRawPointer {
        var part = peeled(Part(name: name, preferences: traits.compactMap(\.preference), view: body()))
        for trait in traits { part.view = trait.modified?(part.view) ?? part.view }
        return Unmanaged.passRetained(_PreviewEntry(parts: [part])).toOpaque()
    }

    /// Creates several previews, for the previews of other frameworks than SwiftUI.
    package static func make(parts: [Part]) -> UnsafeMutableRawPointer {
        Unmanaged.passRetained(_PreviewEntry(parts: parts)).toOpaque()
    }

    /// Called for a `PreviewProvider`: each of its views is a separate preview.
    @MainActor public static func make(of provider: any PreviewProvider.Type) -> UnsafeMutableRawPointer {
        func previews<Provider: PreviewProvider>(_ provider: Provider.Type) -> any View { provider.previews }
        let parts = Part(name: nil, preferences: [], view: previews(provider)).split
        return Unmanaged.passRetained(_PreviewEntry(parts: parts)).toOpaque()
    }

    /// Returns the entry of a pointer that `make` returned, and consumes its retain.
    package static func take(_ pointer: UnsafeMutableRawPointer) -> _PreviewEntry {
        Unmanaged.fromOpaque(pointer).takeRetainedValue()
    }

    /// Removes the preview preferences around a view and collects them. The outermost one of a kind applies, as the
    /// last one written.
    static func peeled(_ part: Part) -> Part {
        var part = part
        while let wishing = part.view as? any PreviewPreferring {
            part.name = part.name ?? wishing.preference.name
            part.preferences += wishing.preference.preferences
            part.view = wishing.wisher
        }
        return part
    }
}
