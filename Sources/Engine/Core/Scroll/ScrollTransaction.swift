public import QuadrantGeometry

/// Whether a scroll view moves its content by itself when sizes change.
public struct ScrollContentOffsetAdjustmentBehavior: Equatable, Sendable {
    private let isDisabled: Bool
    /// Content that was at an end stays there, as `defaultScrollAnchor(_:for:)` says.
    public static var automatic: ScrollContentOffsetAdjustmentBehavior {
        ScrollContentOffsetAdjustmentBehavior(isDisabled: false)
    }
    /// The offset stays as it is, within the content.
    public static var disabled: ScrollContentOffsetAdjustmentBehavior {
        ScrollContentOffsetAdjustmentBehavior(isDisabled: true)
    }
}

private enum ScrollTargetAnchorKey: TransactionKey { static var defaultValue: UnitPoint? { nil } }
private enum PreservesVelocityKey: TransactionKey { static var defaultValue: Bool { false } }
private enum OffsetAdjustmentKey: TransactionKey {
    static var defaultValue: ScrollContentOffsetAdjustmentBehavior { .automatic }
}

extension Transaction {
    /// The point of a view, and of the scroll view, that `scrollTo(_:anchor:)` and bindings of positions bring together
    /// where they name none themselves; nil by default.
    public var scrollTargetAnchor: UnitPoint? {
        get { self[ScrollTargetAnchorKey.self] }
        set { self[ScrollTargetAnchorKey.self] = newValue }
    }

    /// Whether a movement of the content continues, from the new place, when the program changes the position without
    /// an animation; false by default, which ends the movement.
    public var scrollPositionUpdatePreservesVelocity: Bool {
        get { self[PreservesVelocityKey.self] }
        set { self[PreservesVelocityKey.self] = newValue }
    }

    /// Whether the change may move the content of scroll views; automatic by default.
    public var scrollContentOffsetAdjustmentBehavior: ScrollContentOffsetAdjustmentBehavior {
        get { self[OffsetAdjustmentKey.self] }
        set { self[OffsetAdjustmentKey.self] = newValue }
    }
}

/// How a scroll view goes to a place that the program asks for.
package struct ScrollWay {
    /// Whether it moves there with its spring, and does not jump.
    package var isAnimated = false
    /// Whether a movement continues from there.
    var keepsSpeed = false
    package init(isAnimated: Bool = false) { self.isAnimated = isAnimated }
    /// As the transaction of the request says.
    init(_ transaction: Transaction) {
        isAnimated = transaction.animation != nil
        keepsSpeed = transaction.scrollPositionUpdatePreservesVelocity
    }
}

extension ScrollRequest {
    /// The same for a view at `anchor`, where the request names no anchor.
    func preferring(_ anchor: UnitPoint?) -> ScrollRequest {
        if case .id(let id, nil) = self { .id(id, anchor: anchor) } else { self }
    }
}
