import Foundation
import QuadrantCore
import QuadrantGeometry

/// A button with the chosen option, which opens a menu of all options.
struct MenuPicker: View {
    let choice: Choice
    /// Whether the button is grey without a plate, at the end of a list row.
    var isBare = false

    @Environment(\.design) private var design
    @Environment(\.menuIndicatorVisibility) private var indicator
    @Environment(\.isEnabled) private var isEnabled
    private var metrics: MenuMetrics { design.metrics.menu }

    private var tint: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(.tertiary) }
        return isBare ? AnyShapeStyle(Color(system: .secondaryLabel)) : AnyShapeStyle(.tint)
    }

    var body: some View {
        Menu {
            RowPicker(choice: choice)
        } label: {
            HStack(spacing: metrics.labelSpacing) {
                if let current = choice.current {
                    current.lineLimit(1)
                } else if let selected = choice.selected {
                    choice.options[selected].lineLimit(1)
                }
                if indicator != .hidden { MenuIndicator(style: tint) }
            }
            .padding(.horizontal, isBare ? 0 : design.metrics.button.horizontal)
            .padding(.vertical, isBare ? 0 : design.metrics.button.vertical)
            .foregroundStyle(tint)
            // An icon of the option has the colour of its title and no place of its own in the row.
            .environment(\.isInListRow, false)
        }
        .buttonStyle(.borderless)
        // The label already contains the indicator.
        .environment(\.menuIndicatorVisibility, .automatic)
        .environment(\.menuOpensFromRow, isBare)
    }
}

/// A list row with the label of a picker and the chosen option, which is below it at accessibility text sizes.
struct MenuPickerRow<Title: View>: View {
    let label: Title
    let choice: Choice
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        // Of several views the first is the title, the others are secondary text below it.
        if areSeveral(Title.self) { row { TitledLabel(content: label) } } else { row { label } }
    }

    private func row(@ViewBuilder _ title: () -> some View) -> some View {
        ControlRow(isStacked: typeSize.isAccessibilitySize, title: title) {
            MenuPicker(choice: choice, isBare: true)
        }
    }
}

/// The options as rows of a list, the chosen one with a check mark, after a row of the label unless labels are hidden.
struct InlinePicker<Title: View>: View {
    let label: Title
    let choice: Choice
    @Environment(\.labelsAreHidden) private var isHidden

    var body: some View {
        if Title.self != EmptyView.self, !isHidden { label }
        ForEach(Array(choice.options.enumerated()), id: \.element.id) { index, option in
            ChoiceRow(option: option, isChosen: index == choice.selected) { choice.select(index) }
        }
    }
}

/// The options as rows of the enclosing menu, the chosen one with a check mark.
struct RowPicker: View {
    let choice: Choice

    var body: some View {
        MenuRows(items: choice.listed.menuItems { index, option in
            let isChosen = index == choice.selected
            return AnyView(Button { choice.select(index) } label: { option }
                .environment(\.menuMark, isChosen ? .checked : .unchecked)
                .id(isChosen ? MenuRowID.chosen : .row(index)))
        })
    }
}

/// Two chevrons, one pointing up, one pointing down.
struct UpDownChevrons: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
        let rise = rect.height * 0.32
        return Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.minY + rise))
            path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY + rise))
            path.move(to: CGPoint(x: rect.minX, y: rect.maxY - rise))
            path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - rise))
        }
    }
}
