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
