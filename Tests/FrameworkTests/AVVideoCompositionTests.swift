import AVFoundation
import AVKit
import Testing

@Suite("Videos of parts of others")
struct AVVideoCompositionTests {
    @Test func aCompositionKeepsItsPartsAndIsNotExported() async throws {
        let video = AVMutableComposition(), instruction = AVMutableVideoCompositionInstruction()
        let track = try #require(video.addMutableTrack(withMediaType: .video, preferredTrackID: 0))
        instruction.layerInstructions = [AVMutableVideoCompositionLayerInstruction(assetTrack: track)]
        let composition = AVMutableVideoComposition()
        composition.renderSize = CGSize(width: 1080, height: 1920)
        composition.instructions = [instruction]
        #expect(composition.instructions.count == 1 && composition.renderScale == 1)
        let export = try #require(AVAssetExportSession(asset: video, presetName: AVAssetExportPreset1920x1080))
        export.videoComposition = composition
        await #expect(throws: (any Error).self) {
            try await export.export(to: URL.temporaryDirectory.appending(path: "none.mp4"), as: .mp4)
        }
    }

    @Test func anErrorHasTheNumberOfTheFramework() {
        let error = AVError(.mediaServicesWereReset) as NSError
        #expect(error.domain == AVFoundationErrorDomain && error.code == -11819)
    }
}
