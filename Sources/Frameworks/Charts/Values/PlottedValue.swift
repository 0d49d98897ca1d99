extension Plottable {
    /// The value of this type at a place of a scale; nil if there is none.
    init?(plotValue value: PlotValue) {
        guard let primitive = PrimitivePlottable(_plotValue: value) else { return nil }
        self.init(primitivePlottable: primitive)
    }
    /// The place on a scale.
    var plotValue: PlotValue { primitivePlottable._plotValue }
}
