import QuadrantGraph

/// A built view in a lazy container, and its position.
struct LazyCell {
    enum Role { case row, header, footer }
    let node: NodeIndex
    let line: Int
    /// The column in the line; nil for a view with a line of its own: headers and footers.
    let column: Int?
    let role: Role
    /// The section of a header or footer, as an index of `LazyWalk.sections`.
    let section: Int?
    /// The section, or the run of views outside of sections, as an index of `LazyWalk.groups`.
    let group: Int
}

/// A section, or a run of consecutive views outside of sections.
struct LazyGroup {
    var places: Range<Int>
    var headers = 0
    var footers = 0
}

/// The lines of a section, header and footer included.
struct LazySection {
    var lines: Range<Int>
    var headerLines = 0
    var footerLines = 0
}

/// Traverses the content of a lazy container in order; builds the wanted places and counts the others.
struct LazyWalk {
    private let graph: ViewGraph
    private let columns: Int
    /// The places to be built; nil visits existing views only.
    private let wanted: Range<Int>?
    private let pinsHeaders: Bool
    private let pinsFooters: Bool

    private(set) var cells: [LazyCell] = []
    private(set) var sections: [LazySection] = []
    private(set) var groups: [LazyGroup] = []
    private(set) var hasMade = false
    /// The ranges of elements to keep, by their source.
    private(set) var kept: [(elements: LazyElements, indices: Range<Int>)] = []
    private var place = 0
    private var role = LazyCell.Role.row
    private var section: Int?
    private var group: Int?
    /// Whether all visited elements are wanted.
    private var takesAll = false

    init(_ graph: ViewGraph, columns: Int, wanted: Range<Int>?, pinsHeaders: Bool = false, pinsFooters: Bool = false) {
        self.graph = graph
        self.columns = columns
        self.wanted = wanted
        self.pinsHeaders = pinsHeaders
        self.pinsFooters = pinsFooters
    }

    var lineCount: Int { (place + columns - 1) / columns }

    mutating func visitChildren(of node: NodeIndex) {
        for child in graph.children(of: node) { visit(child) }
    }

    /// Adds the known number of places of a node.
    mutating func count(_ node: NodeIndex) { visit(node) }

    private mutating func visit(_ node: NodeIndex) {
        if graph[node].needsLayoutChildren { graph.collectLayoutChildren(node) }
        let flags = graph[node].flags
        if !flags.isDisjoint(with: [.isChildInstance, .isSecondary, .isExiting]) { return }
        let box = graph.box(node)
        if box.features.contains(.isSection) {
            visitSection(node)
        } else if let elements = box.lazyElements {
            visit(elements)
        } else if flags.contains(.isExpanded) {
            for childInstance in box.storage.childInstances { add(childInstance) }
        } else if flags.contains(.isLayout) {
            if !flags.contains(.isUnary) || graph[node].layoutChildCount > 0 { add(node) }
        } else {
            visitChildren(of: node)
        }
    }

    private mutating func add(_ node: NodeIndex) {
        let isWhole = role != .row
        if isWhole { beginLine() }
        cells.append(LazyCell(node: node, line: place / columns, column: isWhole ? nil : place % columns, role: role,
                              section: section, group: openGroup()))
        place += isWhole ? columns : 1
        reach()
    }

    /// The group of the current place; begins one if necessary.
    private mutating func openGroup() -> Int {
        if let group { return group }
        groups.append(LazyGroup(places: place..<place))
        group = groups.count - 1
        return groups.count - 1
    }

    private mutating func reach() {
        if let group { groups[group].places = groups[group].places.lowerBound..<place }
    }

    /// The position of a cell's view within its section and list.
    func place(of cell: LazyCell) -> RowPlace {
        let group = groups[cell.group]
        var place = RowPlace()
        place.role = cell.role == .row ? .row : cell.role == .header ? .header : .footer
        place.isFirst = cell.line == group.places.lowerBound
        place.isLast = cell.line == group.places.upperBound - 1
        place.isFirstRow = cell.line == group.places.lowerBound + group.headers
        place.isLastRow = cell.line == group.places.upperBound - group.footers - 1
        place.isInFirstSection = group.places.lowerBound == 0
        place.isInLastSection = group.places.upperBound == self.place
        place.isBelowFooter = cell.group > 0 && groups[cell.group - 1].footers > 0
        return place
    }

    private mutating func beginLine() { place = (place + columns - 1) / columns * columns }

    // MARK: elements

    private mutating func visit(_ elements: LazyElements) {
        if elements.isAligned { beginLine() }
        let base = place
        // Elements that are not built belong to the current group, unless they are known to be sections.
        defer { if !elements.isAligned { reach() } }
        if !elements.isAligned, elements.totalPlaces > 0, !elements.isLone { _ = openGroup() }
        guard let wanted else {
            for built in elements.built {
                place = base + elements.start(of: built.index)
                visitElement(elements, built.index, built.node)
            }
            place = base + elements.totalPlaces
            return
        }
        let first = takesAll ? 0 : elements.index(at: wanted.lowerBound - base)
        var index = first
        place = base + elements.start(of: first)
        while index < elements.count, takesAll || place < wanted.upperBound {
            let isThere = elements.node(of: index, making: false) != nil
            if let node = elements.node(of: index, making: true) {
                if !isThere { hasMade = true }
                visitElement(elements, index, node)
            } else {
                elements.note(index, places: 0)
            }
            index += 1
        }
        kept.append((elements, first..<index))
        if index < elements.count { place = base + elements.totalPlaces }
    }

    private mutating func visitElement(_ elements: LazyElements, _ index: Int, _ node: NodeIndex) {
        let start = place, sectionsBefore = sections.count
        visit(node)
        if sections.count > sectionsBefore, !elements.isAligned {
            elements.isAligned = true
            beginLine()
        }
        // Headers have separate lines, whatever the number of tracks.
        elements.note(index, places: place - start)
    }

    // MARK: sections

    private mutating func visitSection(_ node: NodeIndex) {
        beginLine()
        let start = place, outer = (role, section)
        let number = sections.count
        groups.append(LazyGroup(places: place..<place))
        let own = groups.count - 1
        group = own
        sections.append(LazySection(lines: 0..<0))
        let children = Array(graph.children(of: node))
        let parts: [NodeIndex] = [children.first ?? 0, children.dropFirst().first ?? 0, children.last ?? 0]
        let extents = parts.map { count(of: $0) }
        let places = start..<start + extents.reduce(0) { $0 + wholeLines($1) }
        let shows = wanted.map { $0.overlaps(places) } ?? true
        section = number
        visitPart(parts[0], .header, isForced: pinsHeaders && shows)
        beginLine()
        let header = (place - start) / columns
        role = .row
        visitChildren(of: parts[1])
        beginLine()
        let end = place
        visitPart(parts[2], .footer, isForced: pinsFooters && shows)
        beginLine()
        sections[number] = LazySection(lines: start / columns..<place / columns, headerLines: header,
                                       footerLines: (place - end) / columns)
        groups[own] = LazyGroup(places: start..<place, headers: header * columns,
                                footers: place - end)
        group = nil
        (role, section) = outer
    }

    private func wholeLines(_ places: Int) -> Int { (places + columns - 1) / columns * columns }

    private mutating func visitPart(_ node: NodeIndex, _ role: LazyCell.Role, isForced: Bool) {
        self.role = role
        let outer = takesAll
        takesAll = takesAll || isForced
        visitChildren(of: node)
        takesAll = outer
    }

    /// The known number of places that the content of `node` takes.
    private func count(of node: NodeIndex) -> Int {
        var counter = LazyWalk(graph, columns: columns, wanted: 0..<0)
        counter.visitChildren(of: node)
        return counter.place
    }
}
