import Foundation
import Testing
@testable import QuadrantBase
@testable import QuadrantTest

/// `quadrant test --review`: pictures become references, and that is taken back.
@Suite struct TestReviewTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("review-\(UUID().uuidString)")

    private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    private func text(_ name: String) -> String? {
        FileManager.default.contents(atPath: path(name)).map { String(decoding: $0, as: UTF8.self) }
    }

    private func write(_ text: String, _ name: String) throws {
        let url = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    private func result(_ status: TestResult.Status, _ name: String) throws -> TestResult {
        try write("new \(name)", "new/\(name)")
        return TestResult(status: status, file: "A.swift", line: 1, name: name, variant: "",
                          reference: path("references/\(name)"), message: "", result: path("new/\(name)"))
    }

    private func pictures(_ results: [TestResult]) -> ReviewedPictures { ReviewedPictures(results) {} }

    private func answer(_ pictures: ReviewedPictures, _ message: String) throws -> ReviewedPictures.Answer? {
        try pictures.answers(to: message).first.map {
            try JSONDecoder().decode(ReviewedPictures.Answer.self, from: Data($0.utf8))
        }
    }

    @Test func acceptedPicturesAreReferencesUntilThatIsTakenBack() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("old a", "references/a")
        let pictures = pictures([try result(.changed, "a"), try result(.missing, "b")])
        #expect(try answer(pictures, #"{"accept": 0}"#) == .init(index: 0, isAccepted: true))
        #expect(try answer(pictures, #"{"accept": 1}"#) == .init(index: 1, isAccepted: true))
        #expect(text("references/a") == "new a" && text("references/b") == "new b")
        #expect(pictures.acceptedIndices == [0, 1] && pictures.states.count == 2)
        // The same once more changes nothing.
        #expect(try answer(pictures, #"{"accept": 0}"#) == .init(index: 0, isAccepted: true))
        #expect(try answer(pictures, #"{"undo": 0}"#) == .init(index: 0, isAccepted: false))
        #expect(try answer(pictures, #"{"undo": 1}"#) == .init(index: 1, isAccepted: false))
        #expect(text("references/a") == "old a" && text("references/b") == nil)
        #expect(pictures.acceptedIndices.isEmpty)
    }

    @Test func aReferenceOfAnotherProgramIsNotReplaced() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("old a", "references/a")
        let pictures = pictures([try result(.changed, "a"), try result(.missing, "b")])
        try write("other", "references/a")
        try write("other", "references/b")
        for index in 0...1 {
            let answer = try answer(pictures, "{\"accept\": \(index)}")
            #expect(answer?.isAccepted == false && answer?.error?.contains("another program") == true)
        }
        #expect(text("references/a") == "other" && text("references/b") == "other")
    }

    @Test func aReferenceThatCannotBeWrittenIsReportedAndNotAccepted() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        // A file stands where the folder of the references should be.
        try write("", "references")
        let pictures = pictures([try result(.missing, "a")])
        let answer = try answer(pictures, #"{"accept": 0}"#)
        #expect(answer?.isAccepted == false && answer?.error != nil && pictures.acceptedIndices.isEmpty)
    }

    @Test(arguments: ["", "x", "[]", #"{"accept": 1}"#, #"{"accept": -1}"#, #"{"accept": 2}"#, #"{"accept": "0"}"#])
    func otherMessagesChangeNothing(message: String) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("old a", "references/a")
        try write("old b", "references/b")
        let pictures = pictures([try result(.changed, "a"), try result(.failed, "b")])
        #expect(try answer(pictures, message) == nil)
        #expect(text("references/a") == "old a" && text("references/b") == "old b")
    }

    @Test func onlyThePageOfAReviewHasItsScript() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let report = TestReport([try result(.changed, "<script>")])
        #expect(report.html(reviewNonce: "abc").contains(#"<script nonce="abc" data-review>"#))
        #expect(!report.html().contains("data-review>"))
    }

    #if canImport(QuadrantPreview)
    /// The command serves until a signal ends it; what was not accepted is a difference.
    @Test func theCommandServesThePageAndEnds() throws {
        let command = try Command(["A.swift": "import SwiftUI\n#Preview { Text(\"a\") }\n"])
        let result = try command.shell(#"""
            "$QUADRANT" test A.swift --size fit --record never --review 2>errors & task=$!
            until grep -q 'end the review' errors; do kill -0 $task || exit 99; sleep 0.1; done
            [[ $(cat errors) =~ 127.0.0.1:([0-9]+)(/[0-9a-f]+/) ]]
            exec 3<>/dev/tcp/127.0.0.1/${BASH_REMATCH[1]}
            printf 'GET %s HTTP/1.1\r\nHost: 127.0.0.1:%s\r\nConnection: close\r\n\r\n' \
                "${BASH_REMATCH[2]}" "${BASH_REMATCH[1]}" >&3
            cat <&3
            kill -TERM $task
            wait $task
            """#, ["CI": ""])
        #expect(result.code == ExitCode.difference.rawValue)
        #expect(result.output.contains("data-review>") && result.output.contains("\"status\":\"missing\""))
        #expect(command.text("errors")?.contains("0 accepted, 1 not") == true)
    }
    #endif
}
