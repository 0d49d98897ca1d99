import SwiftUI
import UIKit

/// Popovers that are ready.
public enum Templates {
    public struct Shadow: Sendable {
        public var color: Color, radius: CGFloat, x: CGFloat, y: CGFloat
        public init(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.25), radius: CGFloat = 40, x: CGFloat = 0,
                    y: CGFloat = 4) { (self.color, self.radius, self.x, self.y) = (color, radius, x, y) }
        public static let system = Shadow()
    }
    public enum ArrowSide: Sendable {
        case top(ArrowAlignment), left(ArrowAlignment), right(ArrowAlignment), bottom(ArrowAlignment)
        public enum ArrowAlignment: Sendable { case centered }
    }
    /// A box with a background.
    public struct Container<Content: View>: View {
        private let radius: CGFloat, color: Color, padding: CGFloat, shadow: Shadow?, content: Content
        public init(arrowSide: ArrowSide? = nil, cornerRadius: CGFloat = 12,
                    backgroundColor: Color = Color(.systemBackground), padding: CGFloat = 16,
                    shadow: Shadow? = .system, @ViewBuilder view: () -> Content) {
            (radius, color, self.padding, self.shadow) = (cornerRadius, backgroundColor, padding, shadow)
            content = view()
        }
        public var body: some View {
            content.padding(padding).background(color).clipShape(RoundedRectangle(cornerRadius: radius))
                .popoverShadow(shadow: shadow ?? Shadow(color: .clear, radius: 0))
        }
    }
    /// A blurred background.
    public struct VisualEffectView: View {
        public init(_ style: UIBlurEffect.Style) {}
        public var body: some View { Rectangle().fill(.regularMaterial) }
    }
    public struct Divider: View {
        public init() {}
        public var body: some View { Color(.label).opacity(0.15).frame(height: 7) }
    }
    public struct MenuItem<Content: View>: View {
        private let action: () -> Void, label: (Bool) -> Content
        public init(_ action: @escaping () -> Void, label: @escaping (Bool) -> Content) {
            (self.action, self.label) = (action, label)
        }
        public var body: some View { Button(action: action) { label(false) }.buttonStyle(.plain) }
    }
    public struct MenuButton: View {
        private let text: Text?, image: Image?, action: () -> Void
        public init(title: some StringProtocol, image: Image? = nil, action: @escaping () -> Void) {
            (text, self.image, self.action) = (Text(title), image, action)
        }
        public init(title: some StringProtocol, systemImage: String, action: @escaping () -> Void) {
            self.init(title: title, image: Image(systemName: systemImage), action: action)
        }
        public init(text: Text? = nil, image: Image? = nil, action: @escaping () -> Void) {
            (self.text, self.image, self.action) = (text, image, action)
        }
        public var body: some View {
            Button(action: action) {
                HStack {
                    text.frame(maxWidth: .infinity, alignment: .leading)
                    image
                }
                .padding(EdgeInsets(top: 14, leading: 18, bottom: 14, trailing: 18))
            }
            .buttonStyle(.plain)
        }
    }
    /// A menu that a tap on its label opens.
    public struct Menu<Label: View, Content: View>: View {
        @State private var isOpen = false
        private let present: Binding<Bool>?, label: (Bool) -> Label, content: Content
        public init(configuration: (inout MenuConfiguration) -> Void = { _ in }, @ViewBuilder content: () -> Content,
                    @ViewBuilder label: @escaping (Bool) -> Label) {
            (present, self.label, self.content) = (nil, label, content())
        }
        public init(present: Binding<Bool>, configuration: (inout MenuConfiguration) -> Void = { _ in },
                    @ViewBuilder content: () -> Content, @ViewBuilder label: @escaping (Bool) -> Label) {
            (self.present, self.label, self.content) = (present, label, content())
        }
        public var body: some View {
            let shown = present ?? $isOpen
            Button { shown.wrappedValue.toggle() } label: { label(shown.wrappedValue) }.buttonStyle(.plain)
                .popover(present: shown) {
                    VStack(spacing: 0) { content }.frame(width: 240)
                        .background(.regularMaterial).clipShape(RoundedRectangle(cornerRadius: 14)).popoverShadow()
                }
        }
    }
    /// How a menu looks.
    public struct MenuConfiguration {
        public var holdDelay = 0.2, presentationAnimation = Animation.spring, dismissalAnimation = Animation.spring
        public var labelFadeAnimation = Animation.default, width: CGFloat? = 240, cornerRadius: CGFloat = 14
        public var clipContent = true, sourceFrameInset = UIEdgeInsets.zero, shadow = Shadow.system
        public var backgroundColor = Color.clear, scaleRange: ClosedRange<CGFloat> = 30...90
        public var minimumScale: CGFloat = 0.7
        public var originAnchor = Popover.Attributes.Position.Anchor.bottom
        public var popoverAnchor = Popover.Attributes.Position.Anchor.top, menuBlur: UIBlurEffect.Style = .prominent
        public init() {}
    }
}
