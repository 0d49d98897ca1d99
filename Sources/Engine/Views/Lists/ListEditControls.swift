import Foundation
import QuadrantCore
import QuadrantGeometry

/// The controls at the edges of a row in edit mode.
nonisolated struct RowEditing {
    enum Mark: Equatable { case delete, chosen, unchosen }
    var mark: Mark?
    var isMovable = false
    /// Reveals the delete button.
    var uncover: () -> Void = {}
    var lift: (Double) -> Void = { _ in }
    var drop: () -> Void = {}
}

struct RowEditControls: View {
    let editing: RowEditing
    let inset: Double
    @Environment(\.design) private var design
    private var metrics: ListMetrics { design.metrics.list }

    var body: some View {
        HStack {
            switch editing.mark {
            case .delete:
                ZStack {
                    Circle().fill(.red)
                    Capsule().fill(.white).frame(width: metrics.minusWidth, height: metrics.minusHeight)
                }
                .frame(width: metrics.editControl, height: metrics.editControl)
                .contentShape(Rectangle().inset(by: -metrics.editReach))
                .pressable(isPressed: .constant(false), perform: editing.uncover)
                .semantics(.button) { $0.label = SystemWord.delete.localizedText(in: $1.locale) }
            case .chosen: Image(systemName: "checkmark.circle.fill").font(.title3).foregroundStyle(.tint)
            case .unchosen:
                Image(systemName: "circle").font(.title3).foregroundStyle(Color(system: .tertiaryLabel))
            case nil: EmptyView()
            }
            Spacer(minLength: 0)
            if editing.isMovable {
                MoveHandle(line: metrics.handleLine).fill(Color(system: .tertiaryLabel))
                    .frame(width: metrics.handleWidth, height: metrics.handleHeight)
                    .contentShape(Rectangle().inset(by: -metrics.handleReach))
                    .gesture(DragGesture(minimumDistance: 0, coordinateSpace: .global)
                        .onChanged { editing.lift(Double($0.translation.height)) }
                        .onEnded { _ in editing.drop() })
                    .semantics(.image) { $0.label = SystemWord.reorder.localizedText(in: $1.locale) }
            }
        }
        .padding(.horizontal, inset)
        .frame(maxHeight: .infinity)
    }
}

/// The handle of a movable row: three lines.
private struct MoveHandle: Shape {
    /// The line width.
    let line: Double
    nonisolated func path(in rect: CGRect) -> Path {
        Path { path in
            for index in 0..<3 {
                path.addRect(CGRect(x: rect.minX, y: rect.minY + (rect.height - line) * Double(index) / 2,
                                    width: rect.width, height: line))
            }
        }
    }
}
