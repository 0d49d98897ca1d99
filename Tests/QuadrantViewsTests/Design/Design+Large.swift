import QuadrantViews

/// A design that differs from iOS 17 in three numbers.
extension Design {
    static let large = ios17.changed("large") { design in
        design.metrics.toggle.height = 40  // guess
        design.metrics.list.rowHeight = 60  // guess
        design.metrics.navigationBar.bar = 64  // guess
    }
}
