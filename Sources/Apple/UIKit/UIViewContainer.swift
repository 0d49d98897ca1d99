package import Foundation
import Observation
package import QuadrantCore
import QuadrantGraph
import QuadrantHost
import QuadrantViews
import QuartzCore

/// The place in a SwiftUI interface where views of UIKit are shown.
///
/// Tells the interface of changes that views make by themselves; what is changed while they are brought up to date is
/// seen anyway.
@MainActor
package final class UIViewContainer: Observable {
    package let root: UIView
    private let registrar = ObservationRegistrar()
    private var changes = 0
    private var quiet = 0
    var traits = UITraitCollection(userInterfaceStyle: .light)
    /// Whether the traits of an interface are known.
    private var knowsTraits = false
    /// What bars and rounded corners of the window take of the outermost view.
    fileprivate(set) var safeArea = UIEdgeInsets.zero
    /// The finger on the views; nil without one.
    var finger: UITouch?

    package init(_ root: UIView) {
        self.root = root
        root.ownContainer = self
    }

    var revision: Int {
        registrar.access(self, keyPath: \.revision)
        return changes
    }

    func note() {
        changes += 1
        if quiet == 0 { registrar.withMutation(of: self, keyPath: \.revision) {} }
    }

    /// Runs what brings views up to date.
    package func updating<R>(_ body: () -> R) -> R {
        quiet += 1
        defer { quiet -= 1 }
        return body()
    }

    /// Takes the traits of the interface, and tells the views of a change once they are shown.
    fileprivate func take(_ new: UITraitCollection) {
        let old = traits
        traits = new
        if knowsTraits, old != new { updating { root.traitsChanged(old) } }
        knowsTraits = true
    }

    /// Gives the outermost view its size and the part of the window's safe area that it covers, and lays out what is in
    /// it.
    fileprivate func layOut(_ size: CGSize, safeArea new: UIEdgeInsets) {
        updating {
            root.frame = CGRect(origin: .zero, size: size)
            if new != safeArea {
                safeArea = new
                root.safeAreaInsetsDidChange()
                root.controller?.viewSafeAreaInsetsDidChange()
            }
            root.appear()
            root.setNeedsLayout()
            root.layoutIfNeeded()
        }
    }
}

/// Shows a view of UIKit with all that is in it.
package struct UIViewShown: View {
    let container: UIViewContainer
    /// The size for a proposal, where the program says one.
    let measure: (@MainActor (ProposedViewSize) -> CGSize?)?
    /// Whether the view takes the space it is offered, as those of view controllers do.
    let fills: Bool
    @Environment(\.colorScheme) private var scheme
    @Environment(\.displayScale) private var scale
    @Environment(\.horizontalSizeClass) private var horizontal
    @Environment(\.verticalSizeClass) private var vertical
    @Environment(\.layoutDirection) private var direction
    @Environment(\.dynamicTypeSize) private var textSize
    @Environment(\.colorSchemeContrast) private var contrast

    package init(_ container: UIViewContainer, fills: Bool = false,
                 measure: (@MainActor (ProposedViewSize) -> CGSize?)? = nil) {
        (self.container, self.fills, self.measure) = (container, fills, measure)
    }

    package var body: some View {
        let revision = container.revision
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: scheme == .dark ? .dark : .light),
            UITraitCollection(displayScale: scale),
            UITraitCollection(horizontalSizeClass: UIUserInterfaceSizeClass(horizontal)),
            UITraitCollection(verticalSizeClass: UIUserInterfaceSizeClass(vertical)),
            UITraitCollection(layoutDirection: direction == .rightToLeft ? .rightToLeft : .leftToRight),
            UITraitCollection(preferredContentSizeCategory: UIContentSizeCategory(textSize)),
            UITraitCollection(accessibilityContrast: contrast == .increased ? .high : .normal),
            UITraitCollection(userInterfaceIdiom: UIDevice.current.userInterfaceIdiom),
        ])
        container.take(traits)
        return UIViewSizing(view: container.root, revision: revision, fills: fills, measure: measure) {
            GeometryReader { proxy in
                let _ = container.layOut(proxy.size, safeArea: fills ? UIWindow.safeArea(of: proxy) : .zero)
                UIViewTree(view: container.root, revision: container.root.revision)
                    .modifier(TouchDelivery(container: container, isOn: container.root.wantsTouches))
            }
        }
        // Not in the GeometryReader, whose content is made while views are placed: what is presented is above them.
        .background {
            ForEach(container.controllers, id: \.self) { controller in
                Color.clear.frame(width: 0, height: 0)
                    .modifier(PresentedController(controller: controller, revision: revision))
            }
        }
    }
}

extension UIViewContainer {
    /// The controllers of the views that are shown: each may present another.
    fileprivate var controllers: [UIViewController] {
        var found: [UIViewController] = []
        func walk(_ view: UIView) {
            if let controller = view.controller { found.append(controller) }
            if view.drawsSubviews { for inner in view.subviews where !inner.isHidden { walk(inner) } }
        }
        walk(root)
        return found
    }
}

/// Sizes a view of UIKit as a representable: its content is the minimum and the maximum where its priority requires
/// that, and flexible otherwise.
private struct UIViewSizing: Layout {
    let view: UIView
    let revision: Int
    let fills: Bool
    let measure: (@MainActor (ProposedViewSize) -> CGSize?)?

    nonisolated func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        MainActor.assumeIsolated {
            if let size = measure?(proposal) { return size }
            if fills { return proposal.replacingUnspecifiedDimensions(by: CGSize(width: 10, height: 10)) }
            return view.container?.updating { view.shownSize(proposal) } ?? view.shownSize(proposal)
        }
    }

    nonisolated func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
                                   cache: inout ()) {
        for view in subviews {
            view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        }
    }
}

extension UIView {
    /// The size of the view in an interface of SwiftUI.
    package func shownSize(_ proposal: ProposedViewSize) -> CGSize {
        func side(_ offered: CGFloat?, _ content: CGFloat?, _ axis: Int) -> CGFloat {
            guard let content else { return offered ?? 0 }
            guard var length = offered else { return content }
            if resistance[axis] >= 750 { length = max(length, content) }
            if hugging[axis] >= 750 { length = min(length, content) }
            return length
        }
        let width = side(proposal.width, contentLength(0), 0)
        let high = _height(forWidth: width) ?? contentLength(1)
        return CGSize(width: width, height: side(proposal.height, high, 1))
    }

    /// The size that a view of SwiftUI takes for a proposal, apart from any interface, in the pixels of this view.
    package func measured(_ content: some View, _ proposal: ProposedViewSize = .unspecified) -> CGSize {
        let own = traitCollection.displayScale
        return ReadScope.with(nil) {
            ViewHost(rootView: content, configuration: HostConfiguration(scale: own > 0 ? own : UIScreen.main.scale))
                .sizeThatFits(proposal)
        }
    }
}

/// Makes the bindings that hold one unequal.
private final class BindingMark {}

extension Binding {
    /// A binding to a property of a view of UIKit, whose changes nothing records. It equals no other binding: the
    /// control that it is given to is evaluated again with each revision of the view.
    init(unequal read: @escaping () -> Value, writing write: @escaping (Value) -> Void) {
        let mark = BindingMark()
        self.init(reading: { withExtendedLifetime(mark) { read() } }, writing: write)
    }
}

/// A view of UIKit as it has been laid out.
struct UIViewTree: View {
    let view: UIView
    let revision: Int

    var body: some View {
        let layer = view.layer
        layer.animated { AnyView(UIViewPicture(view: view, revision: revision)) }
    }
}

/// A view of UIKit at a moment of its layer's animations.
private struct UIViewPicture: View {
    let view: UIView
    let revision: Int

    var body: some View {
        let size = view.bounds.size, layer = view.layer
        var all = AnyView(ZStack(alignment: .topLeading) {
            layer.backdrop(view.backgroundColor?.color)
            if let drawn = view.drawn() { DrawnFragment(fragment: drawn).frame(width: size.width, height: size.height) }
            if let content = view._content() { content.frame(width: size.width, height: size.height) }
            if view.drawsSubviews { UIViewChildren(view: view, revision: revision) }
            if let border = layer.border { border }
        }.frame(width: size.width, height: size.height, alignment: .topLeading))
        if layer.masksToBounds {
            let outline = Outline(path: layer.outline())
            all = AnyView(all.clipShape(outline).contentShape(outline))
        }
        if let mask = view.mask {
            all = AnyView(all.mask(alignment: .topLeading) { UIViewTree(view: mask, revision: mask.revision) })
        } else if let mask = layer.mask {
            all = AnyView(all.mask(alignment: .topLeading) { mask.picture })
        }
        all = AnyView(all.opacity(layer.animatedOpacity ?? Double(view.alpha)))
        if let tint = view.ownTint { all = AnyView(all.tint(tint.color)) }
        if !view.isUserInteractionEnabled { all = AnyView(all.allowsHitTesting(false)) }
        if view.overrideUserInterfaceStyle != .unspecified {
            let scheme: ColorScheme = view.overrideUserInterfaceStyle == .dark ? .dark : .light
            all = AnyView(all.environment(\.colorScheme, scheme))
        }
        if let name = view.accessibilityLabel { all = AnyView(all.accessibilityLabel(Text(verbatim: name))) }
        for recognizer in view.gestureRecognizers ?? [] where recognizer.isEnabled {
            all = recognizer.attached(to: all)
        }
        let menus = view.interactions.compactMap { $0 as? UIContextMenuInteraction }
        if !menus.isEmpty {
            all = AnyView(all.contextMenu { MenuElements(elements: menus.compactMap(\.menu).flatMap(\.children)) })
        }
        let turned = view.transform.concatenating(layer.shownTransform), moved = layer.shownMove
        return all.transformEffect(turned.around(CGPoint(x: size.width / 2, y: size.height / 2)))
            .offset(x: moved.x, y: moved.y)
    }
}

/// The views inside one, each where its frame says, as of a revision of the view.
struct UIViewChildren: View {
    let view: UIView
    let revision: Int
    /// Whether a scroll view moves them, by the origin of the bounds.
    var isScrolled = false

    var body: some View {
        let origin = isScrolled ? .zero : view.bounds.origin
        let shown = view.subviews.filter { !$0.isHidden }
        ZStack(alignment: .topLeading) {
            ForEach(shown, id: \.self) { inner in
                UIViewTree(view: inner, revision: inner.revision)
                    .offset(x: inner.frame.minX - origin.x, y: inner.frame.minY - origin.y)
            }
        }
    }
}
