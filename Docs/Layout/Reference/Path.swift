import SwiftUI

private struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.midX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.closeSubpath()
        }
    }
}

private struct Badge: Shape {
    func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 60, height: 40) }
}

#Preview("Filled", traits: .fixedLayout(width: 240, height: 120)) {
    Path { $0.addRect(CGRect(x: 20, y: 20, width: 80, height: 50)) }
        .fill(.teal)
}

#Preview("Own shape", traits: .fixedLayout(width: 240, height: 120)) {
    Triangle()
        .fill(.teal)
        .frame(width: 100)
}

#Preview("Ideal size", traits: .fixedLayout(width: 240, height: 120)) {
    Path { $0.addRect(CGRect(x: 0, y: 0, width: 80, height: 50)) }
        .fill(.teal)
        .fixedSize()
}

#Preview("Own size", traits: .fixedLayout(width: 240, height: 120)) {
    Badge()
        .fill(.teal)
}
