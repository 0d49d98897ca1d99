public import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantGraph

/// Editable text of several lines, which scrolls where it is higher than the editor. Takes all the space it is offered.
public nonisolated struct TextEditor: View {
    private let text: Binding<String>
    private let selection: Binding<TextSelection?>?
    private let attributed: Binding<AttributedString>?
    private let property = EditSessionProperty()
    @Environment(\.design) private var design
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.textFormatting) private var formatting
    @Environment(\.scrollContentBackground) private var background
    private var metrics: FieldMetrics { design.metrics.field }

    /// An editor that writes `text` at each change. Without a proposal it has the ideal size of the design in force.
    public init(text: Binding<String>) {
        self.text = text
        selection = nil
        attributed = nil
    }
    /// An editor with a selection: the selected range, or the caret. Nil until the user or the program selects.
    public init(text: Binding<String>, selection: Binding<TextSelection?>) {
        self.text = text
        self.selection = selection
        attributed = nil
    }
    /// An editor of attributed text: what is typed has the attributes of the character before, or those that the
    /// selection sets. Nil or no selection is that of the user.
    public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) {
        attributed = text
        self.text = Binding(get: { String(text.wrappedValue.characters) }, set: { new in
            let old = text.wrappedValue, typing = selection?.wrappedValue.typingAttributes(in: old)
            text.wrappedValue = old.replacingCharacters(with: new, typing: typing)
        })
        self.selection = selection.map { selection in
            Binding(get: {
                let offsets = selection.wrappedValue.offsets(in: text.wrappedValue)
                let plain = String(text.wrappedValue.characters)
                func index(_ offset: Int) -> String.Index {
                    plain.index(plain.startIndex, offsetBy: offset, limitedBy: plain.endIndex) ?? plain.endIndex
                }
                return TextSelection(range: index(offsets.lowerBound)..<index(offsets.upperBound))
            }, set: { new in
                let plain = String(text.wrappedValue.characters)
                guard let units = new?.offsets(in: plain) else { return }
                func count(_ offset: Int) -> Int {
                    plain.distance(from: plain.startIndex, to: String.Index(utf16Offset: offset, in: plain))
                }
                selection.wrappedValue = AttributedTextSelection(
                    offsets: count(units.lowerBound)..<count(units.upperBound), in: text.wrappedValue)
            })
        }
    }

    @MainActor public var body: some View {
        StyledControl(TextEditorStyleConfiguration(editor: AnyView(editor.onChange(
            of: attributed?.wrappedValue, initial: true, limit))))
    }

    /// Writes the text back where the definition in force limits its attributes.
    private func limit() {
        guard let attributed, let formatting else { return }
        let limited = attributed.wrappedValue.limited(by: formatting)
        if limited != attributed.wrappedValue { attributed.wrappedValue = limited }
    }

    @ViewBuilder @MainActor private var editor: some View {
        if let session = property.session {
            ScrollView {
                EditableText(session: session, revision: session.revision, prompt: nil, lines: .endless,
                             isSecure: false)
                    .foregroundStyle(isEnabled ? .primary : .tertiary)
                    .editing(session, inset: .zero)
                    .modifier(FilledWindow())
            }
            .scrollBounceBehavior(.basedOnSize)
            .frame(idealWidth: metrics.editorIdealSide, idealHeight: metrics.editorIdealSide)
            .background { if background != .hidden { Rectangle().fill(.background) } }
            .semantics(.textEditor) { semantics in
                semantics.value = text.wrappedValue
                semantics.isFocused = session.isFocused
                semantics.setText = { session.setText($0) }
            }
        }
    }
}

extension TextEditor: Reconciled {
    package func reconcile() {
        guard let session = property.session else { return }
        session.value = EditedValue(text)
        session.attributed = attributed?.wrappedValue
        session.selected = selection
        session.lines = .endless
        session.reconcile()
    }
}

/// Is at least as high as the viewport of the enclosing scroll view, so that a tap below the text reaches the editor.
private nonisolated struct FilledWindow: LayoutRole, Equatable {
    typealias Body = Never
    static var modifierName: String { "filledWindow" }
    static var layoutSentence: String { "The text of an editor is at least as large as the editor's window." }
    static func changed(from old: FilledWindow, to new: FilledWindow) -> PhaseSet { [] }

    private func offered(_ proposal: Proposal, _ child: ModifierChild) -> Proposal {
        var offered = proposal
        if offered[.vertical].isUnspecified { offered[.vertical] = max(child.size(proposal).y, child.containerSize.y) }
        return offered
    }
    func measure(_ proposal: Proposal, _ child: ModifierChild) -> SIMD2<Double> {
        child.size(offered(proposal, child))
    }
    func placement(in size: SIMD2<Double>, _ proposal: Proposal, _ child: ModifierChild) -> ChildPlacement {
        let offered = offered(proposal, child)
        return ChildPlacement(size: child.size(offered), proposal: offered)
    }
    func isRigid(_ child: ModifierChild) -> Bool { false }
}
