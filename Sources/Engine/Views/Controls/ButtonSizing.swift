import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantGraph

/// How wide buttons with a plate are (iOS 26).
public struct ButtonSizing: Hashable, Sendable {
    private let name: String
    /// As wide as the style decides: as the label with its padding.
    public static var automatic: ButtonSizing { ButtonSizing(name: "automatic") }
    /// As wide as the label with its padding.
    public static var fitted: ButtonSizing { ButtonSizing(name: "fitted") }
    /// As wide as the width that is proposed.
    public static var flexible: ButtonSizing { ButtonSizing(name: "flexible") }
}

private enum ButtonSizingKey: EnvironmentKey { static let defaultValue = ButtonSizing.automatic }

extension EnvironmentValues {
    /// How wide buttons with a plate are; `automatic` by default.
    public internal(set) var buttonSizing: ButtonSizing {
        get { self[ButtonSizingKey.self] }
        set { self[ButtonSizingKey.self] = newValue }
    }
}

extension View {
    /// Sets how wide the bordered and glass buttons in this view are (iOS 26).
    nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View { environment(\.buttonSizing, sizing) }

    /// The label of a button with a plate, as wide as the buttons are. In a circle it is a square, so that the circle
    /// holds all of it (a guess: no picture of a wide label in a circle was found).
    @ViewBuilder nonisolated func sized(by sizing: ButtonSizing, in shape: ButtonBorderShape) -> some View {
        if sizing == .flexible {
            frame(maxWidth: .infinity)
        } else if shape == .circle {
            modifier(SquareFrame())
        } else {
            self
        }
    }
}

/// A square whose side is the longer one of the content, which is in the middle.
private nonisolated struct SquareFrame: LayoutRole {
    typealias Body = Never
    static var layoutSentence: String { "A square has the longer side of its content, and places it in the middle." }
    static func changed(from old: SquareFrame, to new: SquareFrame) -> PhaseSet { [] }

    func measure(_ proposal: Proposal, _ child: ModifierChild) -> SIMD2<Double> {
        SIMD2(repeating: child.size(proposal).max())
    }
    func placement(in size: SIMD2<Double>, _ proposal: Proposal, _ child: ModifierChild) -> ChildPlacement {
        child.centered(in: size, proposal)
    }
    func placeReason(_ child: NodeIndex, _ layout: LayoutCase) -> LayoutReason? { .aligned(child, .center, layout) }
}
