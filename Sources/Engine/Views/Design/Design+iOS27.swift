/// iOS 27: the design of iOS 26 with other glass, drawn with the user's slider in the middle, at 50.
///
/// Only numbers that others have published are used; what they do not say is that of iOS 26.4.
extension Design {
    package static let ios27 = ios26.changed("ios27") { design in
        design.systemVersion = "27.0"
        design.metrics.effect.glass = .ios27
    }
}
