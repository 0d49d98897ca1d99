import AVFoundation
import SwiftUI

// What programs with a camera have: a session, its layer and its outputs.

final class Camera: NSObject, ObservableObject, AVCaptureMetadataOutputObjectsDelegate, AVCapturePhotoCaptureDelegate,
    AVCaptureVideoDataOutputSampleBufferDelegate {
    let session = AVCaptureSession()
    private let photos = AVCapturePhotoOutput(), codes = AVCaptureMetadataOutput()
    @Published var code: String?

    func configure() {
        session.beginConfiguration()
        defer { session.commitConfiguration() }
        session.sessionPreset = .photo
        guard let device = AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .back),
              let input = try? AVCaptureDeviceInput(device: device), session.canAddInput(input) else { return }
        session.addInput(input)
        if session.canAddOutput(codes) {
            session.addOutput(codes)
            codes.setMetadataObjectsDelegate(self, queue: .main)
            codes.metadataObjectTypes = [.qr, .ean13]
        }
        let video = AVCaptureVideoDataOutput()
        video.setSampleBufferDelegate(self, queue: DispatchQueue(label: "camera"))
        if device.hasTorch { try? device.setTorchModeOn(level: 0.5) }
    }
    func start() { DispatchQueue.global().async { [session] in session.startRunning() } }
    func shoot() {
        let settings = AVCapturePhotoSettings()
        settings.flashMode = .auto
        photos.capturePhoto(with: settings, delegate: self)
    }
    func metadataOutput(_ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
                        from connection: AVCaptureConnection) {
        code = (metadataObjects.first as? AVMetadataMachineReadableCodeObject)?.stringValue
    }
    func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: Error?) {
        code = photo.fileDataRepresentation().flatMap { UIImage(data: $0) } == nil ? "no photo" : "photo"
    }
    func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
                       from connection: AVCaptureConnection) {
        guard let pixels = CMSampleBufferGetImageBuffer(sampleBuffer) else { return }
        CVPixelBufferLockBaseAddress(pixels, .readOnly)
    }
}

struct Preview: UIViewRepresentable {
    final class LayerView: UIView {
        override class var layerClass: AnyClass { AVCaptureVideoPreviewLayer.self }
        var preview: AVCaptureVideoPreviewLayer { layer as! AVCaptureVideoPreviewLayer }
    }
    let session: AVCaptureSession
    func makeUIView(context: Context) -> LayerView {
        let view = LayerView()
        view.preview.session = session
        view.preview.videoGravity = .resizeAspectFill
        view.preview.connection?.videoRotationAngle = 90
        view.layer.addSublayer(AVPlayerLayer(player: AVQueuePlayer()))
        return view
    }
    func updateUIView(_ uiView: LayerView, context: Context) {}
}

struct CameraView: View {
    @StateObject private var camera = Camera()
    var body: some View {
        ZStack(alignment: .bottom) {
            Preview(session: camera.session).background(.black)
            Button("Shoot") { camera.shoot() }.padding()
        }
        .onAppear {
            camera.configure()
            camera.start()
            AudioServicesPlaySystemSound(1057)
        }
    }
}

#Preview { CameraView() }
