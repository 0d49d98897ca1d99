import Foundation
import QuadrantCore
import QuadrantGeometry

/// What stands at the edges of a row while its list is edited.
nonisolated struct RowEditing {
    enum Mark: Equatable { case delete, chosen, unchosen }
    var mark: Mark?
    var isMovable = false
    /// Uncovers the button that deletes.
    var uncover: () -> Void = {}
    var lift: (Double) -> Void = { _ in }
    var drop: () -> Void = {}
}

struct RowEditControls: View {
    let editing: RowEditing
    let inset: Double

    var body: some View {
        HStack {
            switch editing.mark {
            case .delete:
                ZStack {
                    Circle().fill(.red)
                    Capsule().fill(.white).frame(width: 11, height: 2)
                }
                .frame(width: ListMetrics.editControl, height: ListMetrics.editControl)
                .contentShape(Rectangle().inset(by: -8))
                .pressable(isPressed: .constant(false), perform: editing.uncover)
                .semantics(.button) { $0.label = SystemWord.delete.words(in: $1.locale) }
            case .chosen: Image(systemName: "checkmark.circle.fill").font(.title3).foregroundStyle(.tint)
            case .unchosen:
                Image(systemName: "circle").font(.title3).foregroundStyle(Color(system: .tertiaryLabel))
            case nil: EmptyView()
            }
            Spacer(minLength: 0)
            if editing.isMovable {
                MoveHandle().fill(Color(system: .tertiaryLabel))
                    .frame(width: ListMetrics.handle.width, height: ListMetrics.handle.height)
                    .contentShape(Rectangle().inset(by: -12))
                    .gesture(DragGesture(minimumDistance: 0, coordinateSpace: .global)
                        .onChanged { editing.lift(Double($0.translation.height)) }
                        .onEnded { _ in editing.drop() })
                    .semantics(.image) { $0.label = SystemWord.reorder.words(in: $1.locale) }
            }
        }
        .padding(.horizontal, inset)
        .frame(maxHeight: .infinity)
    }
}

/// Three lines.
private struct MoveHandle: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
        Path { path in
            for line in 0..<3 {
                path.addRect(CGRect(x: rect.minX, y: rect.minY + (rect.height - 1.5) * Double(line) / 2,
                                    width: rect.width, height: 1.5))
            }
        }
    }
}
