import Foundation
import QuadrantHost
import SwiftUI
import Testing

/// Pictures off the main thread, and on several threads at a time.
@Suite struct RenderingThreadsTests {
    @Observable final class Weather: @unchecked Sendable { var knots = 7.0 }

    private struct Card: View {
        var number = 0
        @State private var rows = 3
        @State private var weather = Weather()
        @Namespace private var space
        var body: some View {
            VStack(alignment: .leading) {
                Label("Card \(number)", systemImage: "wind").font(.headline)
                Toggle("Wind", isOn: .constant(number % 2 == 0)).tint(.green)
                ForEach(0..<rows, id: \.self) { Text("\(Double($0) + weather.knots) kts").monospacedDigit() }
                ScrollView { LazyVStack { ForEach(0..<40) { Text("Row \($0)") } } }.frame(height: 60)
                GeometryReader { Text("\($0.size.width)") }.frame(height: 20)
            }
            .onAppear { rows = 4 }
            .padding().frame(width: 240, height: 320)
            .background(.blue.gradient.opacity(0.3), in: .rect(cornerRadius: 12))
        }
    }

    @MainActor private static func files(_ number: Int) throws -> [Data] {
        let picture = Picture(of: Card(number: number), background: .white)
        return [try picture.png(), try picture.svg(), try picture.jpeg()]
    }

    @Test func picturesOfAllThreadsHaveTheSameBytes() async throws {
        let expected = try await MainActor.run { try (0..<4).map(Self.files) }
        try await withThrowingTaskGroup(of: (Int, [Data]).self) { group in
            for index in 0..<24 {
                group.addTask { (index, try await Picture.render { try Self.files(index % 4) }) }
            }
            for try await (index, files) in group { #expect(files == expected[index % 4]) }
        }
    }

    @Test func callsRunOnRenderingThreadsAsOnTheMainActor() async throws {
        let isMain = try await Picture.render {
            MainActor.preconditionIsolated()
            return Thread.isMainThread
        }
        #expect(!isMain)
    }

    /// Two calls that wait for each other time out, one after the other.
    @Test(.enabled(if: ProcessInfo.processInfo.activeProcessorCount > 1), .timeLimit(.minutes(60)))
    func callsRunAtTheSameTime() async throws {
        let first = DispatchSemaphore(value: 0), second = DispatchSemaphore(value: 0)
        async let one = Picture.render {
            first.signal()
            return second.wait(timeout: .now() + 3_000)
        }
        async let other = Picture.render {
            second.signal()
            return first.wait(timeout: .now() + 3_000)
        }
        let results = try await (one, other)
        #expect(results == (.success, .success))
    }

    @Test func aThreadOfTheProgramGetsItsPicture() async throws {
        let expected = try await MainActor.run { try Picture(of: Color.red, size: CGSize(width: 9, height: 9)).png() }
        let found = await withCheckedContinuation { continuation in
            Thread {
                let picture = Picture(of: Color.red, size: CGSize(width: 9, height: 9))
                continuation.resume(returning: (picture.size, try? picture.png()))
            }.start()
        }
        #expect(found.0 == CGSize(width: 9, height: 9))
        #expect(found.1 == expected)
    }

    @Test func aPictureCanBeUsedByAnotherThreadThanItWasMadeOn() async throws {
        let picture = try await Picture.render {
            let picture = Picture(of: Card())
            _ = picture.size
            return picture
        }
        let expected = try await Picture.render { try Picture(of: Card()).png() }
        #expect(try picture.png() == expected)
    }

    @Test func errorsReachTheCaller() async throws {
        await #expect(throws: PictureError.self) { try await Picture.render { try Picture(of: EmptyView()).png() } }
        await #expect(throws: CancellationError.self) { try await Picture.render { throw CancellationError() } }
    }

    private struct Endless: View {
        var body: some View { AnyView(Endless().padding(0.1)) }
    }

    @Test func aViewWithoutAnEndIsAnErrorOnARenderingThread() async throws {
        await #expect { try await Picture.render { try Picture(of: Endless()).png() } } throws: {
            "\($0)".contains("levels deep")
        }
    }

    /// The host of a picture belongs to the thread that draws it: what other threads write reaches its next frame.
    @Test @MainActor func writesOfOtherThreadsWaitForTheNextFrame() async throws {
        let weather = Weather()
        struct Reading: View {
            var weather: Weather
            var body: some View { Color.red.frame(width: weather.knots, height: 1) }
        }
        var configuration = HostConfiguration()
        configuration.isOnMainThread = false
        let host = ViewHost(rootView: Reading(weather: weather), configuration: configuration)
        #expect(host.confined { host.sizeThatFits(.unspecified).width } == 7)
        // Outside of `confined` the graph belongs to no thread, this one included: the change waits.
        weather.knots = 12
        #expect(host.confined { host.sizeThatFits(.unspecified).width } == 7)
        #expect(host.confined {
            host.settle()
            return host.sizeThatFits(.unspecified).width
        } == 12)
    }
}
