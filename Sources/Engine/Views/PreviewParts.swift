import QuadrantCore

// The views of a `PreviewProvider`: groups and collections are taken apart, also inside of modifiers, which are then
// applied to each of the views.

/// A view that consists of several previews.
private protocol PreviewGroup {
    @MainActor var members: [any View] { get }
}

extension Group: PreviewGroup where Content: View {
    fileprivate var members: [any View] { [content] }
}

extension TupleView: PreviewGroup {
    fileprivate var members: [any View] { Mirror(reflecting: value).children.compactMap { $0.value as? any View } }
}

extension ForEach: PreviewGroup where Content: View {
    fileprivate var members: [any View] { data.map { content($0) } }
}

extension _ConditionalContent: PreviewGroup {
    fileprivate var members: [any View] { [branch] }
}

extension Optional: PreviewGroup where Wrapped: View {
    fileprivate var members: [any View] { map { [$0] } ?? [] }
}

/// A view with a modifier.
private protocol ModifiedPreview {
    @MainActor var inner: any View { get }
    @MainActor func modified(_ view: any View) -> any View
}

extension ModifiedContent: ModifiedPreview where Content: View, Modifier: ViewModifier {
    fileprivate var inner: any View { content }
    fileprivate func modified(_ view: any View) -> any View {
        func modified<Inner: View>(_ view: Inner) -> any View { view.modifier(modifier) }
        return modified(view)
    }
}

extension _PreviewEntry.Part {
    /// Each view as a part; the preferences around a group are those of each view in it.
    @MainActor var split: [Self] {
        let part = _PreviewEntry.peeled(self)
        if let group = part.view as? any PreviewGroup {
            let members = group.members
            if members.isEmpty { return [part] }
            return members.flatMap { Self(name: part.name, preferences: part.preferences, view: $0).split }
        }
        guard let outer = part.view as? any ModifiedPreview else { return [part] }
        let inner = Self(name: part.name, preferences: part.preferences, view: outer.inner).split
        return inner.map { Self(name: $0.name, preferences: $0.preferences, view: outer.modified($0.view)) }
    }
}
