import CoreMedia
import CoreVideo
import Foundation
import Testing
import Vision

@Suite("Vision without models")
struct VisionTests {
    private func picture() throws -> CVPixelBuffer {
        var buffer: CVPixelBuffer?
        #expect(CVPixelBufferCreate(nil, 4, 2, kCVPixelFormatType_32BGRA, nil, &buffer) == kCVReturnSuccess)
        return try #require(buffer)
    }

    /// Requests end with an error, and say so to their closure.
    @Test func nothingIsFound() throws {
        var failures = 0
        let request = VNDetectHumanHandPoseRequest { request, error in
            if request.results == nil, error is VNError { failures += 1 }
        }
        #expect(throws: VNError(.operationFailed)) {
            try VNImageRequestHandler(cvPixelBuffer: try picture(), orientation: .leftMirrored).perform([request])
        }
        #expect(throws: VNError(.operationFailed)) {
            try VNSequenceRequestHandler().perform([request], on: try picture(), orientation: .up)
        }
        #expect(failures == 2)
        // The results are of the request's own type.
        #expect(request.results?.first?.chirality == nil)
        #expect(VNDetectFaceLandmarksRequest().results?.first?.landmarks?.leftEye?.normalizedPoints == nil)
        #expect(VNRecognizeTextRequest().results?.first?.topCandidates(1).first == nil)
    }

    @Test func anObservationThatAProgramMakesKeepsItsBox() {
        let box = CGRect(x: 0.1, y: 0.2, width: 0.3, height: 0.4), made = VNRectangleObservation(boundingBox: box)
        #expect(made.boundingBox == box && made.topRight == CGPoint(x: box.maxX, y: box.maxY))
        let request = VNTrackObjectRequest(detectedObjectObservation: made)
        #expect(request.inputObservation === made)
    }

    @Test func placesAreOfThePictureOrInPixels() {
        let rect = CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0.25)
        let pixels = VNImageRectForNormalizedRect(rect, 200, 100)
        #expect(pixels == CGRect(x: 50, y: 50, width: 100, height: 25))
        #expect(VNNormalizedRectForImageRect(pixels, 200, 100) == rect)
        #expect(VNPoint(x: 0, y: 0).distance(VNPoint(x: 3, y: 4)) == 5)
    }

    @Test func memoryOfPicturesIsMadeByAttributes() throws {
        let attributes: [String: Any] = [
            kCVPixelBufferWidthKey as String: 8, kCVPixelBufferHeightKey as String: 3,
            kCVPixelBufferPixelFormatTypeKey as String: kCVPixelFormatType_OneComponent8,
        ]
        var pool: CVPixelBufferPool?, made: CVPixelBuffer?
        #expect(CVPixelBufferPoolCreate(nil, nil, attributes as NSDictionary, &pool) == kCVReturnSuccess)
        #expect(CVPixelBufferPoolCreatePixelBuffer(nil, try #require(pool), &made) == kCVReturnSuccess)
        let buffer = try #require(made)
        #expect(CVPixelBufferGetBytesPerRow(buffer) == 8 && CVPixelBufferGetDataSize(buffer) == 24)
        #expect(CVPixelBufferCreate(nil, 4, 4, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange, nil, &made)
            == kCVReturnInvalidPixelFormat)
        #expect(CVPixelBufferPoolCreate(nil, nil, nil, &pool) == kCVReturnInvalidArgument)
    }

    /// Memory of the program is given back when the picture goes.
    @Test func memoryIsGivenBack() {
        var isReleased = false
        let bytes = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 16)
        var buffer: CVPixelBuffer?
        _ = CVPixelBufferCreateWithBytes(nil, 4, 4, kCVPixelFormatType_32BGRA, bytes, 16, { _, address in
            address?.deallocate()
            isReleased = true
        }, nil, nil, &buffer)
        #expect(buffer.map(CVPixelBufferGetBaseAddress) == bytes && !isReleased)
        buffer = nil
        #expect(isReleased)
    }

    @Test func timesAreMultipliedAndConverted() {
        let time = CMTime(value: 3, timescale: 2)
        #expect(CMTimeMultiply(time, multiplier: 4).seconds == 6)
        #expect(CMTimeMultiplyByFloat64(time, multiplier: 0.5).value == 2)
        #expect(time.convertScale(600, method: .default) == CMTime(value: 900, timescale: 600))
        #expect(CMTimeMaximum(time, .zero) == time)
        #expect(CMTimeRangeGetEnd(CMTimeRangeFromTimeToTime(start: .zero, end: time)).seconds == 1.5)
    }

    @Test func outlinesAndWaysHaveTheirOwnTypes() {
        let outlines = VNDetectContoursRequest()
        #expect(outlines.contrastPivot == 0.5 && outlines.contrastAdjustment == 2)
        #expect(outlines.results?.first?.topLevelContours.first?.normalizedPoints == nil)
        let ways = VNDetectTrajectoriesRequest(frameAnalysisSpacing: CMTime(value: 1, timescale: 10),
                                               trajectoryLength: 7)
        #expect(ways.trajectoryLength == 7 && ways.frameAnalysisSpacing.seconds == 0.1)
        #expect(ways.results?.first?.equationCoefficients == nil)
    }

    @Test func vectorsAndCirclesAreComputed() {
        let vector = VNVector(vectorHead: VNPoint(x: 4, y: 6), tail: VNPoint(x: 1, y: 2))
        #expect(vector.length == 5 && vector.squaredLength == 25)
        #expect(VNVector.unitVector(for: vector).x == 3 * (1 / 5.0) && VNVector.unitVector(for: .zero).length == 0)
        #expect(VNVector.dotProduct(of: vector, vector: VNVector(xComponent: -4, yComponent: 3)) == 0)
        #expect(VNVector(bySubtracting: vector, from: VNVector(xComponent: 4, yComponent: 4)).x == 1)
        #expect(abs(VNVector(r: 2, theta: .pi / 2).y - 2) < 1e-12)
        let circle = VNCircle(center: VNPoint(x: 0, y: 0), diameter: 4)
        #expect(circle.radius == 2 && circle.contains(VNPoint(x: 1, y: 1)) && !circle.contains(VNPoint(x: 2, y: 1)))
        #expect(circle.contains(VNPoint(x: 2.4, y: 0), inCircumferentialRingOfWidth: 1))
        #expect(!circle.contains(VNPoint(x: 2.6, y: 0), inCircumferentialRingOfWidth: 1))
    }

    @Test func requestsHaveVersions() {
        let request = VNDetectBarcodesRequest()
        request.revision = VNDetectBarcodesRequestRevision3
        #expect(request.revision == 3 && VNRequestRevisionUnspecified == 0)
    }

    @Test func noDocumentIsRead() async throws {
        var request = RecognizeDocumentsRequest()
        request.textRecognitionOptions.useLanguageCorrection = false
        let picture = try picture()
        await #expect(throws: VisionError.self) {
            for document in try await request.perform(on: picture) { Issue.record("\(document.document.text)") }
        }
        await #expect(throws: VisionError.self) { try await DetectLensSmudgeRequest().perform(on: picture) }
    }
}
