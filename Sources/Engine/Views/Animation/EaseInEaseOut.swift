public import QuadrantGeometry

extension UnitCurve {
    /// Another name of `easeInOut`.
    public static let easeInEaseOut = easeInOut
}
