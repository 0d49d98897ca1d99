import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantDisplayList

/// A line across its stack, one pixel thick; horizontal outside of a stack and in a column.
public nonisolated struct Divider: View, Sendable {
    public typealias Body = Never
    /// Creates a line that spans its stack; one pixel thick, one point at the accessibility text sizes.
    public init() {}
}

extension Divider: LeafRole {
    package static var layoutElement: LayoutElement? { .divider }
    package func measure(_ proposal: Proposal, _ context: RoleContext) -> SIMD2<Double> {
        let environment = context.environment
        // One point thick at the accessibility text sizes, and on macOS.
        let metrics = environment.design.metrics.stack, pixel = Double(environment.pixelLength)
        let thickness = environment.dynamicTypeSize.isAccessibilitySize ? 1 : max(metrics.dividerLine, pixel)
        let length = proposal.filled(with: SIMD2(repeating: metrics.dividerIdealSide))
        return context.stackAxis == .horizontal ? SIMD2(thickness, length.y) : SIMD2(length.x, thickness)
    }

    package func semantics(_ context: RoleContext) -> Semantics? {
        context.environment.isMenu ? Semantics(role: .separator) : nil
    }

    package func draw(
        _ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>, _ context: RoleContext
    ) {
        let frame = CGRect(origin: origin.asPoint, size: size.asSize)
        let color = context.environment.design.metrics.stack.dividerColor
        let paint = color == .separator ? resolvedPaint(SeparatorShapeStyle(), in: context.environment, frame)
            : .color(color.rgba(in: context.environment))
        list.append(.shape(ShapeItem(path: Path(CGRect(origin: .zero, size: frame.size)), frame: frame, paint: paint)))
    }
}

extension Divider {
    package static var layoutSentence: String {
        "A divider fills what it is proposed across its stack, and is a line thick along it."
    }
    package func sizeReason(_ layout: LayoutCase) -> LayoutReason? {
        let along = layout.context.stackAxis == .horizontal ? Axis.horizontal : .vertical
        var reason = LayoutReason.filling(layout, ideal: nil)
        reason.setRule(.own, along)
        reason[along] = nil
        reason.text = "it is a line thick, and fills the \(along.cross.lengthName) it was proposed"
        return reason
    }
}
