import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantGraph
import QuadrantText

/// Whether the user can select text.
public nonisolated protocol TextSelectability {
    /// Whether a long press on a text selects it.
    static var allowsSelection: Bool { get }
}

/// Text can be selected.
public nonisolated struct EnabledTextSelectability: TextSelectability {
    /// True.
    public static let allowsSelection = true
}

/// Text cannot be selected.
public nonisolated struct DisabledTextSelectability: TextSelectability {
    /// False.
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// Text can be selected.
    nonisolated public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
    /// Text cannot be selected, the default.
    nonisolated public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
    /// Sets whether the user can select the texts in this view: a long press selects the whole text and offers to copy
    /// or share it. Texts in a button are not selectable.
    nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        modifier(SelectableTexts(isOn: S.allowsSelection))
    }
}

/// Selected text with its frames: a rectangle for each line, in points of the window.
struct SelectedText: Equatable {
    let plainText: String
    let lines: [CGRect]
}

/// The delegate of selectable texts, which receives the selection.
nonisolated final class TextChooser {
    var choose: (SelectedText) -> Void = { _ in }

    /// The responder of a selectable text at `site`; nil in a button.
    func responder(at site: ResponderSite, layout: @escaping () -> TextBox) -> Responder? {
        let graph = site.graph
        for up in graph.ancestors(of: site.node) {
            if graph.responder(of: up)?.pointer?.recognizer is PressRecognizer { return nil }
        }
        let responder = Responder(site)
        responder.pointer = PointerAttachment.hold { [self] in
            guard site.isLive else { return }
            let text = layout()
            // Attachments are not part of the selected text.
            let plainText = text.layouter.spans.map(\.string).joined()
            let all = text.layouter.geometry(in: site.size).rectangles(of: 0..<plainText.utf16.count)
            guard !all.isEmpty else { return }
            choose(SelectedText(plainText: plainText.replacing("\u{FFFC}", with: ""),
                                lines: all.map { site.graph.convert($0, from: site.node) }))
        }
        return responder
    }
}

private enum TextChooserKey: EnvironmentKey {
    static var defaultValue: TextChooser? { nil }
}

extension EnvironmentValues {
    /// The delegate of texts in the environment; nil if they cannot be selected.
    var textChooser: TextChooser? {
        get { self[TextChooserKey.self] }
        set { self[TextChooserKey.self] = newValue }
    }
}

/// Makes the texts in its view selectable.
private nonisolated struct SelectableTexts: ViewModifier {
    let isOn: Bool
    @State private var chooser = TextChooser()
    @State private var selected: SelectedText?
    @Environment(\.layoutDirection) private var direction

    init(isOn: Bool) { self.isOn = isOn }

    @MainActor func body(content: Content) -> some View {
        chooser.choose = { selected = $0 }
        let dismiss = { selected = nil }
        return content
            .environment(\.textChooser, isOn ? chooser : nil)
            .modifier(Presenter(
                isPresented: selected != nil, placement: .fill,
                content: { AnyView(selected.map { Selection(selected: $0, dismiss: dismiss, direction: direction) }) },
                backdrop: { AnyView(Backdrop(dismiss: dismiss)) },
                dismiss: dismiss))
    }
}

/// The highlighted lines and the edit menu.
private nonisolated struct Selection: View {
    let selected: SelectedText
    let dismiss: () -> Void
    let direction: LayoutDirection
    @Environment(\.design) private var design
    private var metrics: MenuMetrics { design.metrics.menu }

    @MainActor var body: some View {
        ZStack(alignment: .topLeading) {
            ForEach(0..<selected.lines.count, id: \.self) { line in
                let frame = selected.lines[line]
                Rectangle().fill(.tint.opacity(0.2))
                    .frame(width: frame.width, height: frame.height)
                    .position(x: frame.midX, y: frame.midY)
            }
            .allowsHitTesting(false)
            BarPlace(anchor: selected.lines.reduce(.null) { $0.union($1) }, metrics: metrics) {
                EditBar(plainText: selected.plainText, dismiss: dismiss).environment(\.layoutDirection, direction)
            }
        }
        // The frames are in window coordinates, from the left edge.
        .environment(\.layoutDirection, .leftToRight)
        .ignoresSafeArea()
    }
}

/// Places its view above the middle of `anchor`, or below if there is no space, always inside the window.
private struct BarPlace: ControlLayout {
    static var words: ControlLayoutWords {
        ControlLayoutWords(offer: "its ideal size",
                           size: "it fills what it was proposed",
                           place: "above the selected text, or below it where there is no space")
    }
    let anchor: CGRect
    let metrics: MenuMetrics

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let available = bounds.insetBy(dx: metrics.margin, dy: metrics.margin),
            size = subviews[0].sizeThatFits(.unspecified)
        var origin = CGPoint(x: anchor.midX - size.width / 2, y: anchor.minY - metrics.gap - size.height)
        if origin.y < available.minY { origin.y = anchor.maxY + metrics.gap }
        origin.x = max(min(origin.x, available.maxX - size.width), available.minX)
        origin.y = max(min(origin.y, available.maxY - size.height), available.minY)
        subviews[0].place(at: origin, proposal: .unspecified)
    }
}

/// The edit menu for selected text.
private nonisolated struct EditBar: View {
    let plainText: String
    let dismiss: () -> Void
    @Environment(\.design) private var design
    @Environment(\.hostLink) private var host
    private var metrics: EditMenuMetrics { design.metrics.editMenu }

    init(plainText: String, dismiss: @escaping () -> Void) {
        self.plainText = plainText
        self.dismiss = dismiss
    }

    @MainActor var body: some View {
        let host = host, plainText = plainText
        HStack(spacing: 0) {
            Button(system: .copy) {
                dismiss()
                host?()?.input.services.writeClipboard(plainText)
            }
            Divider()
            ShareLink(item: plainText)
        }
        .fixedSize()
        .buttonStyle(EditBarStyle(dismiss: dismiss))
        .background(.regularMaterial)
        .clipShape(RoundedRectangle(cornerRadius: metrics.radius))
        .shadow(color: .black.opacity(0.2), radius: metrics.shadowRadius)
        .environment(\.font, .subheadline)
        .environment(\.foregroundStyle, nil)
        .environment(\.isInMenu, false)
        .environment(\.textChooser, nil)
    }
}

private struct EditBarStyle: PrimitiveButtonStyle {
    let dismiss: () -> Void

    func makeBody(configuration: Configuration) -> some View {
        PressedButton(EditBarButtonAppearance(), PrimitiveButtonStyleConfiguration(
            role: configuration.role, label: configuration.label,
            action: {
                dismiss()
                configuration.trigger()
            }))
    }
}

private struct EditBarButtonAppearance: ButtonStyle {
    @Environment(\.design) private var design
    private var metrics: EditMenuMetrics { design.metrics.editMenu }

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .labelStyle(.titleOnly)
            .foregroundStyle(.primary)
            .padding(.horizontal, metrics.side)
            .frame(minHeight: metrics.height)
            .background { if configuration.isPressed { Color(system: .fill) } }
            .contentShape(Rectangle())
    }
}
