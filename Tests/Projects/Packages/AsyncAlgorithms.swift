import AsyncAlgorithms
import SwiftUI

/// Streams that are merged, combined, paired and slowed down.
struct Streamed: View {
    @State private var text = ""

    var body: some View {
        Text(text).task {
            let channel = AsyncChannel<Int>()
            async let sent: Void = send(to: channel)
            var received: [Int] = []
            for await value in channel.debounce(for: .milliseconds(150)) { received.append(value) }
            await sent
            print("Debounced", received)
            print("Merged", await Array(merge([1, 2].async, [3].async)).sorted(),
                  await Array(chain([1].async, [2, 3].async)),
                  await Array(zip([1, 2].async, ["a", "b"].async)).map(\.1))
            print("Latest", await Array(combineLatest([1].async, ["a"].async)).map { "\($0)\($1)" },
                  await Array([1, 1, 2].async.removeDuplicates()), await Array([1, 2, 3].async.chunks(ofCount: 2)),
                  await Array([1, 4, 9].async.adjacentPairs()).map { $1 - $0 }, await Array([1, nil].async.compacted()))
            var ticks = 0
            for await _ in AsyncTimerSequence(interval: .milliseconds(5), clock: .continuous) {
                ticks += 1
                if ticks == 3 { break }
            }
            let throttled = await Array((1 ... 5).async.throttle(for: .seconds(60)))
            text = "\(ticks) ticks"
            print("Timed", text, throttled)
        }
    }
    private func send(to channel: AsyncChannel<Int>) async {
        for value in 1 ... 3 { await channel.send(value) }
        try? await Task.sleep(for: .milliseconds(600))
        await channel.send(4)
        channel.finish()
    }
}

#Preview { Streamed() }
