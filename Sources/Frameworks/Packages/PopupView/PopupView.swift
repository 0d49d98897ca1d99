import QuadrantSubstitutes
import SwiftUI

// PopupView: a view over others that comes and goes with a flag or an item.

public enum DismissSource: Sendable { case binding, tapInside, tapOutside, drag, autohide }

/// How a popup looks and goes away.
public struct PopupParameters {
    public enum PopupType {
        case `default`, toast, floater(verticalPadding: CGFloat = 10, horizontalPadding: CGFloat = 10,
                                       useSafeAreaInset: Bool = true)
        case scroll(headerView: AnyView)
        public static var floater: PopupType { .floater() }
    }
    public enum Position: Sendable {
        case topLeading, top, topTrailing, leading, center, trailing, bottomLeading, bottom, bottomTrailing
        fileprivate var alignment: Alignment {
            switch self {
            case .topLeading: .topLeading
            case .top: .top
            case .topTrailing: .topTrailing
            case .leading: .leading
            case .center: .center
            case .trailing: .trailing
            case .bottomLeading: .bottomLeading
            case .bottom: .bottom
            case .bottomTrailing: .bottomTrailing
            }
        }
        fileprivate var edge: Edge {
            switch self {
            case .topLeading, .top, .topTrailing: .top
            case .leading: .leading
            case .trailing: .trailing
            case .center, .bottomLeading, .bottom, .bottomTrailing: .bottom
            }
        }
    }
    public enum AppearAnimation: Sendable {
        case topSlide, bottomSlide, leftSlide, rightSlide, centerScale, none
    }
    public enum DisplayMode: Sendable { case overlay, sheet, window }

    fileprivate var type = PopupType.default, position: Position?, from: AppearAnimation?, to: AppearAnimation?
    fileprivate var isDragged: Bool?, distance: CGFloat?
    fileprivate var motion = Animation.easeOut(duration: 0.3), hideAfter: Double?
    fileprivate var closesOnTap = true, closesOutside = false, isOpen = true, color = Color.clear, behind: AnyView?
    fileprivate var willDismiss: (DismissSource) -> Void = { _ in }, didDismiss: (DismissSource) -> Void = { _ in }
    /// Whether a drag towards its edge takes the popup away: of toasts and floaters by default.
    fileprivate var canBeDragged: Bool { isDragged ?? { if case .default = type { false } else { true } }() }
    fileprivate var place: Position { position ?? { if case .default = type { .center } else { .bottom } }() }

    private func with(_ change: (inout PopupParameters) -> Void) -> PopupParameters {
        var copy = self
        change(&copy)
        return copy
    }
    public func type(_ type: PopupType) -> PopupParameters { with { $0.type = type } }
    public func position(_ position: Position) -> PopupParameters { with { $0.position = position } }
    public func appearFrom(_ appearFrom: AppearAnimation) -> PopupParameters { with { $0.from = appearFrom } }
    public func disappearTo(_ disappearTo: AppearAnimation) -> PopupParameters { with { $0.to = disappearTo } }
    public func animation(_ animation: Animation) -> PopupParameters { with { $0.motion = animation } }
    public func autohideIn(_ autohideIn: Double?) -> PopupParameters { with { $0.hideAfter = autohideIn } }
    public func closeOnTap(_ closeOnTap: Bool) -> PopupParameters { with { $0.closesOnTap = closeOnTap } }
    public func closeOnTapOutside(_ closeOnTapOutside: Bool) -> PopupParameters {
        with { $0.closesOutside = closeOnTapOutside }
    }
    public func backgroundColor(_ backgroundColor: Color) -> PopupParameters { with { $0.color = backgroundColor } }
    public func backgroundView<V: View>(_ backgroundView: () -> V) -> PopupParameters {
        let view = AnyView(backgroundView())
        return with { $0.behind = view }
    }
    public func dragToDismiss(_ dragToDismiss: Bool) -> PopupParameters { with { $0.isDragged = dragToDismiss } }
    public func dragToDismissDistance(_ distance: CGFloat) -> PopupParameters { with { $0.distance = distance } }
    /// Without effect: a popup is over the view that it belongs to.
    public func displayMode(_ displayMode: DisplayMode) -> PopupParameters {
        standIn(self, "a popup is over the view that it belongs to")
        return self
    }
    /// Without effect: a popup is over the view that it belongs to.
    public func isOpaque(_ isOpaque: Bool) -> PopupParameters {
        standIn(self, "a popup is over the view that it belongs to")
        return self
    }
    /// Nothing to do: there is no keyboard on the screen.
    public func useKeyboardSafeArea(_ use: Bool) -> PopupParameters { self }
    public func allowTapThroughBG(_ allow: Bool) -> PopupParameters { with { $0.isOpen = allow } }
    public func willDismissCallback(_ callback: @escaping (DismissSource) -> Void) -> PopupParameters {
        with { $0.willDismiss = callback }
    }
    public func willDismissCallback(_ callback: @escaping () -> Void) -> PopupParameters {
        with { $0.willDismiss = { _ in callback() } }
    }
    public func dismissCallback(_ callback: @escaping (DismissSource) -> Void) -> PopupParameters {
        with { $0.didDismiss = callback }
    }
    public func dismissCallback(_ callback: @escaping () -> Void) -> PopupParameters {
        with { $0.didDismiss = { _ in callback() } }
    }
}

private struct Popup<Inner: View>: ViewModifier {
    @Binding var isPresented: Bool
    let parameters: PopupParameters
    @ViewBuilder let inner: () -> Inner
    @State private var dragged = CGSize.zero

    func body(content: Content) -> some View {
        content
            .overlay {
                if isPresented, parameters.color != .clear || parameters.behind != nil || parameters.closesOutside {
                    ZStack {
                        parameters.color
                        if let behind = parameters.behind { behind }
                    }
                    .ignoresSafeArea().contentShape(Rectangle()).transition(.opacity)
                    .onTapGesture { if parameters.closesOutside { dismiss(.tapOutside) } }
                    .allowsHitTesting(parameters.closesOutside || !parameters.isOpen)
                }
            }
            .overlay(alignment: parameters.place.alignment) {
                if isPresented {
                    padded.offset(dragged).transition(transition)
                        .gesture(drag, isEnabled: parameters.canBeDragged)
                        .onTapGesture { if parameters.closesOnTap { dismiss(.tapInside) } }
                        .task {
                            guard let seconds = parameters.hideAfter else { return }
                            try? await Task.sleep(nanoseconds: UInt64(max(seconds, 0) * 1e9))
                            if !Task.isCancelled { dismiss(.autohide) }
                        }
                }
            }
            .animation(parameters.motion, value: isPresented)
    }
    @ViewBuilder private var padded: some View {
        switch parameters.type {
        case .default: inner()
        case .toast: inner().frame(maxWidth: .infinity)
        case .floater(let vertical, let horizontal, _):
            inner().padding(.vertical, vertical).padding(.horizontal, horizontal)
        case .scroll(let header):
            VStack(spacing: 0) {
                header
                ScrollView { inner() }
            }
        }
    }
    /// A drag towards the edge, of at least the distance: 100 points by default, an estimate.
    private var drag: some Gesture {
        DragGesture().onChanged { dragged = towardsEdge($0.translation) }.onEnded { value in
            let moved = towardsEdge(value.translation)
            if max(abs(moved.width), abs(moved.height)) >= parameters.distance ?? 100 { dismiss(.drag) }
            dragged = .zero
        }
    }
    private func towardsEdge(_ translation: CGSize) -> CGSize {
        switch parameters.place.edge {
        case .top: CGSize(width: 0, height: min(translation.height, 0))
        case .bottom: CGSize(width: 0, height: max(translation.height, 0))
        case .leading: CGSize(width: min(translation.width, 0), height: 0)
        case .trailing: CGSize(width: max(translation.width, 0), height: 0)
        }
    }
    private var transition: AnyTransition {
        .asymmetric(insertion: transition(parameters.from), removal: transition(parameters.to ?? parameters.from))
    }
    private func transition(_ way: PopupParameters.AppearAnimation?) -> AnyTransition {
        switch way {
        case .topSlide?: .move(edge: .top).combined(with: .opacity)
        case .bottomSlide?: .move(edge: .bottom).combined(with: .opacity)
        case .leftSlide?: .move(edge: .leading)
        case .rightSlide?: .move(edge: .trailing)
        case .centerScale?: .scale.combined(with: .opacity)
        case .some(.none): .identity
        case nil: .move(edge: parameters.place.edge).combined(with: .opacity)
        }
    }
    private func dismiss(_ source: DismissSource) {
        parameters.willDismiss(source)
        isPresented = false
        parameters.didDismiss(source)
    }
}
extension View {
    public func popup<PopupContent: View>(
        isPresented: Binding<Bool>, @ViewBuilder view: @escaping () -> PopupContent,
        customize: @escaping (PopupParameters) -> PopupParameters = { $0 }
    ) -> some View {
        modifier(Popup(isPresented: isPresented, parameters: customize(PopupParameters()), inner: view))
    }
    public func popup<Item: Equatable, PopupContent: View>(
        item: Binding<Item?>, @ViewBuilder itemView: @escaping (Item) -> PopupContent,
        customize: @escaping (PopupParameters) -> PopupParameters = { $0 }
    ) -> some View {
        let isPresented = Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
        return modifier(Popup(isPresented: isPresented, parameters: customize(PopupParameters())) {
            if let value = item.wrappedValue { itemView(value) }
        })
    }
}
