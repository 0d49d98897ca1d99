public import Foundation
public import QuadrantCore
import QuadrantGeometry

extension View {
    /// Sets the size of the enclosing sheet in a large window. Nothing to do: a sheet on a phone has the width of the
    /// window.
    nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }
}

/// The content of a presentation, which can be measured.
public struct PresentationSizingRoot {
    private let measure: (ProposedViewSize) -> CGSize
    package init(_ measure: @escaping (ProposedViewSize) -> CGSize) { self.measure = measure }
    /// The size of the content for a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// What is around a presentation; has no members.
public struct PresentationSizingContext {
    package init() {}
}

/// The size of a sheet in a large window. Not asked for a size: a sheet on a phone has the width of the window.
public protocol PresentationSizing {
    /// The size that the content is proposed.
    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}

/// Depends on the context.
public struct AutomaticPresentationSizing: PresentationSizing, Sendable {
    /// The only value of its type.
    nonisolated public init() {}
    /// That of `form`.
    public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        FormPresentationSizing().proposedSize(for: root, context: context)
    }
}

/// The ideal size of the content.
public struct FittedPresentationSizing: PresentationSizing, Sendable {
    /// The only value of its type.
    nonisolated public init() {}
    /// Nil on both axes.
    public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        .unspecified
    }
}

/// For forms.
public struct FormPresentationSizing: PresentationSizing, Sendable {
    /// The only value of its type.
    nonisolated public init() {}
    /// 540 by 620 points, the size of UIKit's form sheets.
    public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        FixedLengths.formSheet
    }
}

/// For pages of text.
public struct PagePresentationSizing: PresentationSizing, Sendable {
    /// The only value of its type.
    nonisolated public init() {}
    /// 712 points wide and as high as the content, a guess from UIKit's page sheets.
    public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        FixedLengths.pageSheet
    }
}

/// A sizing with the ideal size of the content on some axes.
private struct FittedAxes<Base: PresentationSizing>: PresentationSizing {
    let base: Base
    let axes: Axis.Set
    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        var size = base.proposedSize(for: root, context: context)
        let ideal = root.sizeThatFits(.unspecified)
        if axes.contains(Axis.Set.horizontal) { size.width = ideal.width }
        if axes.contains(Axis.Set.vertical) { size.height = ideal.height }
        return size
    }
}

/// A sizing whose size never becomes less on some axes.
private final class StickySizing<Base: PresentationSizing>: PresentationSizing {
    private let base: Base
    private let axes: Axis.Set
    private var largest = CGSize.zero
    init(_ base: Base, _ axes: Axis.Set) { (self.base, self.axes) = (base, axes) }
    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        let size = base.proposedSize(for: root, context: context)
        let needed = root.sizeThatFits(size)
        largest = CGSize(width: max(largest.width, size.width ?? needed.width),
                         height: max(largest.height, size.height ?? needed.height))
        return ProposedViewSize(width: axes.contains(Axis.Set.horizontal) ? largest.width : size.width,
                                height: axes.contains(Axis.Set.vertical) ? largest.height : size.height)
    }
}

extension PresentationSizing {
    private func set(_ horizontal: Bool, _ vertical: Bool) -> Axis.Set {
        var axes: Axis.Set = []
        if horizontal { axes.insert(Axis.Set.horizontal) }
        if vertical { axes.insert(Axis.Set.vertical) }
        return axes
    }
    /// The same with the ideal size of the content along some axes.
    public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
        FittedAxes(base: self, axes: set(horizontal, vertical))
    }
    /// The same, growing with the content along some axes and never shrinking.
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
        StickySizing(self, set(horizontal, vertical))
    }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
    /// Depends on the context.
    nonisolated public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}
extension PresentationSizing where Self == FittedPresentationSizing {
    /// The ideal size of the content.
    nonisolated public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}
extension PresentationSizing where Self == FormPresentationSizing {
    /// For forms.
    nonisolated public static var form: FormPresentationSizing { FormPresentationSizing() }
}
extension PresentationSizing where Self == PagePresentationSizing {
    /// For pages of text.
    nonisolated public static var page: PagePresentationSizing { PagePresentationSizing() }
}
