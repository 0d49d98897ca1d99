import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantGraph
import SwiftUI

extension NumberTransform {
    /// The scale in words, where it is not linear.
    var words: String {
        switch self {
        case .linear: ""
        case .log: " on a logarithmic scale"
        case .power(let exponent): " to the power of \(NumberText.words(exponent))"
        case .symmetricLog(let slope): " on a symmetric logarithmic scale of slope \(NumberText.words(slope))"
        }
    }
}

extension AxisModel {
    /// Whether the program gives the domain.
    var isFixed: Bool {
        if case .values(let values)? = inputs?.configuration.domain?.value { return !values.isEmpty }
        return false
    }
}

extension PlacedChart {
    /// Whether a place of x in the chart is where the plot ends in the reading direction.
    func isAtEnd(_ edge: CGFloat) -> Bool {
        let plot = labelled(.horizontal)
        return geometry.model.isRightToLeft ? edge <= plot.minX : edge >= plot.maxX
    }
}
