import Nuke
import NukeUI
import SwiftUI

#Preview {
    let url = URL(string: "data:image/png;base64,"
        + "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==")
    VStack {
        LazyImage(url: url) { state in
            if let image = state.image {
                image.resizable().aspectRatio(contentMode: .fill)
            } else if state.error != nil {
                Color.red
            } else {
                ProgressView()
            }
        }
        .processors([.resize(width: 40), .roundedCorners(radius: 4)])
        .onCompletion { result in print("NukeUI", (try? result.get().image.size.width) ?? 0) }
        .frame(width: 40, height: 40)
        LazyImage(url: url)
    }
    .task {
        let image = try? await ImagePipeline.shared.image(for: url!)
        print("Nuke", image?.size.width ?? 0)
    }
}
