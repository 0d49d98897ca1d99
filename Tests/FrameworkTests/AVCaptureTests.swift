import AVFoundation
import Foundation
import Testing
import UIKit

/// There is no camera: sessions run without input, and who takes a picture receives an error.
@MainActor @Suite("Cameras")
struct AVCaptureTests {
    private final class Photographer: NSObject, AVCapturePhotoCaptureDelegate {
        var errors: [any Error] = []
        func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
                         error: (any Error)?) {
            if let error { errors.append(error) }
        }
    }
    private final class Player: UIView {
        override class var layerClass: AnyClass { AVPlayerLayer.self }
    }

    @Test func noCameraIsFound() {
        #expect(AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .back) == nil)
        #expect(AVCaptureDevice.DiscoverySession(deviceTypes: [.builtInDualCamera], mediaType: .video, position: .front)
            .devices.isEmpty)
    }

    @Test func noCameraIsPreferredAndNoPictureIsKeptAsItIsSeen() {
        #expect(AVCaptureDevice.userPreferredCamera == nil)
        #expect(AVCapturePhotoOutput().availableRawPhotoPixelFormatTypes.isEmpty)
        // "bgg4" is the form of a sensor; "BGRA" is not.
        #expect(AVCapturePhotoOutput.isBayerRAWPixelFormat(0x6267_6734))
        #expect(!AVCapturePhotoOutput.isBayerRAWPixelFormat(0x4247_5241))
        let first = AVCapturePhotoSettings()
        first.flashMode = .auto
        #expect(AVCapturePhotoSettings(from: first).flashMode == .auto)
        #expect(AVCaptureDevice.WhiteBalanceGains(redGain: 1, greenGain: 2, blueGain: 3).greenGain == 2)
    }

    @Test func aSessionKeepsItsOutputsAndRuns() {
        let session = AVCaptureSession(), output = AVCaptureMetadataOutput()
        #expect(session.canAddOutput(output))
        session.addOutput(output)
        #expect(!session.canAddOutput(output) && session.outputs == [output])
        session.startRunning()
        #expect(session.isRunning)
        session.stopRunning()
        #expect(!session.isRunning)
    }

    @Test func takingAPictureEndsWithAnError() {
        let photographer = Photographer()
        AVCapturePhotoOutput().capturePhoto(with: AVCapturePhotoSettings(), delegate: photographer)
        #expect(photographer.errors.count == 1)
    }

    @Test func aViewMakesTheLayerThatItsClassNames() {
        #expect(Player(frame: .zero).layer is AVPlayerLayer)
    }

    @Test func aRectangleOfSomeProportionsFitsIntoAnotherOne() {
        let place = AVMakeRect(aspectRatio: CGSize(width: 2, height: 1),
                               insideRect: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(place == CGRect(x: 0, y: 25, width: 100, height: 50))
    }
}
