import LinkPresentation
import SwiftUI

struct LinkView: UIViewRepresentable {
    let url: URL
    func makeUIView(context: Context) -> LPLinkView {
        let view = LPLinkView(url: url)
        LPMetadataProvider().startFetchingMetadata(for: url) { metadata, _ in
            guard let metadata else { return }
            DispatchQueue.main.async { view.metadata = metadata }
        }
        return view
    }
    func updateUIView(_ view: LPLinkView, context: Context) {}
}
#Preview { LinkView(url: URL(string: "https://www.example.com/page")!).frame(height: 80) }
