import Dispatch
import Foundation
import QuadrantCairo
import QuadrantCore
import QuadrantDisplayList
import QuadrantHost
import QuadrantPNG

extension RenderSession {
    /// Encodes the picture, and adds what that and the views took to the times.
    func timedPicture(of shown: DisplayList, _ encoder: any PictureEncoder, _ options: PictureOptions) throws -> Data {
        var times = timings ?? PictureTimings()
        times.add(asking { $0.graph.loop.costs?.costs ?? [:] })
        let start = DispatchTime.now().uptimeNanoseconds
        func elapsed() -> Double { Double(DispatchTime.now().uptimeNanoseconds - start) * 1e-6 }
        let data = try (encoder as? PNG)?.encode(shown) { times.pixels = elapsed() }
            ?? encoder.encode(shown, options: options)
        times.encoding = elapsed() - (times.pixels ?? 0)
        timings = times
        return data
    }
}
