import Combine
public import QuadrantCore

/// A type that changes the content of a `#Preview` and hands it data that previews share.
///
/// `makeSharedContext()` runs once in a program for each conforming type, `body(content:context:)` for each preview
/// that has the trait `.modifier(…)`. An error that `makeSharedContext()` throws ends the preview.
@MainActor @preconcurrency
public protocol PreviewModifier {
    /// What the previews share, such as a container with sample data.
    associatedtype Context = Void
    /// The view that is shown in place of the content.
    associatedtype Body: View
    /// The preview that is modified.
    typealias Content = PreviewModifierContent

    /// Makes what the previews share; called once in a program. Without one, nothing is shared.
    @MainActor @preconcurrency static func makeSharedContext() async throws -> Context
    /// The preview with `content` in it.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    /// Nothing to share.
    public static func makeSharedContext() async throws {}
}

/// The content of a preview, as a `PreviewModifier` sees it.
public nonisolated struct PreviewModifierContent: View {
    let content: AnyView
    public var body: some View { content }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// Applies a modifier to the preview. Of several traits the first one is innermost.
    @MainActor public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
        PreviewTrait(modified: { modifiedPreview($0, modifier) })
    }
}

@MainActor private func modifiedPreview<Modifier: PreviewModifier>(_ view: any View, _ modifier: Modifier) -> any View {
    ModifiedPreview(content: AnyView(view), modifier: modifier, context: SharedContexts.of(Modifier.self))
}

/// Nothing until the context is there: at once, unless making it waits for something.
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

/// The context that all previews with a kind of modifier share.
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
