import Kingfisher
import SwiftUI

struct Poster: View {
    let url: URL?
    @State private var size = CGSize.zero

    var body: some View {
        VStack {
            KFImage(url)
                .placeholder { ProgressView() }
                .setProcessor(DownsamplingImageProcessor(size: CGSize(width: 40, height: 40))
                              |> RoundCornerImageProcessor(cornerRadius: 8))
                .cacheOriginalImage()
                .fade(duration: 0.25)
                .onSuccess { size = $0.image.size }
                .onFailure { print("Kingfisher", $0.localizedDescription) }
                .resizable()
                .scaledToFill()
                .frame(width: 40, height: 40)
            KFAnimatedImage(url).frame(width: 20, height: 20)
            Text(verbatim: "\(size.width) × \(size.height)")
        }
        .task {
            let result = try? await KingfisherManager.shared.retrieveImage(with: url!)
            print("Kingfisher", result?.image.size.width ?? 0)
            ImageCache.default.clearMemoryCache()
        }
    }
}

#Preview { Poster(url: URL(string: "data:image/png;base64,"
        + "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==")) }
