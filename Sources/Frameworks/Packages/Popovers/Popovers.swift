import QuadrantSubstitutes
import SwiftUI
import UIKit

// Popovers: a view over the screen that belongs to another one, and comes and goes with a flag.

/// What is shown over the screen.
public struct Popover: Identifiable {
    public var id = UUID()
    public var attributes: Attributes
    public var view: AnyView
    public var background: AnyView

    public init<Content: View>(attributes: Attributes = .init(), @ViewBuilder view: @escaping () -> Content) {
        (self.attributes, self.view, background) = (attributes, AnyView(view()), AnyView(Color.clear))
    }
    public init<Content: View, Background: View>(
        attributes: Attributes = .init(), @ViewBuilder view: @escaping () -> Content,
        @ViewBuilder background: @escaping () -> Background
    ) { (self.attributes, self.view, self.background) = (attributes, AnyView(view()), AnyView(background())) }

    /// Where it is, and how it comes and goes.
    public struct Attributes {
        public var tag: AnyHashable?
        public var position = Position.absolute(originAnchor: .bottom, popoverAnchor: .top)
        public var sourceFrame: () -> CGRect = { .zero }
        public var sourceFrameInset = UIEdgeInsets.zero
        public var screenEdgePadding = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        public var presentation = Presentation(), dismissal = Dismissal()
        public var rubberBandingMode: RubberBandingMode = [.xAxis, .yAxis]
        public var blocksBackgroundTouches = false, onTapOutside: (() -> Void)?, onDismiss: (() -> Void)?
        public var onContextChange: ((Context) -> Void)?
        public var accessibility = Accessibility()
        public init() {}

        public enum Position {
            case absolute(originAnchor: Anchor, popoverAnchor: Anchor), relative(popoverAnchors: [Anchor])
            public enum Anchor: Sendable {
                case topLeft, top, topRight, right, bottomRight, bottom, bottomLeft, left, center
            }
        }
        public struct Presentation {
            public var animation: Animation? = .easeInOut, transition: AnyTransition? = .opacity
            public init(animation: Animation? = .easeInOut, transition: AnyTransition? = .opacity) {
                (self.animation, self.transition) = (animation, transition)
            }
        }
        public struct Dismissal {
            public var animation: Animation? = .easeInOut, transition: AnyTransition? = .opacity
            public var mode: Mode = .tapOutside, tapOutsideIncludesOtherPopovers = false
            public var excludedFrames: () -> [CGRect] = { [] }, dragMovesPopoverOffScreen = true
            public var dragDismissalProximity: CGFloat = 0.25
            public init() {}
            public struct Mode: OptionSet, Sendable {
                public let rawValue: Int
                public init(rawValue: Int) { self.rawValue = rawValue }
                public static let tapOutside = Mode(rawValue: 1), dragDown = Mode(rawValue: 2)
                public static let dragUp = Mode(rawValue: 4), none: Mode = []
            }
        }
        public struct RubberBandingMode: OptionSet, Sendable {
            public let rawValue: Int
            public init(rawValue: Int) { self.rawValue = rawValue }
            public static let xAxis = RubberBandingMode(rawValue: 1), yAxis = RubberBandingMode(rawValue: 2)
            public static let none: RubberBandingMode = []
        }
        public struct Accessibility {
            public var shiftFocus = true, dismissButtonLabel: AnyView?
            public init() {}
        }
    }
    /// What is known of it while it is shown.
    public final class Context: Identifiable, ObservableObject {
        public var id = UUID()
        public var attributes = Attributes(), frame = CGRect.zero, size: CGSize?
    }
}

extension Popover.Attributes {
    /// The place of the view among those of the one that it belongs to.
    var alignment: Alignment {
        switch position {
        case .absolute(let anchor, _): anchor.alignment
        case .relative(let anchors): anchors.first?.alignment ?? .center
        }
    }
    var unit: UnitPoint {
        if case .absolute(_, let anchor) = position { anchor.unit } else { .center }
    }
}
extension Popover.Attributes.Position.Anchor {
    var alignment: Alignment {
        Alignment(horizontal: unit.x == 0 ? .leading : unit.x == 1 ? .trailing : .center,
                  vertical: unit.y == 0 ? .top : unit.y == 1 ? .bottom : .center)
    }
    var unit: UnitPoint {
        switch self {
        case .topLeft: .topLeading
        case .top: .top
        case .topRight: .topTrailing
        case .right: .trailing
        case .bottomRight: .bottomTrailing
        case .bottom: .bottom
        case .bottomLeft: .bottomLeading
        case .left: .leading
        case .center: .center
        }
    }
}

/// Puts a point of its view on a point of the view that it belongs to.
private struct Placed: Layout {
    let origin: UnitPoint, own: UnitPoint
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let at = CGPoint(x: bounds.minX + bounds.width * origin.x, y: bounds.minY + bounds.height * origin.y)
        for view in subviews { view.place(at: at, anchor: own, proposal: .unspecified) }
    }
}

extension View {
    public func popover<Content: View>(
        present: Binding<Bool>, attributes buildAttributes: @escaping (inout Popover.Attributes) -> Void = { _ in },
        @ViewBuilder view: @escaping () -> Content
    ) -> some View {
        popover(present: present, attributes: buildAttributes, view: view, background: { Color.clear })
    }
    public func popover<Content: View, Background: View>(
        present: Binding<Bool>, attributes buildAttributes: @escaping (inout Popover.Attributes) -> Void = { _ in },
        @ViewBuilder view: @escaping () -> Content, @ViewBuilder background: @escaping () -> Background
    ) -> some View {
        var attributes = Popover.Attributes()
        buildAttributes(&attributes)
        let origin: UnitPoint = if case .absolute(let anchor, _) = attributes.position { anchor.unit } else { .center }
        return overlay {
            if present.wrappedValue {
                Placed(origin: origin, own: attributes.unit) { view() }
                    .background { background() }
                    .transition(attributes.presentation.transition ?? .identity)
            }
        }
        .animation(attributes.presentation.animation, value: present.wrappedValue)
        .zIndex(present.wrappedValue ? 1 : 0)
    }
    public func popover<Selection: Hashable, Content: View>(
        selection: Binding<Selection?>, tag: Selection,
        attributes buildAttributes: @escaping (inout Popover.Attributes) -> Void = { _ in },
        @ViewBuilder view: @escaping () -> Content
    ) -> some View {
        popover(present: Binding { selection.wrappedValue == tag } set: { isShown in
            if !isShown, selection.wrappedValue == tag { selection.wrappedValue = nil }
        }, attributes: buildAttributes, view: view)
    }
    /// A name of the frame. Nothing to do: frames are not looked up.
    public func frameTag(_ tag: AnyHashable) -> some View { self }
    public func popoverShadow(shadow: Templates.Shadow = .system) -> some View {
        self.shadow(color: shadow.color, radius: shadow.radius, x: shadow.x, y: shadow.y)
    }
    /// What popovers are shown in. Nothing to do: they are shown over their views.
    public func popoverContainer() -> some View { self }
}

/// What a popover knows of itself.
public struct PopoverReader<Content: View>: View {
    private let content: (Popover.Context) -> Content
    public init(@ViewBuilder content: @escaping (Popover.Context) -> Content) { self.content = content }
    public var body: some View { content(Popover.Context()) }
}
