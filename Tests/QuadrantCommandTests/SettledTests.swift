import Foundation
import Testing

/// `--at settled`: the picture of a view that has settled (#9.22).
@Suite("Settled")
struct SettledTests {
    private func file(_ body: String) -> [String: String] {
        ["A.swift": """
            import SwiftUI
            struct A: View {
                @State private var isShown = false
                var body: some View {
            \(body)
                }
            }
            """]
    }

    private static let drawsItselfIn = """
        Rectangle().fill(.red).opacity(isShown ? 1 : 0).onAppear {
            withAnimation(.linear(duration: 1).delay(9)) { isShown = true }
        }
        """

    /// Without a moment the animations with which a view appears have ended.
    @Test func aViewAppearsFirst() throws {
        let command = try Command(file("""
            Rectangle().fill(.red).opacity(isShown ? 1 : 0).onAppear {
                withAnimation(.linear(duration: 1).delay(0.5)) { isShown = true }
            }
            """))
        let shown = try command.run("render", "A.swift", "--size", "50x50", "-o", "a.svg")
        #expect(shown.code == 0 && shown.errors.contains("empty") == false, "\(shown.errors)")
        let text = try #require(command.text("a.svg"))
        #expect(text.contains("<path") && !text.contains("<g opacity"))
        let first = try command.run("render", "A.swift", "--size", "50x50", "--at", "0", "-o", "b.svg")
        #expect(first.code == 0 && command.text("b.svg")?.contains("<path") == false)
    }

    /// Work of the main queue that is due within two seconds belongs to the appearance, as that of tasks.
    @Test func theMainQueueBelongsToTheAppearance() throws {
        let command = try Command(file("""
            Text(isShown ? "main" : "splash").onAppear {
                DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { withAnimation { isShown = true } }
                DispatchQueue.main.asyncAfter(deadline: .now() + 9) { isShown = false }
            }
            """))
        #expect(try command.run("layout", "A.swift", "--size", "100x100").output.contains("text: main)"))
        #expect(try command.run("layout", "A.swift", "--size", "100x100", "--at", "0").output.contains("text: splash)"))
        #expect(try command.run("layout", "A.swift", "--size", "99x99", "--at", "9.1").output.contains("text: splash)"))
    }

    /// A picture before an animation is blank, which is reported; the settled one is not.
    @Test func whatDrawsItselfInIsShownAtRest() throws {
        let command = try Command(file(Self.drawsItselfIn))
        let first = try command.run("render", "A.swift", "--size", "50x50", "-o", "a.svg")
        #expect(first.code == 0 && first.errors.contains("--at settled"), "\(first.errors)")
        #expect(try #require(command.text("a.svg")).contains("<path") == false)
        let last = try command.run("render", "A.swift", "--size", "50x50", "--at", "settled", "-o", "b.svg")
        #expect(last.code == 0 && !last.errors.contains("settled"), "\(last.errors)")
        let text = try #require(command.text("b.svg"))
        #expect(text.contains("<path") && !text.contains("<g opacity"))
    }

    /// A view whose first frame is not blank causes no message.
    @Test func otherFirstPicturesAreNot() throws {
        let body = "Text(\"Here\").scaleEffect(isShown ? 2 : 1).onAppear { withAnimation { isShown = true } }"
        let result = try Command(file(body)).run("render", "A.swift", "--size", "50x50", "-o", "a.svg")
        #expect(result.code == 0 && !result.errors.contains("settled"), "\(result.errors)")
    }

    /// Waits for tasks, and reports animations that never end.
    @Test func itWaitsForEverythingThatEnds() throws {
        let command = try Command(file("""
            VStack {
                Text(isShown ? "done" : "waiting").task {
                    try? await Task.sleep(for: .seconds(7))
                    isShown = true
                }
                Circle().frame(width: 9, height: 9).rotationEffect(.degrees(isShown ? 90 : 0))
                    .animation(.linear(duration: 1).repeatForever(), value: isShown)
            }
            """))
        let result = try command.run("layout", "A.swift", "--size", "100x100", "--at", "settled")
        #expect(result.code == 0 && result.output.contains("text: done)"), "\(result.output)")
        #expect(result.errors.contains("never settles") && result.errors.contains("rotationEffect"),
                "\(result.errors)")
    }

    /// Waiting for a view that never settles stops at the limit.
    @Test func whatChangesForEverIsCutOff() throws {
        let command = try Command(file("""
            TimelineView(.periodic(from: .now, by: 1)) { context in Text("at \\(context.date.timeIntervalSince1970)") }
            """))
        let result = try command.run("layout", "A.swift", "--size", "100x100", "--at", "settled")
        #expect(result.code == 0 && result.errors.contains("still changes"), "\(result.errors)")
    }

    @Test(arguments: ["rest", "-1", "nan"]) func anyOtherWordIsAMistake(word: String) throws {
        let result = try Command(file(Self.drawsItselfIn)).run("render", "A.swift", "--at", word)
        #expect(result.code == 2 && result.hasFourParts && result.errors.contains("settled"), "\(result.errors)")
    }
}
