import Foundation
import QuadrantCore
import QuadrantGeometry

/// The card of an alert in iOS 26: text at the leading edge, capsules as buttons.
nonisolated struct GlassAlert: View {
    let title: Text?
    let message: AnyView?
    let fields: [Subview]
    let buttons: [AnyView]
    let close: () -> Void
    @Environment(\.design) private var design
    private var metrics: DialogMetrics { design.metrics.dialog }

    init(title: Text?, message: AnyView?, fields: [Subview], buttons: [AnyView], close: @escaping () -> Void) {
        self.title = title
        self.message = message
        self.fields = fields
        self.buttons = buttons
        self.close = close
    }

    @MainActor var body: some View {
        let shape = RoundedRectangle(cornerRadius: metrics.radius)
        ZStack {
            Dim().contentShape(Rectangle()).onTapGesture {}
                .transition(.opacity.animation(dialogSpring))
                .accessibilityHidden(true)
            VStack(spacing: metrics.buttonsTop) {
                texts
                GlassDialogButtons(buttons: buttons)
            }
            .padding(.top, metrics.top)
            .padding(.bottom, metrics.buttonsInset)
            .frame(width: metrics.width)
            .background { GlassPane(shape: AnyShape(shape), recipe: .alert) }
            .dialogContent(DialogButtonStyle(close: close, appearance: GlassDialogButtonAppearance()))
            .transition(.opacity.combined(with: .scale(scale: 1.1)).animation(dialogSpring))
            .semantics(.dialog)
        }
    }

    @MainActor private var texts: some View {
        VStack(alignment: .leading, spacing: 0) {
            if let title {
                title.font(.system(size: metrics.titleFont, weight: .semibold)).accessibilityAddTraits(.isHeader)
            }
            if let message {
                message.font(.system(size: metrics.messageFont)).foregroundStyle(.secondary)
                    .padding(.top, metrics.messageTop)
            }
            if !fields.isEmpty {
                AlertFields(fields: fields)
                    .background(Color(system: .tertiaryFill), in: RoundedRectangle(cornerRadius: metrics.fieldRadius))
                    .padding(.top, metrics.fieldTop)
                    // The fields have the width of the buttons.
                    .padding(.horizontal, metrics.buttonsInset - metrics.side)
            }
        }
        .multilineTextAlignment(.leading)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, metrics.side)
    }
}

/// Buttons of a dialog: two side by side if `isRow` and each has its text in one line, otherwise one below the other.
private struct GlassDialogButtons: View {
    let buttons: [AnyView]
    var isRow = true
    @Environment(\.design) private var design
    private var metrics: DialogMetrics { design.metrics.dialog }

    var body: some View {
        DialogButtonsLayout(spacing: metrics.buttonsSpacing, isRow: isRow && buttons.count == 2) {
            ForEach(0..<buttons.count, id: \.self) { buttons[$0] }
        }
        .padding(.horizontal, metrics.buttonsInset)
    }
}

/// A row where it fits, with the first view at the leading edge; otherwise a column, in which the first of two is last.
private struct DialogButtonsLayout: ControlLayout {
    static var words: ControlLayoutWords {
        ControlLayoutWords(offer: "its part of the row, or the whole width where the buttons do not fit in one",
                           size: "the width it was proposed, and the height of its row or column",
                           place: "side by side where the buttons fit, otherwise one below the other")
    }
    let spacing: CGFloat
    let isRow: Bool

    private func part(of width: CGFloat, _ subviews: Subviews) -> CGFloat? {
        let part = (width - spacing) / 2
        return isRow && subviews.allSatisfy { $0.sizeThatFits(.unspecified).width <= part } ? part : nil
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.width ?? 0, part = part(of: width, subviews)
        let heights = subviews.map { $0.sizeThatFits(ProposedViewSize(width: part ?? width, height: nil)).height }
        let sum = heights.reduce(0, +) + spacing * CGFloat(max(heights.count - 1, 0))
        return CGSize(width: width, height: part == nil ? sum : heights.max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var origin = bounds.origin
        if let part = part(of: bounds.width, subviews) {
            for subview in subviews {
                subview.place(at: origin, proposal: ProposedViewSize(width: part, height: bounds.height))
                origin.x += part + spacing
            }
            return
        }
        for subview in isRow ? Array(subviews.reversed()) : Array(subviews) {
            let offer = ProposedViewSize(width: bounds.width, height: nil)
            subview.place(at: origin, proposal: offer)
            origin.y += subview.sizeThatFits(offer).height + spacing
        }
    }
}

/// The choices of a confirmation dialog in iOS 26: a popover of the view that presents it, without the cancel button.
nonisolated struct GlassChoicesModifier: ViewModifier {
    let title: Text?
    let isPresented: Binding<Bool>
    let actions: AnyView
    let message: AnyView?

    init(title: Text?, isPresented: Binding<Bool>, actions: AnyView, message: AnyView?) {
        self.title = title
        self.isPresented = isPresented
        self.actions = actions
        self.message = message
    }

    @MainActor func body(content: Content) -> some View {
        let isPresented = isPresented, title = title, actions = actions, message = message
        content.modifier(PopoverModifier(source: PresentedSource(isPresented) {
            GlassChoices(title: title, message: message, actions: actions) { isPresented.wrappedValue = false }
        }, point: nil, edge: .bottom))
    }
}

private nonisolated struct GlassChoices: View {
    let title: Text?
    let message: AnyView?
    let actions: AnyView
    let close: () -> Void
    let read = SubviewReader()
    @Environment(\.design) private var design
    private var metrics: DialogMetrics { design.metrics.dialog }

    init(title: Text?, message: AnyView?, actions: AnyView, close: @escaping () -> Void) {
        self.title = title
        self.message = message
        self.actions = actions
        self.close = close
    }

    @MainActor var body: some View {
        let choices = read(actions).filter { $0.role != .cancel }.map { AnyView($0) }
        VStack(spacing: metrics.buttonsInset) {
            if title != nil || message != nil {
                choicesText(title, message, metrics).padding(.horizontal, metrics.buttonsInset)
            }
            GlassDialogButtons(buttons: choices, isRow: false)
        }
        .padding(.vertical, metrics.buttonsInset)
        .frame(width: metrics.choicesWidth)
        .dialogContent(DialogButtonStyle(close: close, appearance: GlassDialogButtonAppearance()))
    }
}

/// A capsule, filled with the tint for the default action.
private struct GlassDialogButtonAppearance: ButtonStyle {
    let foreground = ControlForeground()
    @Environment(\.design) private var design
    @Environment(\.colorScheme) private var scheme
    @Environment(\.keyboardShortcut) private var shortcut
    private var metrics: DialogMetrics { design.metrics.dialog }

    func makeBody(configuration: Configuration) -> some View {
        // The default action is filled with the tint (published).
        let isDefault = shortcut == .defaultAction
        let color = isDefault ? AnyShapeStyle(Color.white)
            : foreground.style(configuration.role, otherwise: AnyShapeStyle(.primary), isSystems: true)
        configuration.label
            .font(.system(size: metrics.buttonFont, weight: isDefault ? .semibold : .medium))
            .foregroundStyle(color)
            .multilineTextAlignment(.center)
            .padding(.horizontal, metrics.buttonPadding)
            .frame(maxWidth: .infinity, minHeight: metrics.row)
            .background { Capsule().fill(isDefault ? AnyShapeStyle(.tint) : AnyShapeStyle(plate)) }
            .overlay { if configuration.isPressed { Capsule().fill(Color(system: .fill)) } }
    }

    /// Published: 0.863 of the card's light and 3.8 of 255 in light, 0.89 of it and 28 in the dark.
    private var plate: Color { scheme == .dark ? .white.opacity(0.11) : .black.opacity(0.12) }
}
