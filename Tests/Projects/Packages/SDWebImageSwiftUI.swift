import SDWebImageSwiftUI
import SwiftUI

#Preview {
    let url = URL(string: "data:image/png;base64,"
        + "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==")
    VStack {
        WebImage(url: url).resizable().placeholder { Color.gray }.indicator(.activity).transition(.fade(duration: 0.5))
            .scaledToFit().frame(width: 40)
        WebImage(url: url) { image in image.resizable() } placeholder: { Color.gray }
            .onSuccess { image, _, _ in print("SDWebImageSwiftUI", image.size.width) }
            .frame(width: 40, height: 40)
        AnimatedImage(url: url).resizable().indicator(.progress).frame(width: 40, height: 40)
    }
}
