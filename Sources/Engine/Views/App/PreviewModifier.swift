import Combine
public import QuadrantCore

/// A type that modifies the content of a `#Preview` and gives it data that previews share.
///
/// `makeSharedContext()` runs once in a program for each conforming type, `body(content:context:)` for each preview
/// that has the trait `.modifier(…)`. An error that `makeSharedContext()` throws ends the preview.
@MainActor @preconcurrency
public protocol PreviewModifier {
    /// What the previews share, such as a container with sample data.
    associatedtype Context = Void
    /// The type of the view that replaces the content.
    associatedtype Body: View
    /// The type of the preview's content.
    typealias Content = PreviewModifierContent

    /// Creates the shared context; called once in a program. The default implementation shares nothing.
    @MainActor @preconcurrency static func makeSharedContext() async throws -> Context
    /// The view that replaces the preview; it contains `content`.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    /// Creates an empty context.
    public static func makeSharedContext() async throws {}
}

/// The content of a preview, as a `PreviewModifier` receives it.
public nonisolated struct PreviewModifierContent: View {
    let content: AnyView
    public var body: some View { content }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// Applies a modifier to the preview. Of several traits the first one is innermost.
    nonisolated public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
        // Made where the preview is declared, applied on the main actor, and used nowhere else.
        nonisolated(unsafe) let modifier = modifier
        return PreviewTrait(modified: { modifiedPreview($0, modifier) })
    }
}

@MainActor private func modifiedPreview<Modifier: PreviewModifier>(_ view: any View, _ modifier: Modifier) -> any View {
    ModifiedPreview(content: AnyView(view), modifier: modifier, context: SharedContexts.of(Modifier.self))
}

/// Draws nothing until the context is created, which takes no time unless its creation suspends.
private struct ModifiedPreview<Modifier: PreviewModifier>: View {
    let content: AnyView
    let modifier: Modifier
    @ObservedObject var context: SharedContext<Modifier>

    var body: some View {
        if let value = context.value {
            modifier.body(content: PreviewModifierContent(content: content), context: value)
        }
    }
}

/// The context that all previews with one type of modifier share.
private final class SharedContext<Modifier: PreviewModifier>: ObservableObject {
    @Published private(set) var value: Modifier.Context?

    @MainActor init() {
        Task.immediate { @MainActor in
            do { value = try await Modifier.makeSharedContext() } catch {
                fatalError("\(Modifier.self).makeSharedContext() threw an error: \(error)")
            }
        }
    }
}

@MainActor private enum SharedContexts {
    private static var made: [ObjectIdentifier: AnyObject] = [:]

    static func of<Modifier: PreviewModifier>(_ type: Modifier.Type) -> SharedContext<Modifier> {
        if let known = made[ObjectIdentifier(type)] as? SharedContext<Modifier> { return known }
        let context = SharedContext<Modifier>()
        made[ObjectIdentifier(type)] = context
        return context
    }
}
