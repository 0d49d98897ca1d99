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
    var body: some View {
        HStack(alignment: .top, spacing: 12) {
            if let image = configuration.image {
                image.resizable().scaledToFit()
                    .frame(width: colors.imageSize?.width ?? 40, height: colors.imageSize?.height ?? 40)
                    .foregroundStyle(.tint)
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
}
extension EnvironmentValues {
    @Entry var tipStyle = AnyTipStyle { AnyView(TipCard(configuration: $0)) }
    @Entry var tipColors = TipColors()
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
    /// Shows a tip in a popover of the view while it is to be shown.
    nonisolated public func popoverTip(_ tip: (any Tip)?, arrowEdge: Edge = .top,
                                       action: @escaping (Tips.Action) -> Void = { _ in }) -> some View {
        modifier(TipPopover(tip: tip, arrowEdge: arrowEdge, action: action))
    }
    /// Shows a tip in a popover of the view while it is to be shown.
    nonisolated public func popoverTip<Content: Tip>(_ tip: Content, arrowEdge: Edge = .top,
                                                     action: @escaping (Tips.Action) -> Void = { _ in }) -> some View {
        modifier(TipPopover(tip: tip, arrowEdge: arrowEdge, action: action))
    }
}

private nonisolated struct TipPopover: ViewModifier {
    let tip: (any Tip)?
    let arrowEdge: Edge
    let action: (Tips.Action) -> Void
    init(tip: (any Tip)?, arrowEdge: Edge, action: @escaping (Tips.Action) -> Void) {
        (self.tip, self.arrowEdge, self.action) = (tip, arrowEdge, action)
    }
    @MainActor func body(content: Content) -> some View {
        let isShown = tip?.shouldDisplay ?? false
        content.popover(isPresented: Binding { isShown } set: { if !$0 { tip?.invalidate(reason: .tipClosed) } },
                        arrowEdge: arrowEdge) {
            VStack {
                if let tip { TipCard(configuration: TipViewStyleConfiguration(tip: tip, action: action)) }
            }
            .environment(\.tipColors, TipColors(background: AnyShapeStyle(.clear)))
            .frame(width: 320)
            .presentationCompactAdaptation(.popover)
        }
    }
}
