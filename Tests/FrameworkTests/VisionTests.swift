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
}
