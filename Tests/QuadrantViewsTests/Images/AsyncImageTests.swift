import Foundation
import Testing
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews

@MainActor @Suite("AsyncImage")
struct AsyncImageTests {
    /// A file of 6 × 4 pixels, in grey.
    private func withFile(_ body: (URL) async throws -> Void) async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("async-\(UUID().uuidString).bmp")
        defer { try? FileManager.default.removeItem(at: file) }
        try Bitmap.data(width: 6, height: 4).write(to: file)
        try await body(file)
    }

    /// Runs the tasks of the view while this one is suspended.
    private func settle(_ scene: ViewHarness, until isDone: () -> Bool) async throws {
        for _ in 0..<500 where !isDone() {
            try await Task.sleep(for: .milliseconds(10))
            scene.settle()
        }
        #expect(isDone())
    }

    @ViewBuilder private func phases(_ phase: AsyncImagePhase) -> some View {
        switch phase {
        case .empty: Probe("empty", 1, 1)
        case .success(let image): image.tagged("image")
        case .failure: Probe("failure", 1, 1)
        }
    }

    @Test func aFileIsLoadedAndHasItsSizeInPoints() async throws {
        try await withFile { file in
            let scene = ViewHarness { AsyncImage(url: file, scale: 2) { phases($0) } }
            #expect(scene.contains("empty"))
            try await settle(scene) { scene.contains("image") }
            #expect(scene.size("image") == CGSize(width: 3, height: 2))
        }
    }

    @Test func aPlaceholderStandsForTheImageUntilItIsThere() async throws {
        try await withFile { file in
            let scene = ViewHarness {
                AsyncImage(url: file) { $0.resizable().frame(width: 30, height: 20).tagged("image") } placeholder: {
                    Probe("placeholder", 9, 9)
                }
            }
            #expect(scene.contains("placeholder") && !scene.contains("image"))
            try await settle(scene) { scene.contains("image") }
            #expect(scene.size("image") == CGSize(width: 30, height: 20))
            #expect(!scene.contains("placeholder"))
        }
    }

    @Test func withoutContentTheAreaIsGreyAndThenTheImage() async throws {
        try await withFile { file in
            let scene = ViewHarness(offering: 50, 40) { AsyncImage(url: file).tagged("image") }
            #expect(scene.size("image") == CGSize(width: 50, height: 40))
            try await settle(scene) { scene.size("image") == CGSize(width: 6, height: 4) }
        }
    }

    /// No server listens at port 1.
    @Test func aRefusedConnectionFails() async throws {
        let url = try #require(URL(string: "http://127.0.0.1:1/image.png"))
        let scene = ViewHarness { AsyncImage(url: url) { phases($0) } }
        try await settle(scene) { scene.contains("failure") }
    }

    @Test func aFileThatIsNoImageFails() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("async-\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("no image".utf8).write(to: file)
        let scene = ViewHarness { AsyncImage(url: file) { phases($0) } }
        try await settle(scene) { scene.contains("failure") }
        #expect(scene.contains("failure"))
    }

    @Test func noAddressStaysEmpty() async throws {
        let scene = ViewHarness { AsyncImage(url: nil) { phases($0) } }
        try await Task.sleep(for: .milliseconds(30))
        scene.settle()
        #expect(scene.contains("empty"))
    }

    @Test func anotherAddressIsLoadedAnew() async throws {
        try await withFile { file in
            let missing = file.appendingPathExtension("gone"), url = Input(file)
            let scene = ViewHarness { AsyncImage(url: url.value) { phases($0) } }
            try await settle(scene) { scene.contains("image") }
            url.value = missing
            scene.settle()
            try await settle(scene) { scene.contains("failure") }
            #expect(scene.contains("failure"))
        }
    }

    @Test func phasesSayWhatTheyHold() {
        #expect(AsyncImagePhase.empty.image == nil && AsyncImagePhase.empty.error == nil)
        #expect(AsyncImagePhase.success(Image(systemName: "star")).image == Image(systemName: "star"))
        #expect(AsyncImagePhase.failure(URLError(.timedOut)).error is URLError)
    }
}
