import SwiftUI

// ConfettiSwiftUI: confetti flies only for a moment after a value has changed, and is not drawn.

public enum ConfettiType: CaseIterable, Hashable {
    case shape(Shape)
    case text(String)
    case sfSymbol(symbolName: String)
    case image(String)
    public enum Shape: Hashable, Sendable { case circle, triangle, square, slimRectangle, roundedCross }
    public static var allCases: [ConfettiType] {
        [.shape(.circle), .shape(.triangle), .shape(.square), .shape(.slimRectangle), .shape(.roundedCross)]
    }
}
/// An empty view. Nothing to do: confetti is not drawn.
public struct ConfettiCannon<Trigger: Equatable>: View {
    public init(
        trigger: Binding<Trigger>, num: Int = 20, confettis: [ConfettiType] = ConfettiType.allCases,
        colors: [Color] = [.blue, .red, .green, .yellow, .pink, .purple, .orange], confettiSize: CGFloat = 10,
        rainHeight: CGFloat = 600, fadesOut: Bool = true, opacity: Double = 1, openingAngle: Angle = .degrees(60),
        closingAngle: Angle = .degrees(120), radius: CGFloat = 300, repetitions: Int = 1,
        repetitionInterval: Double = 1, hapticFeedback: Bool = true
    ) {}
    public init(
        counter: Binding<Trigger>, num: Int = 20, confettis: [ConfettiType] = ConfettiType.allCases,
        colors: [Color] = [.blue, .red, .green, .yellow, .pink, .purple, .orange], confettiSize: CGFloat = 10,
        rainHeight: CGFloat = 600, fadesOut: Bool = true, opacity: Double = 1, openingAngle: Angle = .degrees(60),
        closingAngle: Angle = .degrees(120), radius: CGFloat = 300, repetitions: Int = 1,
        repetitionInterval: Double = 1
    ) {}
    public var body: some View { Color.clear.frame(width: 0, height: 0) }
}
extension View {
    /// The view as it is. Nothing to do: confetti is not drawn.
    public func confettiCannon<Trigger: Equatable>(
        trigger: Binding<Trigger>, num: Int = 20, confettis: [ConfettiType] = ConfettiType.allCases,
        colors: [Color] = [.blue, .red, .green, .yellow, .pink, .purple, .orange], confettiSize: CGFloat = 10,
        rainHeight: CGFloat = 600, fadesOut: Bool = true, opacity: Double = 1, openingAngle: Angle = .degrees(60),
        closingAngle: Angle = .degrees(120), radius: CGFloat = 300, repetitions: Int = 1,
        repetitionInterval: Double = 1, hapticFeedback: Bool = true
    ) -> some View { self }
    /// The view as it is. Nothing to do: confetti is not drawn.
    public func confettiCannon<Trigger: Equatable>(
        counter: Binding<Trigger>, num: Int = 20, confettis: [ConfettiType] = ConfettiType.allCases,
        colors: [Color] = [.blue, .red, .green, .yellow, .pink, .purple, .orange], confettiSize: CGFloat = 10,
        rainHeight: CGFloat = 600, fadesOut: Bool = true, opacity: Double = 1, openingAngle: Angle = .degrees(60),
        closingAngle: Angle = .degrees(120), radius: CGFloat = 300, repetitions: Int = 1,
        repetitionInterval: Double = 1
    ) -> some View { self }
}
