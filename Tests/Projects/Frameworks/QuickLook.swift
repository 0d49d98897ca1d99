import QuickLook
import SwiftUI

struct FilesView: View {
    @State private var url: URL?
    var body: some View {
        Button("Preview") { url = Bundle.main.url(forResource: "photo", withExtension: "png") }.quickLookPreview($url)
    }
}
#Preview { FilesView() }
