@_exported import AVFoundation
import QuadrantSubstitutes
import SwiftUI

// CodeScanner: there is no camera. As in the package's simulator, a touch delivers what a program gives for trying.

public enum ScanError: Error { case badInput, badOutput, initError(_ error: any Error), permissionDenied }
public struct ScanResult {
    public let string: String, type: AVMetadataObject.ObjectType, image: UIImage?, corners: [CGPoint]
}
public enum ScanMode {
    case once, oncePerCode, continuous, continuousExcept(ignoredList: Set<String>), manual
}
public struct CodeScannerView: View {
    public let codeTypes: [AVMetadataObject.ObjectType], scanMode: ScanMode, simulatedData: String
    public var completion: (Result<ScanResult, ScanError>) -> Void
    /// Nothing but the kinds of codes, the data for trying and the completion is used: there is no camera.
    public init(
        codeTypes: [AVMetadataObject.ObjectType], scanMode: ScanMode = .once, manualSelect: Bool = false,
        scanInterval: Double = 2, showViewfinder: Bool = false, requiresPhotoOutput: Bool = true,
        simulatedData: String = "", shouldVibrateOnSuccess: Bool = true, isTorchOn: Bool = false,
        isPaused: Bool = false, isGalleryPresented: Binding<Bool> = .constant(false),
        videoCaptureDevice: AVCaptureDevice? = nil, completion: @escaping (Result<ScanResult, ScanError>) -> Void
    ) {
        (self.codeTypes, self.scanMode, self.simulatedData) = (codeTypes, scanMode, simulatedData)
        self.completion = completion
    }
    public var body: some View {
        Panel("CodeScannerView", symbol: "qrcode.viewfinder").onTapGesture {
            let type = codeTypes.first ?? .qr
            completion(.success(ScanResult(string: simulatedData, type: type, image: nil, corners: [])))
        }
    }
}
