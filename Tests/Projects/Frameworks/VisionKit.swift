import CallKit
import DeviceCheck
import GroupActivities
import QuickLookThumbnailing
import SwiftUI
import VisionKit

struct ScannerView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> VNDocumentCameraViewController {
        let controller = VNDocumentCameraViewController()
        controller.delegate = context.coordinator
        return controller
    }
    func updateUIViewController(_ controller: VNDocumentCameraViewController, context: Context) {}
    func makeCoordinator() -> Coordinator { Coordinator() }
    final class Coordinator: NSObject, VNDocumentCameraViewControllerDelegate {
        func documentCameraViewController(_ controller: VNDocumentCameraViewController,
                                          didFinishWith scan: VNDocumentCameraScan) {
            print(scan.pageCount)
        }
    }
}
struct WatchTogether: GroupActivity {
    var metadata: GroupActivityMetadata {
        var metadata = GroupActivityMetadata()
        metadata.title = "Watch"
        return metadata
    }
}
struct ServicesView: View {
    var body: some View {
        Text("\(CXCallObserver().calls.count)").task {
            _ = try? await WatchTogether().activate()
            if DCDevice.current.isSupported { print("supported") }
            let request = QLThumbnailGenerator.Request(
                fileAt: URL(fileURLWithPath: "none.png"), size: CGSize(width: 40, height: 40), scale: 2,
                representationTypes: .thumbnail)
            _ = try? await QLThumbnailGenerator.shared.generateBestRepresentation(for: request)
        }
    }
}
#Preview { VStack { ScannerView(); ServicesView() } }
