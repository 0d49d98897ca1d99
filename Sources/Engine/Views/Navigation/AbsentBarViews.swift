import QuadrantCore

/// A view that may consist of no views at all, as an `if` does whose condition is false.
private protocol PossiblyAbsent {
    nonisolated var isAbsent: Bool { get }
}

/// Whether a view consists of no views, as far as its value tells; the body of a view of the program's own is not read.
/// A bar has no item for it, and without items no plate of glass.
nonisolated func isAbsent<V: View>(_ view: V) -> Bool { (view as? any PossiblyAbsent)?.isAbsent ?? false }

extension EmptyView: PossiblyAbsent { nonisolated fileprivate var isAbsent: Bool { true } }
extension Optional: PossiblyAbsent where Wrapped: View {
    nonisolated fileprivate var isAbsent: Bool { map { QuadrantViews.isAbsent($0) } ?? true }
}
extension _ConditionalContent: PossiblyAbsent {
    nonisolated fileprivate var isAbsent: Bool { QuadrantViews.isAbsent(branch) }
}
extension Group: PossiblyAbsent where Content: View {
    nonisolated fileprivate var isAbsent: Bool { QuadrantViews.isAbsent(content) }
}
extension TupleView: PossiblyAbsent {
    nonisolated fileprivate var isAbsent: Bool {
        Mirror(reflecting: value).children.allSatisfy { part in
            (part.value as? any View).map { QuadrantViews.isAbsent($0) } ?? false
        }
    }
}
extension LabeledToolbarItemGroupContent: PossiblyAbsent {
    nonisolated fileprivate var isAbsent: Bool { QuadrantViews.isAbsent(content) }
}
