import SwiftUI

// AlertToast: a card in the middle, at the top or at the bottom that goes away by itself. Its sizes are estimates.

public struct AlertToast: View {
    public enum BannerAnimation { case slide, pop }
    public enum DisplayMode: Equatable { case alert, hud, banner(_ transition: BannerAnimation) }
    public enum AlertType: Equatable {
        case complete(_ color: Color), error(_ color: Color), systemImage(_ name: String, _ color: Color)
        case image(_ name: String, _ color: Color), loading, regular
    }
    public enum AlertStyle: Equatable {
        case style(backgroundColor: Color? = nil, titleColor: Color? = nil, subTitleColor: Color? = nil,
                   titleFont: Font? = nil, subTitleFont: Font? = nil, activityIndicatorColor: Color? = nil)
    }
    public var displayMode: DisplayMode, type: AlertType, title: String?, subTitle: String?, style: AlertStyle?
    public init(displayMode: DisplayMode = .alert, type: AlertType, title: String? = nil, subTitle: String? = nil,
                style: AlertStyle? = nil) {
        (self.displayMode, self.type, self.title, self.subTitle) = (displayMode, type, title, subTitle)
        self.style = style
    }
    private var background: Color? { if case .style(let color, _, _, _, _, _)? = style { color } else { nil } }
    private var titleColor: Color? { if case .style(_, let color, _, _, _, _)? = style { color } else { nil } }
    private var subTitleColor: Color? { if case .style(_, _, let color, _, _, _)? = style { color } else { nil } }
    private var titleFont: Font? { if case .style(_, _, _, let font, _, _)? = style { font } else { nil } }
    private var subTitleFont: Font? { if case .style(_, _, _, _, let font, _)? = style { font } else { nil } }

    @ViewBuilder private func sign(_ size: CGFloat) -> some View {
        switch type {
        case .complete(let color): Image(systemName: "checkmark").font(.system(size: size)).foregroundColor(color)
        case .error(let color): Image(systemName: "xmark").font(.system(size: size)).foregroundColor(color)
        case .systemImage(let name, let color): Image(systemName: name).font(.system(size: size)).foregroundColor(color)
        case .image(let name, let color):
            Image(name).resizable().scaledToFit().frame(width: size, height: size).foregroundColor(color)
        case .loading: ProgressView()
        case .regular: EmptyView()
        }
    }
    private func words(_ alignment: HorizontalAlignment) -> some View {
        VStack(alignment: alignment, spacing: 8) {
            if let title { Text(LocalizedStringKey(title)).font(titleFont ?? .body.bold()).foregroundColor(titleColor) }
            if let subTitle {
                Text(LocalizedStringKey(subTitle)).font(subTitleFont ?? .footnote)
                    .foregroundColor(subTitleColor ?? .secondary)
            }
        }
        .multilineTextAlignment(alignment == .center ? .center : .leading)
    }
    public var body: some View {
        switch displayMode {
        case .alert:
            VStack(spacing: 16) {
                sign(48)
                words(.center)
            }
            .padding(24).frame(minWidth: 175, minHeight: type == .regular ? 0 : 175)
            .background(background.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.regularMaterial))
            .cornerRadius(10)
        case .hud:
            HStack(spacing: 16) {
                sign(17)
                words(.leading)
            }
            .padding(.horizontal, 24).padding(.vertical, 8).frame(minHeight: 50)
            .background(background.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.regularMaterial))
            .clipShape(Capsule()).shadow(color: .black.opacity(0.1), radius: 8, x: 0, y: 6)
        case .banner:
            HStack(spacing: 12) {
                sign(20)
                words(.leading)
            }
            .padding().frame(maxWidth: 400, alignment: .leading)
            .background(background.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.regularMaterial))
            .cornerRadius(10).padding([.horizontal, .bottom])
        }
    }
}
private struct Toasting: ViewModifier {
    @Binding var isPresenting: Bool
    let duration: Double, tapToDismiss: Bool, offsetY: CGFloat
    let alert: () -> AlertToast, onTap: (() -> Void)?, completion: (() -> Void)?

    func body(content: Content) -> some View {
        let toast = alert()
        content
            .overlay(alignment: alignment(toast)) {
                if isPresenting {
                    toast.offset(y: offsetY).transition(transition(toast))
                        .onTapGesture {
                            onTap?()
                            if tapToDismiss { isPresenting = false }
                        }
                        .onDisappear { completion?() }
                        .task(id: isPresenting) {
                            guard duration > 0, toast.type != .loading else { return }
                            try? await Task.sleep(nanoseconds: UInt64(duration * 1e9))
                            if !Task.isCancelled { isPresenting = false }
                        }
                }
            }
            .animation(.spring(), value: isPresenting)
    }
    private func alignment(_ toast: AlertToast) -> Alignment {
        switch toast.displayMode {
        case .alert: .center
        case .hud: .top
        case .banner: .bottom
        }
    }
    private func transition(_ toast: AlertToast) -> AnyTransition {
        switch toast.displayMode {
        case .alert: .scale(scale: 0.8).combined(with: .opacity)
        case .hud: .move(edge: .top).combined(with: .opacity)
        case .banner(.slide): .slide.combined(with: .opacity)
        case .banner(.pop): .move(edge: .bottom)
        }
    }
}
extension View {
    public func toast(isPresenting: Binding<Bool>, duration: Double = 2, tapToDismiss: Bool = true,
                      offsetY: CGFloat = 0, alert: @escaping () -> AlertToast, onTap: (() -> Void)? = nil,
                      completion: (() -> Void)? = nil) -> some View {
        modifier(Toasting(isPresenting: isPresenting, duration: duration, tapToDismiss: tapToDismiss, offsetY: offsetY,
                          alert: alert, onTap: onTap, completion: completion))
    }
}
