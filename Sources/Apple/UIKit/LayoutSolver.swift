// Essay: the sides of views from their constraints.
//
// Each view inside has two unknowns an axis: where it begins and how long it is. Every constraint is a linear equation
// of at most two views. Equations are taken in order of priority, and one that says something about unknowns that are
// already settled is left out: Gauss's elimination, row by row. What no constraint says is filled up by the sizes of
// contents, then by the space of the view around. An inequality joins as an equation where the solution without it
// breaks it.

import Foundation

extension UIView {
    /// The views inside that constraints place, in the order of the tree.
    private var constrained: [UIView] {
        let views = subviews.filter { !$0.translatesAutoresizingMaskIntoConstraints }
        return views.isEmpty ? [] : views + [contentArea].compactMap(\.self)
    }

    /// Gives the views inside the frames that their constraints ask for.
    package func solveConstraints() {
        let views = constrained
        guard !views.isEmpty else { return }
        let x = LayoutAxis(of: self, views, 0, length: bounds.width).solved()
        // Contents are as high as their width lets them be.
        for (view, place) in zip(views, x) { view.layer.bounds.size.width = max(place.length, 0) }
        let y = LayoutAxis(of: self, views, 1, length: bounds.height).solved()
        for (index, view) in views.enumerated() {
            view.frame = CGRect(x: x[index].start, y: y[index].start, width: max(x[index].length, 0),
                                height: max(y[index].length, 0))
            view.setNeedsLayout()
        }
    }

    /// The size that the constraints inside ask of this view; a nil side is not said.
    package func constrainedSize(_ target: CGSize?) -> (width: CGFloat?, height: CGFloat?) {
        let views = constrained
        guard !views.isEmpty || !constraintList.isEmpty || containerConstraints else { return (nil, nil) }
        let width = LayoutAxis(of: self, views, 0, length: nil).wanted
        let wide = target?.width ?? width ?? bounds.width
        let x = LayoutAxis(of: self, views, 0, length: wide).solved()
        for (view, place) in zip(views, x) { view.layer.bounds.size.width = max(place.length, 0) }
        return (width, LayoutAxis(of: self, views, 1, length: nil).wanted)
    }
    private var containerConstraints: Bool { superview == nil && !constraintList.isEmpty }

    /// What a view shows, one axis of it; nil when it shows nothing of a size of its own.
    package func contentLength(_ axis: Int) -> CGFloat? {
        var size = intrinsicContentSize
        if axis == 1, let high = _height(forWidth: bounds.width) { size.height = high }
        let own = axis == 0 ? size.width : size.height
        if own >= 0 { return own }
        let inner = constrainedSize(axis == 1 ? CGSize(width: bounds.width, height: 0) : nil)
        return axis == 0 ? inner.width : inner.height
    }
}

@MainActor
private struct LayoutAxis {
    struct Place { var start: CGFloat, length: CGFloat }
    /// Coefficients of the unknowns, then the constant: their sum is zero.
    typealias Row = [CGFloat]

    let holder: UIView
    let views: [UIView]
    let axis: Int
    /// How long the view around is; nil asks for it.
    let length: CGFloat?
    private var unknowns: Int { views.count * 2 + 1 }

    init(of holder: UIView, _ views: [UIView], _ axis: Int, length: CGFloat?) {
        (self.holder, self.views, self.axis, self.length) = (holder, views, axis, length)
    }

    /// A side of a view as a sum of unknowns; nil for a view that is not part of this layout, or of the other axis.
    private func side(_ view: UIView, _ side: NSLayoutConstraint.Attribute, _ insets: UIEdgeInsets) -> Row? {
        var row = Row(repeating: 0, count: unknowns + 1)
        let (before, after) = axis == 0 ? (insets.left, insets.right) : (insets.top, insets.bottom)
        let start: Int?, size: Int
        // The sides of a scroll view are those of its content, its lengths are its own.
        let isLength = side == .width || side == .height
        let area = view === holder && !isLength ? holder.contentArea ?? view : view
        if area === holder || area === holder.frameArea { (start, size) = (nil, unknowns - 1) } else {
            guard let index = views.firstIndex(where: { $0 === area }) else {
                guard view.isDescendant(of: holder), view.superview === holder else { return nil }
                return fixed(view, side)
            }
            (start, size) = (index * 2, index * 2 + 1)
        }
        func at(_ share: CGFloat, _ constant: CGFloat) -> Row {
            if let start { row[start] = 1 }
            row[size] = share
            row[unknowns] = constant
            return row
        }
        switch (side, axis) {
        case (.left, 0), (.leading, 0), (.top, 1), (.leftMargin, 0), (.leadingMargin, 0), (.topMargin, 1):
            return at(0, before)
        case (.right, 0), (.trailing, 0), (.bottom, 1), (.rightMargin, 0), (.trailingMargin, 0), (.bottomMargin, 1):
            return at(1, -after)
        case (.firstBaseline, 1), (.lastBaseline, 1): return at(0.5, 0)
        case (.centerX, 0), (.centerY, 1), (.centerXWithinMargins, 0), (.centerYWithinMargins, 1):
            return at(0.5, (before - after) / 2)
        case (.width, 0), (.height, 1):
            row[size] = 1
            row[unknowns] = -before - after
            return row
        case (.width, 1): return known(view.layer.bounds.width - insets.left - insets.right)
        default: return nil
        }
    }

    /// A side of a view that keeps its frame.
    private func fixed(_ view: UIView, _ side: NSLayoutConstraint.Attribute) -> Row? {
        var row = Row(repeating: 0, count: unknowns + 1)
        let start = axis == 0 ? view.frame.minX : view.frame.minY
        let length = axis == 0 ? view.frame.width : view.frame.height
        switch (side, axis) {
        case (.left, 0), (.leading, 0), (.top, 1): row[unknowns] = start
        case (.right, 0), (.trailing, 0), (.bottom, 1): row[unknowns] = start + length
        case (.centerX, 0), (.centerY, 1): row[unknowns] = start + length / 2
        case (.width, 0), (.height, 1): row[unknowns] = length
        case (.width, 1): return known(view.frame.width)
        default: return nil
        }
        return row
    }

    /// Widths are solved before heights are requested.
    private func known(_ value: CGFloat) -> Row {
        var row = Row(repeating: 0, count: unknowns + 1)
        row[unknowns] = value
        return row
    }

    /// first − second × multiplier − constant.
    private func row(_ item: NSLayoutConstraint) -> Row? {
        guard let first = item.first, var row = side(first, item.firstSide, item.insets.first()) else { return nil }
        row[unknowns] -= item.constant
        // Of what is known already there is nothing to settle.
        func unsettled(_ row: Row) -> Row? { row[..<unknowns].contains { $0 != 0 } ? row : nil }
        guard item.secondSide != .notAnAttribute else { return unsettled(row) }
        guard let second = item.second, let other = side(second, item.secondSide, item.insets.second()) else {
            return nil
        }
        for index in row.indices { row[index] -= other[index] * item.multiplier }
        return unsettled(row)
    }

    private var all: [(row: Row, item: NSLayoutConstraint)] {
        (holder.constraintList + views.flatMap(\.constraintList)).compactMap { item in row(item).map { ($0, item) } }
            .sorted { $0.1.priority.rawValue > $1.1.priority.rawValue }
    }

    private func weak(_ index: Int, _ value: CGFloat) -> Row {
        var row = Row(repeating: 0, count: unknowns + 1)
        row[index] = 1
        row[unknowns] = -value
        return row
    }

    private func values() -> [CGFloat?] {
        let all = all
        var active = all.filter { $0.item.relation == .equal }.map { ($0.row, $0.item.priority.rawValue) }
        let limits = all.filter { $0.item.relation != .equal }
        for _ in 0...limits.count {
            var system = Elimination(unknowns: unknowns)
            if let length { system.add(weak(unknowns - 1, length)) }
            if let area = holder.contentArea, let index = views.firstIndex(where: { $0 === area }) {
                system.add(weak(index * 2, 0))
            }
            var rows = active
            for (index, view) in views.enumerated() {
                guard let content = view.contentLength(axis) else { continue }
                rows.append((weak(index * 2 + 1, content), max(view.hugging[axis], 1)))
            }
            for row in rows.sorted(by: { $0.1 > $1.1 }) { system.add(row.0) }
            // What is left open: at the start, and as long as the view around.
            if length != nil {
                for index in views.indices { system.add(weak(index * 2, 0)) }
                for index in views.indices {
                    var row = weak(index * 2 + 1, 0)
                    row[unknowns - 1] = -1
                    system.add(row)
                }
            }
            let values = system.solution()
            let broken = limits.first { limit in
                guard !active.contains(where: { $0.0 == limit.row }) else { return false }
                var sum = limit.row[unknowns]
                for index in 0..<unknowns where limit.row[index] != 0 {
                    guard let value = values[index] else { return length == nil }
                    sum += limit.row[index] * value
                }
                return limit.item.relation == .lessThanOrEqual ? sum > 0.001 : sum < -0.001
            }
            guard let broken else { return values }
            active.append((broken.row, broken.item.priority.rawValue))
        }
        return []
    }

    func solved() -> [Place] {
        let values = values()
        return views.indices.map { index in
            Place(start: values.isEmpty ? 0 : values[index * 2] ?? 0,
                  length: values.isEmpty ? 0 : values[index * 2 + 1] ?? 0)
        }
    }

    var wanted: CGFloat? { values().last ?? nil }
}

/// Linear equations, each reduced by those before it.
private struct Elimination {
    let unknowns: Int
    /// Each row's pivot is 1, and no other row has that unknown.
    private var rows: [(pivot: Int, row: [CGFloat])] = []

    init(unknowns: Int) { self.unknowns = unknowns }

    /// Takes an equation; one that follows from those before, or contradicts them, changes nothing.
    mutating func add(_ new: [CGFloat]) {
        var row = new
        for (pivot, other) in rows where row[pivot] != 0 {
            let factor = row[pivot]
            for index in row.indices { row[index] -= factor * other[index] }
        }
        guard let pivot = (0..<unknowns).max(by: { abs(row[$0]) < abs(row[$1]) }), abs(row[pivot]) > 1e-6 else {
            return
        }
        let lead = row[pivot]
        for index in row.indices { row[index] /= lead }
        for at in rows.indices where rows[at].row[pivot] != 0 {
            let factor = rows[at].row[pivot]
            for index in row.indices { rows[at].row[index] -= factor * row[index] }
        }
        rows.append((pivot, row))
    }

    /// The unknowns that are settled.
    func solution() -> [CGFloat?] {
        var values = [CGFloat?](repeating: nil, count: unknowns)
        for (pivot, row) in rows
        where !(0..<unknowns).contains(where: { $0 != pivot && abs(row[$0]) > 1e-6 }) {
            values[pivot] = -row[unknowns]
        }
        return values
    }
}
