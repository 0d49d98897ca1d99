public import Foundation
public import QuadrantCore
import QuadrantGeometry

// Declarations only: what they expand to is in Sources/QuadrantMacros.

/// Makes a value of the environment, a transaction, a container or the focused view from a stored variable.
///
/// Put it on a `var` with an initial value, in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or
/// `FocusedValues`. The initial value is the default, evaluated each time that no value is set. In `FocusedValues` the
/// type is optional and the default is nil.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "QuadrantMacros", type: "EntryMacro")

/// Part of what `@Entry` expands to.
@attached(accessor)
public macro __EntryDefaultValue() = #externalMacro(module: "QuadrantMacros", type: "EntryDefaultValueMacro")

/// A preview: views that a tool renders without the rest of the program.
///
/// A file may hold several; `name` tells them apart, and nil leaves the preview without a name.
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

/// Makes `animatableData` of the stored variables, in their order.
///
/// Variables with `@AnimatableIgnored` or a property wrapper, and computed ones, take no part; any other one without a
/// written type is an error. A type that has `animatableData` keeps it.
@attached(extension, conformances: Animatable)
@attached(member, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "QuadrantMacros", type: "AnimatableMacro")

/// Keeps a stored variable out of the `animatableData` that `@Animatable` makes.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "QuadrantMacros", type: "MarkMacro")

/// What a `#Preview` is made of.
public struct Preview {
    /// The kind of traits that views in a preview may have.
    public struct ViewTraits {}
}

/// A trait of a `#Preview`: a size, an orientation, or a change of its content.
public struct PreviewTrait<T>: Sendable {
    package enum Preference: Sendable, Equatable {
        case device, ideal, fixed(width: CGFloat, height: CGFloat), portrait, landscape, named(device: String)
    }

    package var preference: Preference?
    /// The content of the preview as a `PreviewModifier` changes it.
    package var modified: (@MainActor @Sendable (any View) -> any View)?
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// The screen of the device.
    public static var defaultLayout: PreviewTrait<T> { PreviewTrait(preference: .device) }

    /// The size that the views take when they are offered that of the device.
    public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait(preference: .ideal) }

    /// A size in points, without safe area.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
        PreviewTrait(preference: .fixed(width: width, height: height))
    }

    /// The device upright, which is the default.
    public static var portrait: PreviewTrait<T> { PreviewTrait(preference: .portrait) }

    /// The device upright, upside down; a picture of it is that of `portrait`.
    public static var portraitUpsideDown: PreviewTrait<T> { PreviewTrait(preference: .portrait) }

    /// The device on its side.
    public static var landscapeLeft: PreviewTrait<T> { PreviewTrait(preference: .landscape) }

    /// The device on its other side; a picture of it is that of `landscapeLeft`.
    public static var landscapeRight: PreviewTrait<T> { PreviewTrait(preference: .landscape) }
}

/// Previews made of a static property; `#Preview` is the shorter form.
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View

    /// The views to show; several of them are several previews.
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }

    /// Where to show them. Pictures need no platform, so nothing reads it.
    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    /// Nil; nothing reads it.
    public static var platform: PreviewPlatform? { nil }
}

/// The platform of a preview; nothing reads it.
public enum PreviewPlatform: Sendable {
    case iOS, macOS, tvOS, watchOS
}

/// The size of a preview.
public enum PreviewLayout: Sendable {
    /// The screen of the device.
    case device
    /// The size the views take of the device's.
    case sizeThatFits
    /// A size in points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// A device by its product name, such as "iPhone 12".
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    /// The name as it was given. A name that the tool does not know is ignored.
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
    /// The device upright.
    public static let portrait = InterfaceOrientation(id: "portrait")
    /// The device upright, upside down; shown as `portrait`.
    public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
    /// The device on its side.
    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
    /// The device on its other side; shown as `landscapeLeft`.
    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
    /// The four orientations, the upright ones first.
    public static let allCases: [InterfaceOrientation] = [
        .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ]
}

extension View {
    /// Asks a preview for a device, by its name; nil asks for none, and an unknown name is ignored. No effect in a
    /// running program.
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
        modifier(PreviewPreferences(preferences: value.map { [.named(device: $0.rawValue)] } ?? []))
    }

    /// Asks a preview for a size. No effect in a running program.
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
        switch value {
        case .device: modifier(PreviewPreferences(preferences: [.device]))
        case .sizeThatFits: modifier(PreviewPreferences(preferences: [.ideal]))
        case .fixed(let width,
                    let height): modifier(PreviewPreferences(preferences: [.fixed(width: width, height: height)]))
        }
    }

    /// Names a preview; nil leaves it without a name. No effect in a running program.
    nonisolated public func previewDisplayName(_ value: String?) -> some View {
        modifier(PreviewPreferences(name: value))
    }

    /// Asks a preview for an orientation; upside down is as upright. No effect in a running program.
    nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        modifier(PreviewPreferences(preferences: [value.id.hasPrefix("landscape") ? .landscape : .portrait]))
    }
}

/// What a view asks of the tool that previews it. Takes no part in layout.
nonisolated struct PreviewPreferences: ViewModifier {
    typealias Body = Never
    var name: String?
    var preferences: [PreviewTrait<Preview.ViewTraits>.Preference] = []

    static func _append<Inner: View>(_ view: ModifiedContent<Inner, PreviewPreferences>,
                                     to children: inout _ChildBuilder) {
        Inner._append(view.content, to: &children)
    }
}

private protocol PreviewPreferring {
    var preference: PreviewPreferences { get }
    var wisher: any View { get }
}

extension ModifiedContent: PreviewPreferring where Content: View, Modifier == PreviewPreferences {
    var preference: PreviewPreferences { modifier }
    var wisher: any View { content }
}

private protocol PreviewGroup {
    var members: [any View] { get }
}

extension Group: PreviewGroup where Content: View {
    var members: [any View] { [content] }
}

extension TupleView: PreviewGroup {
    var members: [any View] { Mirror(reflecting: value).children.compactMap { $0.value as? any View } }
}

/// What the command writes in place of `#Preview`, so that the compiler has no macro to expand. The name is short
/// because all of it must be no longer than the macro.
public struct _P: @unchecked Sendable {
    /// Makes the views, each time it is called.
    public let body: @MainActor () -> any View
    /// Keeps `body` without calling it.
    public init(@ViewBuilder _ body: @escaping @MainActor () -> any View) { self.body = body }
}

/// Previews made by a compiled program, handed to the program that loaded it as one retained pointer.
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

    /// Several where a provider or a body lists several views; none for an app.
    package let parts: [Part]
    package let app: (any App.Type)?

    private init(parts: [Part], app: (any App.Type)? = nil) {
        self.parts = parts
        self.app = app
    }

    /// Called for an `App`.
    @MainActor public static func make(app: any App.Type) -> UnsafeMutableRawPointer {
        Unmanaged.passRetained(_PreviewEntry(parts: [], app: app)).toOpaque()
    }

    /// Called by what `#Preview` expands to.
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

    /// Several previews that a framework beside SwiftUI has made.
    package static func make(parts: [Part]) -> UnsafeMutableRawPointer {
        Unmanaged.passRetained(_PreviewEntry(parts: parts)).toOpaque()
    }

    /// Called for a `PreviewProvider`: each of its views is a preview of its own.
    @MainActor public static func make(of provider: any PreviewProvider.Type) -> UnsafeMutableRawPointer {
        func previews<Provider: PreviewProvider>(_ provider: Provider.Type) -> any View { provider.previews }
        let parts = split(Part(name: nil, preferences: [], view: previews(provider)))
        return Unmanaged.passRetained(_PreviewEntry(parts: parts)).toOpaque()
    }

    /// The entry behind a pointer that `make` returned; takes over its retain.
    package static func take(_ pointer: UnsafeMutableRawPointer) -> _PreviewEntry {
        Unmanaged.fromOpaque(pointer).takeRetainedValue()
    }

    /// Takes preview preferences off the outside of a view. The outermost of a kind counts, as it is the last one
    /// written.
    private static func peeled(_ part: Part) -> Part {
        var part = part
        while let wishing = part.view as? any PreviewPreferring {
            part.name = part.name ?? wishing.preference.name
            part.preferences += wishing.preference.preferences
            part.view = wishing.wisher
        }
        return part
    }

    private static func split(_ part: Part) -> [Part] {
        let part = peeled(part)
        guard let group = part.view as? any PreviewGroup, !group.members.isEmpty else { return [part] }
        return group.members.flatMap { split(Part(name: part.name, preferences: part.preferences, view: $0)) }
    }
}
