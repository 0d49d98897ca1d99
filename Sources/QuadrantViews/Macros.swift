public import Foundation
public import QuadrantCore

// Declarations only: what they expand to is in Sources/QuadrantMacros.

/// Makes a value of the environment, a transaction, a container or the focused view from a stored variable.
///
/// Put it on a `var` with an initial value, in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues`
/// or `FocusedValues`. The initial value is the default, evaluated each time the value was set by nobody. In
/// `FocusedValues` the type is optional and the default is nil.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "QuadrantMacros", type: "EntryMacro")

/// Part of what `@Entry` expands to.
@attached(accessor)
public macro __EntryDefaultValue() = #externalMacro(module: "QuadrantMacros", type: "EntryDefaultValueMacro")

/// A picture of views that a tool can render without the rest of the program.
///
/// A file may hold several; `name` tells them apart.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "QuadrantMacros", type: "PreviewMacro")

/// A picture of views that a tool can render without the rest of the program, with a size or orientation of its own.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "QuadrantMacros", type: "PreviewMacro")

/// Marks a dynamic property at the top of a `#Preview`, such as `@Previewable @State var on = true`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "QuadrantMacros", type: "PreviewableMacro")

/// Makes `animatableData` of every stored variable whose type is written out.
///
/// Variables with `@AnimatableIgnored` or a property wrapper, and computed ones, take no part.
@attached(extension, conformances: Animatable)
@attached(member, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "QuadrantMacros", type: "AnimatableMacro")

/// Keeps a stored variable out of the `animatableData` that `@Animatable` makes.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "QuadrantMacros", type: "AnimatableIgnoredMacro")

/// What a `#Preview` is made of.
public struct Preview {
    /// The kind of traits that views in a preview may have.
    public struct ViewTraits {}
}

/// A wish of a `#Preview` about its size or orientation.
public struct PreviewTrait<T>: Sendable {
    package enum Wish: Sendable, Equatable {
        case device, ideal, fixed(width: CGFloat, height: CGFloat), portrait, landscape
    }

    package var wish: Wish
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// The screen of the device.
    public static var defaultLayout: PreviewTrait<T> { PreviewTrait(wish: .device) }

    /// The ideal size of the views.
    public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait(wish: .ideal) }

    /// A size in points, without safe area.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
        PreviewTrait(wish: .fixed(width: width, height: height))
    }

    /// The device upright.
    public static var portrait: PreviewTrait<T> { PreviewTrait(wish: .portrait) }

    /// The device upright, upside down: nothing tells the two apart in a picture.
    public static var portraitUpsideDown: PreviewTrait<T> { PreviewTrait(wish: .portrait) }

    /// The device on its side.
    public static var landscapeLeft: PreviewTrait<T> { PreviewTrait(wish: .landscape) }

    /// The device on its other side.
    public static var landscapeRight: PreviewTrait<T> { PreviewTrait(wish: .landscape) }
}

/// A preview made by a compiled program, handed to the program that loaded it as one retained pointer.
public final class _PreviewEntry {
    package let name: String?
    package let wishes: [PreviewTrait<Preview.ViewTraits>.Wish]
    package let view: any View

    private init(name: String?, wishes: [PreviewTrait<Preview.ViewTraits>.Wish], view: any View) {
        self.name = name
        self.wishes = wishes
        self.view = view
    }

    /// Called by what `#Preview` expands to.
    @MainActor public static func make<Content: View>(
        _ name: String?, traits: [PreviewTrait<Preview.ViewTraits>],
        @ViewBuilder body: @escaping @MainActor () -> Content
    ) -> UnsafeMutableRawPointer {
        let entry = _PreviewEntry(name: name, wishes: traits.map(\.wish), view: body())
        return Unmanaged.passRetained(entry).toOpaque()
    }

    /// The entry behind a pointer that `make` returned; takes over its retain.
    package static func take(_ pointer: UnsafeMutableRawPointer) -> _PreviewEntry {
        Unmanaged.fromOpaque(pointer).takeRetainedValue()
    }
}
