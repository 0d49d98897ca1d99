import PencilKit
import SwiftUI

struct CanvasView: UIViewRepresentable {
    @Binding var canvas: PKCanvasView
    func makeUIView(context: Context) -> PKCanvasView {
        canvas.drawingPolicy = .anyInput
        canvas.tool = PKInkingTool(.pen, color: .black, width: 15)
        return canvas
    }
    func updateUIView(_ view: PKCanvasView, context: Context) {}
}
struct DrawingView: View {
    @State private var canvas = PKCanvasView()
    var body: some View {
        CanvasView(canvas: $canvas)
        Button("Clear") { canvas.drawing = PKDrawing() }
    }
}
#Preview { DrawingView() }
