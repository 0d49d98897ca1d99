import Photos
import SwiftUI

struct LibraryView: View {
    @State private var status = PHPhotoLibrary.authorizationStatus(for: .readWrite)
    var body: some View {
        let options = PHFetchOptions()
        options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
        let count = PHAsset.fetchAssets(with: .image, options: options).count
        return Text(status == .authorized ? "\(count) photos" : "No access")
            .onAppear { PHPhotoLibrary.requestAuthorization(for: .readWrite) { _ in } }
    }
}
#Preview { LibraryView() }
