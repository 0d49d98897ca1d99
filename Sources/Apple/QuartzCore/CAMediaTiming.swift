/// How time runs for animations, layers and the images of emitters.
public protocol CAMediaTiming {
    /// Seconds of the time around.
    var beginTime: CFTimeInterval { get set }
    /// Seconds of one round.
    var duration: CFTimeInterval { get set }
    /// How fast time runs beside that around; 1 by default.
    var speed: Float { get set }
    /// Seconds from the start that it begins at.
    var timeOffset: CFTimeInterval { get set }
    /// Rounds.
    var repeatCount: Float { get set }
    /// Seconds that rounds are repeated for.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether it runs back after each round.
    var autoreverses: Bool { get set }
    /// What is shown before and after it.
    var fillMode: CAMediaTimingFillMode { get set }
}

extension CAAnimation: CAMediaTiming {}
extension CALayer: CAMediaTiming {}
extension CAEmitterCell: CAMediaTiming {}
