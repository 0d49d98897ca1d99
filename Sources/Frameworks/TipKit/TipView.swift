public import Foundation
import QuadrantViews
public import SwiftUI

/// A tip as a card: its picture, title, text and buttons, with a cross that closes it. Draws nothing while the tip is
/// not shown.
public nonisolated struct TipView<Content: Tip>: View {
    private let tip: Content?
    private let arrowEdge: Edge?
    private let action: (Tips.Action) -> Void
    @Environment(\.tipStyle) private var style

    /// A card, with an arrow at an edge.
    public init(_ tip: Content, arrowEdge: Edge? = nil,
                action: @escaping (Tips.Action) -> Void = { _ in }) {
        (self.tip, self.arrowEdge, self.action) = (tip, arrowEdge, action)
    }
    /// A card, where there is a tip.
    public init(_ tip: Content?, arrowEdge: Edge? = nil,
                action: @escaping (Tips.Action) -> Void = { _ in }) {
        (self.tip, self.arrowEdge, self.action) = (tip, arrowEdge, action)
    }
    @MainActor public var body: some View {
        if let tip, tip.shouldDisplay {
            style.body(TipViewStyleConfiguration(tip: tip, action: action))
                .overlay(alignment: arrowEdge.map(Alignment.init) ?? .center) {
                    if let arrowEdge { Arrow(edge: arrowEdge) }
                }
        }
    }
}

extension Alignment {
    fileprivate init(_ edge: Edge) {
        switch edge {
        case .top: self = .top
        case .bottom: self = .bottom
        case .leading: self = .leading
        case .trailing: self = .trailing
        }
    }
}

private struct Arrow: View {
    let edge: Edge
    var body: some View {
        let width: CGFloat = 20, height: CGFloat = 9
        let isVertical = edge == .top || edge == .bottom
        Path { path in
            path.move(to: CGPoint(x: 0, y: height))
            path.addLine(to: CGPoint(x: width / 2, y: 0))
            path.addLine(to: CGPoint(x: width, y: height))
        }
        .fill(Color(uiColor: .secondarySystemBackground))
        .frame(width: width, height: height)
        .rotationEffect(.degrees(edge == .top ? 0 : edge == .bottom ? 180 : edge == .leading ? -90 : 90))
        .offset(x: isVertical ? 0 : edge == .leading ? -height - 5 : height + 5,
                y: isVertical ? edge == .top ? -height : height : 0)
    }
}

/// The parts of a tip, for a style.
public struct TipViewStyleConfiguration {
    /// The tip.
    public let tip: any Tip
    fileprivate let action: (Tips.Action) -> Void
    /// The title.
    public var title: Text? { tip.title }
    /// The text.
    public var message: Text? { tip.message }
    /// The picture.
    public var image: Image? { tip.image }
    /// The buttons.
    public var actions: [Tips.Action] {
        tip.actions.enumerated().map { index, own in
            let action = action
            var made = Tips.Action(id: own.id, perform: {
                own.handler()
                action(own)
            }, own.label)
            made.index = index
            return made
        }
    }
}

/// How a tip is drawn.
@MainActor @preconcurrency
public protocol TipViewStyle {
    /// The view of a tip.
    associatedtype Body: View
    /// The parts of a tip.
    typealias Configuration = TipViewStyleConfiguration
    /// Makes the view of a tip.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A small card.
public struct MiniTipViewStyle: TipViewStyle {
    /// A small card.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { TipCard(configuration: configuration) }
}
extension TipViewStyle where Self == MiniTipViewStyle {
    /// A small card.
    nonisolated public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}

private struct TipCard: View {
    let configuration: TipViewStyleConfiguration
    @Environment(\.tipColors) private var colors
    @Environment(\.tipClosed) private var tipClosed
    var body: some View {
        HStack(alignment: .top, spacing: 12) {
            if let image = configuration.image {
                colors.painted(image.resizable().scaledToFit()
                    .frame(width: colors.imageSize?.width ?? 40, height: colors.imageSize?.height ?? 40))
            }
            VStack(alignment: .leading, spacing: 4) {
                configuration.title?.font(.headline)
                configuration.message?.font(.subheadline).foregroundStyle(.secondary)
                ForEach(configuration.actions) { action in
                    Divider().padding(.vertical, 4)
                    Button(action: action.handler) { action.label() }
                        .font(action.index == 0 ? .body.weight(.semibold) : .body)
                        .buttonStyle(.borderless)
                }
            }
            Spacer(minLength: 0)
            Button {
                configuration.tip.invalidate(reason: .tipClosed)
                tipClosed()
            } label: {
                Image(systemName: "xmark").font(.footnote.weight(.semibold)).foregroundStyle(.tertiary)
            }
            .buttonStyle(.plain)
            .accessibilityLabel(Text(verbatim: "Close"))
        }
        .padding(16)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(colors.background ?? AnyShapeStyle(Color(uiColor: .secondarySystemBackground)),
                    in: RoundedRectangle(cornerRadius: colors.cornerRadius ?? 13))
    }
}

struct AnyTipStyle {
    let body: @MainActor (TipViewStyleConfiguration) -> AnyView
}
struct TipColors {
    var background: AnyShapeStyle?
    var cornerRadius: CGFloat?
    var imageSize: CGSize?
    /// The styles of the picture, up to three; none is the tint.
    var image: [AnyShapeStyle] = []
    /// Whether the views behind a popover react while it is shown.
    var interaction = PresentationBackgroundInteraction.automatic

    /// A picture in its styles.
    @MainActor @ViewBuilder func painted(_ picture: some View) -> some View {
        switch image.count {
        case 0: picture.foregroundStyle(.tint)
        case 1: picture.foregroundStyle(image[0])
        case 2: picture.foregroundStyle(image[0], image[1])
        default: picture.foregroundStyle(image[0], image[1], image[2])
        }
    }
}
extension EnvironmentValues {
    @Entry var tipStyle = AnyTipStyle { AnyView(TipCard(configuration: $0)) }
    @Entry var tipColors = TipColors()
    /// What the popover of a tip does when its cross is tapped.
    @Entry var tipClosed: @MainActor () -> Void = {}
}

extension View {
    /// Draws tips in a style.
    nonisolated public func tipViewStyle(_ style: some TipViewStyle & Sendable) -> some View {
        environment(\.tipStyle, AnyTipStyle { AnyView(style.makeBody(configuration: $0)) })
    }
    /// The background of tips.
    nonisolated public func tipBackground(_ style: some ShapeStyle) -> some View {
        transformEnvironment(\.tipColors) { $0.background = AnyShapeStyle(style) }
    }
    /// The radius of the corners of tips.
    nonisolated public func tipCornerRadius(_ cornerRadius: Double, antialiased: Bool = true) -> some View {
        transformEnvironment(\.tipColors) { $0.cornerRadius = CGFloat(cornerRadius) }
    }
    /// The size of the pictures of tips.
    nonisolated public func tipImageSize(_ size: CGSize) -> some View {
        transformEnvironment(\.tipColors) { $0.imageSize = size }
    }
    /// The style of the pictures of tips.
    nonisolated public func tipImageStyle<S: ShapeStyle>(_ style: S) -> some View {
        transformEnvironment(\.tipColors) { $0.image = [AnyShapeStyle(style)] }
    }
    /// The styles of the levels of the pictures of tips.
    nonisolated public func tipImageStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2)
        -> some View
    {
        transformEnvironment(\.tipColors) { $0.image = [AnyShapeStyle(primary), AnyShapeStyle(secondary)] }
    }
    /// The styles of the levels of the pictures of tips.
    nonisolated public func tipImageStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        transformEnvironment(\.tipColors) {
            $0.image = [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]
        }
    }
    /// Whether the views behind the popovers of tips in this view react while one is shown.
    nonisolated public func tipBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
        transformEnvironment(\.tipColors) { $0.interaction = interaction }
    }
    /// Names the view for tips that are shown elsewhere. Nothing to do: a tip is shown where its view is.
    nonisolated public func tipAnchor<AnchorID: Hashable & Sendable>(_ id: AnchorID) -> some View { self }

    /// Shows a tip in a popover of the view while it is to be shown, below the view where no edge is given.
    @preconcurrency
    nonisolated public func popoverTip(_ tip: (any Tip)?, arrowEdge: Edge? = nil,
                                       action: @escaping @MainActor (Tips.Action) -> Void = { _ in }) -> some View {
        modifier(TipPopover(tip: tip, arrowEdge: arrowEdge, action: action))
    }
    /// Shows a tip in a popover at a part of the view while it is to be shown and `isPresented`, which is set to false
    /// when it is closed.
    @preconcurrency
    nonisolated public func popoverTip(
        _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
    ) -> some View {
        modifier(TipPopover(tip: tip, isPresented: isPresented, anchor: attachmentAnchor, arrowEdge: arrowEdge,
                            action: action))
    }
    /// The same with a popover beside one of some edges, of which the first is taken, from the top.
    @preconcurrency
    nonisolated public func popoverTip(
        _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdges: Edge.Set,
        action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
    ) -> some View {
        let edge: Edge? = arrowEdges.contains(.top) ? .top : arrowEdges.contains(.bottom) ? .bottom
            : arrowEdges.contains(.leading) ? .leading : arrowEdges.contains(.trailing) ? .trailing : nil
        return modifier(TipPopover(tip: tip, isPresented: isPresented, anchor: attachmentAnchor, arrowEdge: edge,
                                   action: action))
    }
}

private nonisolated struct TipPopover: ViewModifier {
    let tip: (any Tip)?
    let isPresented: Binding<Bool>?
    let anchor: PopoverAttachmentAnchor
    let arrowEdge: Edge?
    let action: @MainActor (Tips.Action) -> Void
    @Environment(\.tipColors) private var colors
    init(tip: (any Tip)?, isPresented: Binding<Bool>? = nil, anchor: PopoverAttachmentAnchor = .rect(.bounds),
         arrowEdge: Edge?, action: @escaping @MainActor (Tips.Action) -> Void) {
        (self.tip, self.isPresented, self.anchor) = (tip, isPresented, anchor)
        (self.arrowEdge, self.action) = (arrowEdge, action)
    }
    @MainActor func body(content: Content) -> some View {
        let isShown = tip?.shouldDisplay == true && isPresented?.wrappedValue != false
        var inner = TipColors(background: AnyShapeStyle(.clear))
        (inner.imageSize, inner.image) = (colors.imageSize, colors.image)
        let (tip, isPresented, action) = (tip, isPresented, action)
        return content.popover(isPresented: Binding { isShown } set: { isOn in
            if isOn { return }
            tip?.invalidate(reason: .tipClosed)
            isPresented?.wrappedValue = false
        }, attachmentAnchor: anchor, arrowEdge: arrowEdge) {
            VStack {
                if let tip { TipCard(configuration: TipViewStyleConfiguration(tip: tip, action: action)) }
            }
            .environment(\.tipColors, inner)
            .environment(\.tipClosed) { isPresented?.wrappedValue = false }
            .frame(width: 320)
            .presentationCompactAdaptation(.popover)
            .presentationBackgroundInteraction(colors.interaction)
        }
    }
}
