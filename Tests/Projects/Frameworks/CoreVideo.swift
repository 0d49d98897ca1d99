import AVFAudio
import CoreMedia
import CoreVideo
import SwiftUI

struct BufferView: View {
    var body: some View {
        var buffer: CVPixelBuffer?
        _ = CVPixelBufferCreate(nil, 4, 4, kCVPixelFormatType_32BGRA, nil, &buffer)
        let time = CMTimeRange(start: .zero, duration: CMTime(seconds: 2, preferredTimescale: 600))
        return Text("\(buffer.map(CVPixelBufferGetWidth) ?? 0) wide, \(time.end.seconds) s")
    }
}
#Preview { BufferView() }
