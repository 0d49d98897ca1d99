/// A modifier that chooses another by the environment of the view it is applied to.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
    /// The modifier that is applied in the end.
    associatedtype ResolvedModifier: ViewModifier
    /// The modifier to apply where `environment` is in force. What it reads makes it choose again.
    @MainActor @preconcurrency func resolve(in environment: EnvironmentValues) -> ResolvedModifier
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

/// All of the environment where the view that holds this property stands; reads are recorded one by one.
private struct EnvironmentReader: InstalledProperty {
    private(set) var values = EnvironmentValues()
    mutating func install(_ slot: inout AnyObject?, _ context: PropertyContext) { values = context.environment }
}
