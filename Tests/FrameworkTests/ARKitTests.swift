import ARKit
import Foundation
import Testing

@Suite("ARKit without a camera")
struct ARKitTests {
    private final class Coordinator: NSObject, ARSessionDelegate {
        var error: (any Error)?
        func session(_ session: ARSession, didUpdate frame: ARFrame) { Issue.record("There is no camera.") }
        func session(_ session: ARSession, didUpdate anchors: [ARAnchor]) { Issue.record("Nothing is found.") }
        func session(_ session: ARSession, didFailWithError error: any Error) { self.error = error }
    }

    @Test func aSessionEndsWithAnError() async {
        let session = ARSession(), coordinator = Coordinator()
        session.delegate = coordinator
        session.run(ARBodyTrackingConfiguration(), options: [.resetTracking, .removeExistingAnchors])
        #expect((coordinator.error as? ARError)?.code == .unsupportedConfiguration)
        #expect(session.configuration is ARBodyTrackingConfiguration && session.currentFrame == nil)
        let query = ARRaycastQuery(origin: SIMD3(), direction: SIMD3(0, 0, -1), allowing: .estimatedPlane,
                                   alignment: .any)
        #expect(session.raycast(query).isEmpty)
        await #expect(throws: ARError.self) { _ = try await session.currentWorldMap() }
    }
    @Test func programsMakePlacesOfTheirOwn() {
        var place = matrix_identity_float4x4
        place.columns.3.x = 2
        let anchor = ARAnchor(name: "cup", transform: place)
        #expect(ARAnchor(anchor: anchor).transform == place && ARAnchor(anchor: anchor).name == "cup")
        #expect(ARFaceAnchor.BlendShapeLocation.eyeBlinkLeft.rawValue == "eyeBlink_L")
        #expect(ARFaceAnchor.BlendShapeLocation.jawLeft.rawValue == "jawLeft")
    }
    /// The framework hands on the one of the camera: programs import ARKit only.
    @Test func theCamerasFrameworkIsImportedWithIt() {
        #expect(AVCaptureDevice.default(for: .video) == nil)
    }
}
