import CachedAsyncImage
import SwiftUI

#Preview {
    CachedAsyncImage(url: URL(string: "data:image/png;base64,"
        + "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==")) { image in
        image.resizable()
    } placeholder: {
        ProgressView()
    }
    .frame(width: 40, height: 40)
}
