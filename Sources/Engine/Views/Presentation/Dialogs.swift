import Foundation
import QuadrantCore
import QuadrantGeometry

nonisolated let dialogSpring = Animation.spring(response: 0.3, dampingFraction: 1)

extension Subview {
    var role: ButtonRole? { (base as? any RoledView)?.viewRole }
    var isButton: Bool { base is any RoledView }
}

/// A view with a button role.
protocol RoledView { var viewRole: ButtonRole? { get } }
extension Button: RoledView { var viewRole: ButtonRole? { role } }

/// An alert, centred in a dimmed window.
nonisolated struct AlertFrame: View {
    let title: Text?
    let message: AnyView?
    let actions: AnyView
    let close: () -> Void
    let read = SubviewReader()
    @Environment(\.design) private var design
    private var metrics: DialogMetrics { design.metrics.dialog }

    @MainActor var body: some View {
        let found = read(actions)
        let fields = found.filter { !$0.isButton }
        let buttons = ordered(found.filter(\.isButton))
        if metrics.isGlass {
            return AnyView(GlassAlert(title: title, message: message, fields: fields, buttons: buttons, close: close))
        }
        return AnyView(ZStack {
            Dim().contentShape(Rectangle()).onTapGesture {}
                .transition(.opacity.animation(dialogSpring))
                .accessibilityHidden(true)
            VStack(spacing: 0) {
                messageContent(fields)
                line
                if buttons.count == 2 {
                    HStack(spacing: 0) {
                        buttons[0]
                        HairLine(axis: .vertical)
                        buttons[1]
                    }
                    .frame(height: metrics.row)
                } else {
                    ForEach(0..<buttons.count, id: \.self) { index in
                        if index > 0 { line }
                        buttons[index]
                    }
                }
            }
            .frame(width: metrics.width)
            .background(.thickMaterial)
            .clipShape(RoundedRectangle(cornerRadius: metrics.radius))
            .dialogContent(DialogButtonStyle(close: close, appearance: DialogButtonAppearance(
                font: metrics.font, height: metrics.row)))
            .transition(.opacity.combined(with: .scale(scale: 1.1)).animation(dialogSpring))
            .semantics(.dialog)
        })
    }

    /// The buttons in their order, together with those that the system adds.
    @MainActor private func ordered(_ declared: [Subview]) -> [AnyView] {
        guard let only = declared.first else { return [AnyView(Button(system: .ok, role: .cancel))] }
        // A destructive action can be cancelled.
        if declared.count == 1, only.role == .destructive {
            return [AnyView(Button(system: .cancel, role: .cancel)), AnyView(only)]
        }
        // Of two buttons the cancel button is first; in a column it is last.
        let cancel = declared.filter { $0.role == .cancel }, others = declared.filter { $0.role != .cancel }
        return (declared.count == 2 ? cancel + others : others + cancel).map { AnyView($0) }
    }

    @MainActor private var line: some View {
        HairLine(axis: .horizontal)
    }

    @MainActor private func messageContent(_ fields: [Subview]) -> some View {
        VStack(spacing: 0) {
            if let title {
                title.font(.system(size: metrics.titleFont, weight: .semibold)).accessibilityAddTraits(.isHeader)
            }
            if let message { message.font(.system(size: metrics.messageFont)).padding(.top, metrics.messageTop) }
            if !fields.isEmpty {
                AlertFields(fields: fields)
                .background(Color(system: .systemBackground))
                .clipShape(RoundedRectangle(cornerRadius: metrics.fieldRadius))
                .padding(.top, metrics.fieldTop)
            }
        }
        .multilineTextAlignment(.center)
        .frame(maxWidth: .infinity)
        .padding(.horizontal, metrics.side)
        .padding(.top, metrics.top)
        .padding(.bottom, metrics.bottom)
    }
}

/// The text fields of an alert, one below the other. The first has the focus, so that the keyboard is there.
nonisolated struct AlertFields: View {
    let fields: [Subview]
    @FocusState private var focused: Int?
    @Environment(\.design) private var design
    private var metrics: DialogMetrics { design.metrics.dialog }

    init(fields: [Subview]) { self.fields = fields }

    @MainActor var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<fields.count, id: \.self) { index in
                if index > 0 { HairLine(axis: .horizontal) }
                fields[index].textFieldStyle(.plain).font(.system(size: metrics.fieldFont))
                    .multilineTextAlignment(.leading)
                    .padding(.horizontal, metrics.fieldPadding).frame(height: metrics.fieldHeight)
                    .focused($focused, equals: index)
            }
        }
        .onAppear { focused = 0 }
    }
}

/// Cards at the bottom edge of a dimmed window, with the choices and the cancel button.
nonisolated struct ChoicesFrame: View {
    let title: Text?
    let message: AnyView?
    let actions: AnyView
    let close: () -> Void
    let read = SubviewReader()
    @Environment(\.design) private var design
    private var metrics: DialogMetrics { design.metrics.dialog }

    @MainActor var body: some View {
        let found = read(actions)
        let choices = found.filter { $0.role != .cancel }
        return ZStack(alignment: .bottom) {
            Dim().contentShape(Rectangle()).onTapGesture(perform: close)
                .transition(.opacity.animation(dialogSpring))
                .accessibilityHidden(true)
            VStack(spacing: metrics.margin) {
                VStack(spacing: 0) {
                    if title != nil || message != nil { messageContent }
                    ForEach(0..<choices.count, id: \.self) { index in
                        if index > 0 || title != nil || message != nil { line }
                        choices[index]
                    }
                }
                .background(.thickMaterial)
                .clipShape(RoundedRectangle(cornerRadius: metrics.radius))
                VStack(spacing: 0) {
                    if let cancel = found.first(where: { $0.role == .cancel }) { cancel } else {
                        Button(system: .cancel, role: .cancel)
                    }
                }
                .background(Color(system: .secondarySystemGroupedBackground))
                .clipShape(RoundedRectangle(cornerRadius: metrics.radius))
            }
            .padding(.horizontal, metrics.margin)
            .modifier(WindowSafeArea(edges: [.bottom, .leading, .trailing]))
            .dialogContent(DialogButtonStyle(close: close, appearance: DialogButtonAppearance(
                font: metrics.choiceFont, height: metrics.choice)))
            .transition(.move(edge: .bottom).animation(dialogSpring))
            .semantics(.dialog)
        }
    }

    @MainActor private var line: some View {
        HairLine(axis: .horizontal)
    }

    @MainActor private var messageContent: some View {
        choicesText(title, message, metrics)
            .frame(maxWidth: .infinity)
            .padding(.horizontal, metrics.side)
            .padding(.vertical, metrics.choicesVertical)
    }
}

/// The title and the message of a confirmation dialog.
@MainActor func choicesText(_ title: Text?, _ message: AnyView?, _ metrics: DialogMetrics) -> some View {
    VStack(spacing: metrics.choicesSpacing) {
        if let title {
            title.font(.system(size: metrics.choicesFont, weight: .semibold)).accessibilityAddTraits(.isHeader)
        }
        if let message { message.font(.system(size: metrics.choicesFont)) }
    }
    .foregroundStyle(.secondary)
    .multilineTextAlignment(.center)
}

extension View {
    /// Isolates the content of a dialog from the environment of its presenter.
    nonisolated func dialogContent<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
        buttonStyle(style)
            .environment(\.font, nil)
            .environment(\.foregroundStyle, nil)
            .environment(\.multilineTextAlignment, .center)
            .environment(\.navigatorLink, NavigatorLink())
            .environment(\.screenLink, ScreenLink())
    }
}

/// A button that runs its action and then closes its dialog, so that the action finds what is presented.
struct DialogButtonStyle<Appearance: ButtonStyle>: PrimitiveButtonStyle {
    let close: () -> Void
    let appearance: Appearance

    func makeBody(configuration: Configuration) -> some View {
        PressedButton(appearance, PrimitiveButtonStyleConfiguration(
            role: configuration.role, label: configuration.label,
            action: {
                configuration.trigger()
                close()
            }))
    }
}

private struct DialogButtonAppearance: ButtonStyle {
    let font: Double
    let height: Double
    let foreground = ControlForeground()
    @Environment(\.design) private var design
    private var metrics: DialogMetrics { design.metrics.dialog }

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.system(size: font, weight: configuration.role == .cancel ? .semibold : .regular))
            .foregroundStyle(foreground.style(configuration.role, isSystems: true))
            .multilineTextAlignment(.center)
            .padding(.horizontal, metrics.buttonPadding)
            .frame(maxWidth: .infinity, minHeight: height)
            .background { if configuration.isPressed { Color(system: .fill) } }
    }
}
