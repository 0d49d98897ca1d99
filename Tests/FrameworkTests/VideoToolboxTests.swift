import CoreVideo
import Testing
import UIKit
import VideoToolbox

@Suite("Pictures of videos that become images")
struct VideoToolboxTests {
    @Test func aPictureOfBlueGreenAndRedBecomesAnImage() throws {
        var made: CVPixelBuffer?
        #expect(CVPixelBufferCreate(nil, 4, 2, kCVPixelFormatType_32BGRA, nil, &made) == kCVReturnSuccess)
        let buffer = try #require(made)
        var image: CGImage?
        #expect(VTCreateCGImageFromCVPixelBuffer(buffer, options: nil, imageOut: &image) == 0)
        #expect(image?.width == 4 && image?.height == 2)
    }

    @Test func thereIsNoEncoder() {
        var session: VTCompressionSession?
        let status = VTCompressionSessionCreate(
            allocator: nil, width: 64, height: 64, codecType: kCMVideoCodecType_H264, encoderSpecification: nil,
            imageBufferAttributes: nil, compressedDataAllocator: nil, outputCallback: nil, refcon: nil,
            compressionSessionOut: &session)
        #expect(status == kVTCouldNotFindVideoEncoderErr && session == nil)
    }
}
