import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantGraph

/// The frame of a list's rows: metrics, cards, separators and the tap action.
nonisolated struct ListFraming: RowFraming {
    let appearance: _ListAppearance.Kind
    let selection: ListSelection?
    /// Whether the list is on a screen with a large title, where the first section can be directly below the bar.
    var isBelowLargeTitle = false
    /// Whether rows lie on the ground of a sidebar, without cards and separators.
    var isInSidebar = false

    // MARK: metrics

    /// The lengths of the design in the list's width and at its size of text.
    private func lengths(_ row: RowReader) -> ListMetrics {
        let environment = row.environment, lengths = environment.design.metrics.list
        return lengths.fitted(width: lengths.wideWidth.isFinite ? row.containerSize.x : 0,
                              type: environment.design.text.type, category: environment.dynamicTypeSize)
    }

    func metrics(_ row: RowReader) -> RowMetrics {
        let environment = row.environment
        let lengths = lengths(row)
        var metrics = RowMetrics()
        metrics.outer.leading = margin(row, .leading, lengths)
        metrics.outer.trailing = margin(row, .trailing, lengths)
        switch row.place.role {
        case .row:
            let ordinary = EdgeInsets(top: lengths.padding, leading: lengths.inset, bottom: lengths.padding,
                                      trailing: lengths.inset)
            var own = (row.value(ListTrait.Insets.self, as: EdgeInsets?.self) ?? nil) ?? ordinary
            for edge in Edge.allCases { if let length = row.length(ListTrait.Insets.self, edge) { own[edge] = length } }
            metrics.inner = own.filled(from: ordinary)
            metrics.inner.trailing += accessorySpace(row)
            if let editing = editing(row) {
                if editing.mark != nil { metrics.inner.leading += lengths.editSpace }
                if editing.isMovable { metrics.inner.trailing += lengths.handleSpace }
            }
            metrics.minHeight = Double(environment.defaultMinListRowHeight)
            if !row.place.isLastRow { metrics.outer.bottom = environment.listRowSpacing ?? 0 }
            (metrics.topRadius, metrics.bottomRadius) = radii(row, lengths)
        case .header:
            let isPlain = !appearance.isGrouped
            let edges = isPlain ? (top: lengths.plainHeaderTop, bottom: lengths.plainHeaderBottom)
                : environment.headerProminence == .increased
                ? (top: lengths.prominentHeaderTop, bottom: lengths.prominentHeaderBottom)
                : (top: lengths.headerTop, bottom: lengths.headerBottom)
            metrics.inner = EdgeInsets(top: edges.top, leading: lengths.inset, bottom: edges.bottom,
                                       trailing: lengths.inset)
            metrics.minHeight = Double(environment.defaultMinListHeaderHeight
                ?? (isPlain ? CGFloat(lengths.plainHeaderHeight) : 0))
        case .footer:
            metrics.inner = EdgeInsets(top: lengths.footerTop, leading: lengths.inset, bottom: lengths.footerBottom,
                                       trailing: lengths.inset)
        }
        if appearance.isGrouped { addGaps(row, lengths, environment, to: &metrics) }
        return metrics
    }

    /// The space beside the row's section.
    private func margin(_ row: RowReader, _ edge: Edge, _ lengths: ListMetrics) -> CGFloat {
        row.sectionMargin(edge) ?? (appearance.hasCards ? CGFloat(lengths.margin) : 0)
    }

    private func addGaps(_ row: RowReader, _ lengths: ListMetrics, _ environment: EnvironmentValues,
                         to metrics: inout RowMetrics) {
        let own = row.value(ListTrait.SectionSpacing.self, as: ListSectionSpacing.self)
        let wished = (own ?? environment.listSectionSpacing).points(lengths)
        if row.place.isFirst, row.place.role == .row {
            metrics.outer.top = row.place.isInFirstSection ? firstGap(row, lengths)
                : wished != nil ? 0 : row.place.isBelowFooter ? lengths.gapBelowFooter ?? lengths.headlessGap
                : lengths.headlessGap
        }
        if row.place.isFirst, let top = row.sectionMargin(.top) { metrics.outer.top = top }
        if row.place.isLast {
            metrics.outer.bottom = row.sectionMargin(.bottom) ?? wished ?? CGFloat(lengths.sectionGap)
        }
    }

    /// The gap above the first section, if it has no header.
    private func firstGap(_ row: RowReader, _ lengths: ListMetrics) -> Double {
        if lengths.marginReplacesFirstGap, row.contentMargins.top > 0 { return 0 }
        return isBelowLargeTitle ? lengths.firstGapBelowLargeTitle : lengths.firstGap
    }

    /// The corner radii of the row's card: a card is a section, or a single row if there is row spacing.
    private func radii(_ row: RowReader, _ lengths: ListMetrics) -> (Double, Double) {
        guard appearance.hasCards else { return (0, 0) }
        let isAlone = isInSidebar || (row.environment.listRowSpacing ?? 0) > 0
        return (isAlone || row.place.isFirstRow ? lengths.radius : 0,
                isAlone || row.place.isLastRow ? lengths.radius : 0)
    }

    /// The edit controls of the row; nil outside of edit mode.
    private func editing(_ row: RowReader) -> RowEditing? {
        guard row.place.role == .row, isEditing(row) else { return nil }
        var editing = RowEditing()
        if let selection, selection.isMultiple, selection.value(row) != nil, !row.isSelectionDisabled {
            editing.mark = isChosen(row) ? .chosen : .unchosen
        } else if row.delete != nil {
            editing.mark = .delete
            editing.uncover = {
                withAnimation(.control) { row.pull(to: -(row.swipes(.trailing)?.width ?? 0)) }
            }
        }
        if row.move != nil {
            editing.isMovable = true
            editing.lift = { row.lift(to: $0) }
            editing.drop = {
                let place = row.destination(among: ObjectIdentifier(RowMark.Move.self)), move = row.move
                withAnimation(.control) {
                    row.lift(to: 0)
                    if let place { move?(place) }
                }
            }
        }
        return editing
    }

    /// The width of the disclosure indicator, which is hidden in edit mode as in UIKit.
    private func accessorySpace(_ row: RowReader) -> CGFloat {
        let leadsOn = !isEditing(row) && row.parts.contains(where: \.leadsOn)
        return leadsOn ? CGFloat(lengths(row).chevronSpace) : 0
    }

    // MARK: drawing

    func scenery(_ row: RowReader) -> ListRowScenery {
        var scenery = ListRowScenery(appearance: appearance, role: row.place.role)
        let lengths = lengths(row)
        if row.place.role == .row {
            scenery.background = row.value(ListTrait.Background.self, as: AnyView?.self) ?? nil
            let editing = editing(row)
            scenery.isMarked = row.isPressed || isChosen(row) && editing == nil
            scenery.editing = editing
            scenery.offset = row.offset
            scenery.isLifted = row.lift != 0
            if row.offset != 0 {
                scenery.swipes = row.swipes(row.offset < 0 ? .trailing : .leading)
                scenery.close = { withAnimation(.control) { row.pull(to: 0) } }
            }
            (scenery.topRadius, scenery.bottomRadius) = radii(row, lengths)
            scenery.hasChevron = accessorySpace(row) > 0
            scenery.isChevronEnabled = row.parts.contains { $0.leadsOn && $0.action != nil }
            scenery.chevronSize = CGSize(width: lengths.chevronWidth, height: lengths.chevronHeight)
            scenery.chevronInset = lengths.inset + lengths.chevronEnd
            scenery.isFirst = row.place.isFirstRow
            scenery.isInSidebar = isInSidebar
            if !isInSidebar { addLines(row, lengths, to: &scenery) }
            if scenery.isMarked { scenery.bottomLine = nil }
        } else {
            scenery.chevronInset = lengths.inset
            if row.place.role == .header, appearance == .sidebar,
                let expansion = row.trait(SectionExpansion.id) as? SectionExpansion
            {
                scenery.isOpen = expansion.isExpanded.wrappedValue
            }
        }
        return scenery
    }

    private func isChosen(_ row: RowReader) -> Bool {
        if row.trait(ListRowAction.chosenTrait) != nil { return true }
        guard let selection, let value = selection.value(row) else { return false }
        return selection.contains(value)
    }

    private func addLines(_ row: RowReader, _ lengths: ListMetrics, to scenery: inout ListRowScenery) {
        typealias Line = EdgeTraits<ListTrait.Separator, Visibility>
        typealias Tint = EdgeTraits<ListTrait.SeparatorTint, Color?>
        typealias SectionLine = EdgeTraits<ListTrait.SectionSeparator, Visibility>
        typealias SectionTint = EdgeTraits<ListTrait.SectionSeparatorTint, Color?>
        func visibility(_ trait: Any?) -> Visibility { (trait as? ListRowTrait<Visibility>)?.value ?? .automatic }
        func color(_ trait: Any?) -> Color? { (trait as? ListRowTrait<Color?>)?.value }
        func read(_ key: Any.Type) -> Any? { row.trait(ObjectIdentifier(key)) }
        let margin = margin(row, .leading, lengths)
        let start = (row.explicitGuide(.listRowSeparatorLeading) ?? row.textStart() ?? margin + lengths.inset) - margin
        let end = row.explicitGuide(.listRowSeparatorTrailing).map { $0 - margin }
        let isSpaced = (row.environment.listRowSpacing ?? 0) > 0
        if !row.place.isLastRow {
            let next = row.traitOfNext(ObjectIdentifier(Line.Top.self))
            let isHidden = visibility(read(Line.Bottom.self)) == .hidden || visibility(next) == .hidden || isSpaced
            let tint = color(read(Tint.Bottom.self)) ?? color(row.traitOfNext(ObjectIdentifier(Tint.Top.self)))
            if !isHidden { scenery.bottomLine = RowLine(start: start, end: end, color: tint) }
        } else if !appearance.hasCards {
            let isHidden = visibility(read(Line.Bottom.self)) == .hidden
                || visibility(read(SectionLine.Bottom.self)) == .hidden
            let tint = color(read(Tint.Bottom.self)) ?? color(read(SectionTint.Bottom.self))
            if !isHidden {
                scenery.bottomLine = RowLine(start: appearance.isGrouped ? 0 : start, end: end, color: tint)
            }
        }
        if row.place.isFirstRow, !appearance.hasCards {
            let isHidden = visibility(read(Line.Top.self)) == .hidden
                || visibility(read(SectionLine.Top.self)) == .hidden
            let tint = color(read(Tint.Top.self)) ?? color(read(SectionTint.Top.self))
            if !isHidden { scenery.topLine = RowLine(start: appearance.isGrouped ? 0 : start, end: end, color: tint) }
        }
        let trailing = appearance == .inset ? lengths.inset : lengths.separatorEnd
        // The lines around a section of a grouped list begin and end at the edges of the list.
        let isEdge = appearance.isGrouped && !appearance.hasCards
        scenery.topLine?.inset = isEdge ? 0 : trailing
        scenery.bottomLine?.inset = isEdge && row.place.isLastRow ? 0 : trailing
    }

    // MARK: taps

    func action(_ row: RowReader) -> (() -> Void)? {
        if row.place.role == .header {
            guard appearance == .sidebar, let expansion = row.trait(SectionExpansion.id) as? SectionExpansion else {
                return nil
            }
            return { withAnimation(.control) { expansion.isExpanded.wrappedValue.toggle() } }
        }
        let isEditing = isEditing(row)
        let actions = isEditing ? [] : row.parts.compactMap(\.action)
        // Multiple selection works in edit mode, single selection outside of it.
        let value = selection.flatMap { $0.isMultiple == isEditing && !row.isSelectionDisabled ? $0.value(row) : nil }
        if actions.isEmpty, value == nil { return nil }
        // In a column of a split view a selection opens the next column.
        let next = actions.isEmpty ? row.environment.columnOpener : nil
        return { [selection] in
            for action in actions { action() }
            if let value { selection?.toggle(value) }
            next?.open()
        }
    }

    func drag(_ row: RowReader) -> RowDrag? {
        let leading = row.swipes(.leading), trailing = row.swipes(.trailing)
        if leading == nil, trailing == nil { return nil }
        if isEditing(row), row.offset == 0 { return nil }
        return RowDrag(rests: [leading?.width, trailing.map { -$0.width }].compactMap(\.self)) {
            $0 < 0 ? trailing?.first : $0 > 0 ? leading?.first : nil
        }
    }

    func menu(_ row: RowReader) -> ((ViewPicture) -> Void)? {
        if isEditing(row) { return nil }
        return row.parts.lazy.compactMap(\.menu).first ?? selectionMenu(row)
    }

    /// The menu that the list has for its rows: for all chosen rows if this is one of them.
    private func selectionMenu(_ row: RowReader) -> ((ViewPicture) -> Void)? {
        guard let menu = row.environment.selectionMenu, let selection, let value = selection.value(row) else {
            return nil
        }
        return { picture in menu.open(selection.contains(value) ? selection.values() : [value], picture) }
    }

    private func isEditing(_ row: RowReader) -> Bool { row.environment.editMode?.wrappedValue == .active }

    // MARK: headers and footers

    static func prepare(_ role: RowPlace.Role, _ environment: inout EnvironmentValues) {
        environment.isInListRow = false
        let appearance = environment.listAppearance
        func write(_ font: Font, _ style: AnyShapeStyle, isUppercase: Bool = false) {
            environment.font = font
            environment.foregroundStyle = style
            if isUppercase { environment.textCase = .uppercase }
        }
        if role == .footer {
            let design = environment.design
            guard design.metrics.list.hasTightFooters else { return write(.footnote, AnyShapeStyle(.secondary)) }
            let size = design.text.type.size(.footnote, environment.dynamicTypeSize)
            write(.system(size: size), AnyShapeStyle(.secondary))
            environment.isListFooter = true
            environment.lineHeight = .exact(points: TypeTable.footerLine(size))
        } else if !appearance.isGrouped {
            write(.subheadline.weight(.semibold), AnyShapeStyle(.secondary))
        } else if environment.headerProminence == .increased || appearance == .sidebar {
            write(.title3.weight(.semibold), AnyShapeStyle(.primary))
        } else if !environment.design.metrics.list.hasUppercaseHeaders {
            write(.headline, AnyShapeStyle(.secondary))
        } else {
            write(.footnote, AnyShapeStyle(.secondary), isUppercase: true)
        }
    }
}

private enum ListFooterKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether the view is a footer of a list whose lines are broken as those of UIKit's labels.
    var isListFooter: Bool {
        get { self[ListFooterKey.self] }
        set { self[ListFooterKey.self] = newValue }
    }
}

extension TypeTable {
    /// The distance of lines in footers of iOS 26, by the size of the font: what is above and what is below the
    /// baseline, each down to a third of a point (measured: 14 at 12 points; 15.33 fits 13).
    fileprivate static func footerLine(_ size: Double) -> Double {
        (size * 0.952 * 3).rounded(.down) / 3 + (size * 0.2412 * 3).rounded(.down) / 3
    }
}

extension EdgeInsets {
    /// These lengths, or the other one where a length is not a number.
    fileprivate func filled(from other: EdgeInsets) -> EdgeInsets {
        EdgeInsets(top: top.isNaN ? other.top : top, leading: leading.isNaN ? other.leading : leading,
                   bottom: bottom.isNaN ? other.bottom : bottom, trailing: trailing.isNaN ? other.trailing : trailing)
    }
}
