import PDFKit
import SwiftUI

struct PDFKitView: UIViewRepresentable {
    let url: URL?
    func makeUIView(context: Context) -> PDFView {
        let view = PDFView()
        view.autoScales = true
        view.document = url.flatMap { PDFDocument(url: $0) }
        return view
    }
    func updateUIView(_ view: PDFView, context: Context) {}
}
#Preview { PDFKitView(url: Bundle.main.url(forResource: "sample", withExtension: "pdf")) }
