/// A modifier that is resolved by the environment of the view it is applied to.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
    /// The type of the resolved modifier.
    associatedtype ResolvedModifier: ViewModifier
    /// The modifier to apply in `environment`. It is resolved again when a value that it read changes.
    nonisolated func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
    nonisolated public static func _append<Inner: View>(
        _ view: ModifiedContent<Inner, Self>, to children: inout _ChildBuilder
    ) {
        let resolved = ResolvedInPlace(content: view.content, modifier: view.modifier)
        type(of: resolved)._append(resolved, to: &children)
    }
}

private nonisolated struct ResolvedInPlace<Content: View, Modifier: EnvironmentalModifier>: View {
    let content: Content
    let modifier: Modifier
    private let environmentReader = EnvironmentReader()

    init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }

    @MainActor var body: some View { content.modifier(modifier.resolve(in: environmentReader.values)) }
}

/// The whole environment of the view with this property; reads are recorded per key.
private struct EnvironmentReader: InstalledProperty {
    private(set) var values = EnvironmentValues()
    mutating func install(_ slot: inout AnyObject?, _ context: PropertyContext) { values = context.environment }
}
