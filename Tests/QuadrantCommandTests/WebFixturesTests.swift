import Foundation
import Testing

/// `--fixtures` answers web requests with files.
@Suite("Web fixtures")
struct WebFixturesTests {
    private static let program = """
        import SwiftUI
        struct Pictures: View {
            var body: some View {
                AsyncImage(url: URL(string: "https://example.invalid/pictures/a.png")) { image in
                    image.onAppear { print("image") }
                } placeholder: {
                    Text("waiting")
                }
                .onAppear {
                    let isDone = DispatchSemaphore(value: 0)
                    let url = URL(string: "https://example.invalid/v1/items?page=1")!
                    let sessions = [URLSession.shared, URLSession(configuration: .default),
                                    URLSession(configuration: .ephemeral)]
                    for session in sessions {
                        session.dataTask(with: url) { data, _, _ in
                            print("items", String(decoding: data ?? Data(), as: UTF8.self))
                            isDone.signal()
                        }.resume()
                        isDone.wait()
                    }
                }
            }
        }
        #Preview { Pictures() }

        """

    private func command() throws -> Command {
        let command = try Command(["A.swift": Self.program, "web/items.json": "[1]"])
        let picture = "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJg"
            + "gg=="
        try command.write("", to: "web/example.invalid/pictures/b.txt")
        try #require(Data(base64Encoded: picture))
            .write(to: URL(fileURLWithPath: command.folder + "/web/example.invalid/pictures/a.png"))
        return command
    }

    @Test func requestsAreAnsweredWithFiles() throws {
        let result = try command().run("render", "A.swift", "--fixtures", "web", "-o", "a.png")
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.output.contains("image") && result.output.ranges(of: "items [1]").count == 3, "\(result.output)")
    }

    @Test func aFolderThatIsNotThereIsAnError() throws {
        let result = try command().run("render", "A.swift", "--fixtures", "none", "-o", "a.png")
        #expect(result.code == 2 && result.errors.contains("no such folder: 'none'"), "\(result.errors)")
    }
}
