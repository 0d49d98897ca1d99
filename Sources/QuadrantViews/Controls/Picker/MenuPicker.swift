import Foundation
import QuadrantCore
import QuadrantGeometry

/// A button with the chosen option, which opens a menu of all.
struct MenuPicker: View {
    let choice: Choice

    var body: some View {
        Menu {
            RowPicker(choice: choice)
        } label: {
            HStack(spacing: 4) {
                if let selected = choice.selected { choice.options[selected].lineLimit(1) }
                UpDownChevrons()
                    .stroke(.tint, style: StrokeStyle(lineWidth: 1.7, lineCap: .round, lineJoin: .round))
                    .frame(width: 8, height: 12)
                    .padding(.horizontal, 2)
            }
            .padding(.horizontal, ControlMetrics.Plate.inset(.regular).across)
            .padding(.vertical, ControlMetrics.Plate.inset(.regular).along)
        }
    }
}

/// The options one below the other, the chosen one with a check mark, as rows of a menu around.
struct RowPicker: View {
    let choice: Choice

    var body: some View {
        MenuRows(rows: choice.options.enumerated().map { index, option in
            AnyView(Button { choice.select(index) } label: { option }
                .environment(\.menuMark, index == choice.selected ? .checked : .unchecked))
        })
    }
}

/// Two angles, one pointing up, one pointing down.
struct UpDownChevrons: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
        let rise = rect.height * 0.32
        return Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.minY + rise))
            path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY + rise))
            path.move(to: CGPoint(x: rect.minX, y: rect.maxY - rise))
            path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - rise))
        }
    }
}
