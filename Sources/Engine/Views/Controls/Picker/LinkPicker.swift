import Foundation
import QuadrantCore
import QuadrantGeometry

/// A row with the chosen option that pushes a screen with all options. Requires an enclosing navigation stack.
public struct NavigationLinkPickerStyle: PickerStyle {
    /// Has no options: the row has the label at the leading edge and the chosen option in the secondary label colour.
    nonisolated public init() {}
    nonisolated public static var _appearance: _PickerAppearance { _PickerAppearance(kind: .navigationLink) }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A row with the chosen option that pushes a screen with all options; a tap there chooses one and pops the screen.
    nonisolated public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

struct LinkPicker<Title: View>: View {
    let label: Title
    let choice: Choice
    @Environment(\.self) private var environment
    @Environment(\.dynamicTypeSize) private var typeSize

    private var title: Text? { label as? Text ?? spoken(label, in: environment).map { Text(verbatim: $0) } }

    var body: some View {
        NavigationLink {
            ChoiceScreen(choice: choice, title: title)
        } label: {
            if areSeveral(Title.self) { row { TitledLabel(content: label) } } else { row { label } }
        }
    }

    private func row(@ViewBuilder _ title: () -> some View) -> some View {
        // The link dims the whole row.
        ControlRow(isStacked: typeSize.isAccessibilitySize, isTitleDimmed: false, title: title) {
            if let selected = choice.selected {
                choice.options[selected].lineLimit(1).foregroundStyle(Color(system: .secondaryLabel))
                    .environment(\.isInListRow, false)
            }
        }
    }
}

/// The screen with all options; a tap on one chooses it and pops the screen.
private struct ChoiceScreen: View {
    let choice: Choice
    let title: Text?
    @Environment(\.dismiss) private var dismiss

    /// Consecutive options in one section of the picker, or in none.
    private struct Part: Identifiable {
        let id: Int
        var header: Subview?
        var footer: Subview?
        var options: [Int] = []
    }

    private var parts: [Part] {
        var parts: [Part] = [], section: AnyHashable?, option = 0
        for view in choice.listed {
            if parts.isEmpty || view.section?.id != section {
                parts.append(Part(id: parts.count))
                section = view.section?.id
            }
            let last = parts.count - 1
            switch view.section?.part {
            case .header: parts[last].header = view
            case .footer: parts[last].footer = view
            default:
                if !view.isOption { continue }
                parts[last].options.append(option)
                option += 1
            }
        }
        return parts
    }

    var body: some View {
        let list = List {
            ForEach(parts) { part in
                Section {
                    ForEach(part.options, id: \.self, content: row)
                } header: {
                    if let header = part.header { header }
                } footer: {
                    if let footer = part.footer { footer }
                }
            }
        }
        if let title { list.navigationTitle(title).navigationBarTitleDisplayMode(.inline) } else { list }
    }

    private func row(_ index: Int) -> some View {
        ChoiceRow(option: choice.options[index], isChosen: index == choice.selected) {
            choice.select(index)
            dismiss()
        }
    }
}

/// An option, with a check mark where it is chosen.
struct ChoiceRow: View {
    let option: Subview
    let isChosen: Bool
    let choose: () -> Void

    var body: some View {
        HStack {
            option
            Spacer()
            if isChosen { Image(systemName: "checkmark").fontWeight(.semibold).foregroundStyle(.tint) }
        }
        .foregroundStyle(option.isSelectionDisabled ? .tertiary : .primary)
        .listRowAction(option.isSelectionDisabled ? nil : choose)
        .semantics(.button) { if isChosen { $0.added = .isSelected } }
    }
}
