import Foundation
import QuadrantCairo
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantHost
import QuadrantPNG
import QuadrantViews

// A card of 1200 by 630 with different text each time, from view to PNG. `Peers/card.c` draws the same with cairo.

struct Card: View {
    let number: Int
    var body: some View {
        ZStack {
            LinearGradient(colors: [Color(red: 0.12, green: 0.2, blue: 0.55), Color(red: 0.55, green: 0.2, blue: 0.6)],
                           startPoint: .topLeading, endPoint: .bottomTrailing)
            VStack(alignment: .leading, spacing: 24) {
                HStack(spacing: 20) {
                    LinearGradient(colors: [.orange, .pink], startPoint: .top, endPoint: .bottom)
                        .frame(width: 96, height: 96)
                        .clipShape(Circle())
                    VStack(alignment: .leading) {
                        Text("Ada Lovelace").font(.system(size: 30, weight: .semibold))
                        Text("Entry \(number) of the journal").font(.system(size: 24)).foregroundColor(.gray)
                    }
                }
                Text("How the engine weaves algebraic patterns, part \(number)").font(.system(size: 64, weight: .bold))
                Spacer(minLength: 0)
                HStack(spacing: 16) {
                    tag("layout")
                    tag("typography")
                    tag("number \(number % 97)")
                }
            }
            .padding(48)
            .frame(width: 1080, height: 510)
            .background(RoundedRectangle(cornerRadius: 32).fill(Color.white))
            .foregroundColor(.black)
        }
        .frame(width: 1200, height: 630)
    }

    private func tag(_ name: String) -> some View {
        Text(name).font(.system(size: 24))
            .padding(.horizontal, 20)
            .padding(.vertical, 10)
            .background(RoundedRectangle(cornerRadius: 22).fill(Color(red: 0.9, green: 0.92, blue: 0.97)))
    }
}

/// Cards on rendering threads, by the clock.
enum CardThreads {
    static func run() -> Figures {
        // The first round of each thread fills the caches.
        _ = time(threads: 2)
        return ["two threads over one": time(threads: 1) / time(threads: 2)]
    }

    /// The seconds of a card.
    private static func time(threads: Int) -> Double {
        let cards = 60, done = DispatchSemaphore(value: 0), start = ContinuousClock.now
        for thread in 0..<threads {
            Thread {
                for number in 0..<cards { draw(thread * cards + number) }
                done.signal()
            }.start()
        }
        for _ in 0..<threads { done.wait() }
        let passed = (ContinuousClock.now - start).components
        return (Double(passed.seconds) + Double(passed.attoseconds) / 1e18) / Double(threads * cards)
    }

    private static func draw(_ number: Int) {
        var settings = HostConfiguration(size: CGSize(width: 1200, height: 630))
        settings.scale = 1
        settings.background = .white
        settings.isOnMainThread = false
        RenderingThreads.run {
            let host = onMain(settings) { ViewHost(rootView: Card(number: number), configuration: $0) }
            host.confined { _ = try? PNG.encode(onMain(host) { $0.frame() }) }
        }
    }
}

@MainActor
enum CardWorkload {
    private static var number = 0
    private static let efforts: [(PNGEffort, String)] = [(.fast, "fast"), (.balanced, "balanced")]

    private static func file(_ surface: RasterSurface, _ effort: PNGEffort) -> Data? {
        surface.withPixels {
            PNG.file(PixelRows(start: $0.baseAddress!, width: surface.width, height: surface.height,
                               stride: surface.width), effort: effort)
        }
    }

    static func run() -> Figures {
        var figures: Figures = [:]
        var settings = HostConfiguration(size: CGSize(width: 1200, height: 630))
        settings.scale = 1
        settings.background = .white
        var frames: [Double] = [], rasters: [Double] = [], files: [PNGEffort: [Double]] = [:]
        let surface = RasterSurface()
        for _ in 0..<8 {
            number += 1
            let card = Card(number: number)
            var list: DisplayList!
            frames.append(measureCost { list = ViewHost(rootView: card, configuration: settings).frame() }.time)
            rasters.append(measureCost { try? surface.draw(list) }.time)
            for (effort, name) in efforts {
                var bytes = 0
                let cost = measureCost { bytes = file(surface, effort)?.count ?? 0 }
                files[effort, default: []].append(cost.time)
                if number == 8 { figures["PNG bytes, " + name] = Double(bytes) }
            }
            if let path = ProcessInfo.processInfo.environment["BENCH_CARD"], number == 8 {
                try? PNG.write(list, to: path)
            }
        }
        figures["view to display list ns"] = median(Array(frames.dropFirst(3)))
        figures["display list to pixels ns"] = median(Array(rasters.dropFirst(3)))
        let pixels = figures["view to display list ns"]! + figures["display list to pixels ns"]!
        for (effort, name) in efforts {
            figures["PNG ns, " + name] = median(Array(files[effort]!.dropFirst(3)))
            figures["card ns, " + name] = pixels + figures["PNG ns, " + name]!
        }
        return figures
    }
}
