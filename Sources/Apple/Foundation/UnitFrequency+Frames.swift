public import Foundation

extension UnitFrequency {
    /// Frames per second: as many as hertz.
    public class var framesPerSecond: UnitFrequency {
        UnitFrequency(symbol: "FPS", converter: UnitConverterLinear(coefficient: 1))
    }
}
