import Foundation
import QuadrantBase
import QuadrantDisplayList
import QuadrantFiles
import QuadrantSession

/// The pictures of a run that can become references, and those that were accepted.
final class ReviewedPictures: @unchecked Sendable {
    private struct Item {
        var reference: String
        /// The bytes of the reference when it was compared; nil if there was none.
        var old: Data?
        var new: Data
    }

    /// What a page sends.
    private struct Request: Decodable {
        var accept: Int?
        var undo: Int?
        var end: Bool?
    }

    /// What pages receive: the new state of a result by its index, or why it has not changed.
    struct Answer: Codable, Equatable {
        var index: Int
        var isAccepted: Bool
        var error: String?
    }

    private let lock = NSLock()
    private var items: [Int: Item] = [:]
    private var accepted: Set<Int> = []
    private let onEnd: @Sendable () -> Void

    /// Keeps the pictures in memory, so that a reference that another process writes meanwhile is noticed.
    init(_ results: [TestResult], onEnd: @escaping @Sendable () -> Void) {
        self.onEnd = onEnd
        for (index, result) in results.enumerated() where result.status == .changed || result.status == .missing {
            guard let new = result.result.flatMap({ FileManager.default.contents(atPath: $0) }) else { continue }
            let old = FileManager.default.contents(atPath: result.reference)
            // With --record failed the reference is the new picture already.
            if old != new { items[index] = Item(reference: result.reference, old: old, new: new) }
        }
    }

    var acceptedIndices: Set<Int> { lock.withLock { accepted } }

    /// The states of all accepted pictures, for a page that connects.
    var states: [String] { acceptedIndices.sorted().map { Self.text(Answer(index: $0, isAccepted: true)) } }

    /// Answers a message of a page; messages that no page of ours sends have no answer.
    func answers(to text: String) -> [String] {
        guard let request = try? JSONDecoder().decode(Request.self, from: Data(text.utf8)) else { return [] }
        if request.end == true { onEnd() }
        return lock.withLock {
            [(request.accept, true), (request.undo, false)].compactMap { index, isAccepted in
                index.flatMap { change($0, to: isAccepted) }.map(Self.text)
            }
        }
    }

    private static func text(_ answer: Answer) -> String {
        (try? JSONEncoder().encode(answer)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    private func change(_ index: Int, to isAccepted: Bool) -> Answer? {
        guard let item = items[index] else { return nil }
        var answer = Answer(index: index, isAccepted: isAccepted)
        if accepted.contains(index) == isAccepted { return answer }
        answer.isAccepted = !isAccepted
        let (before, after) = isAccepted ? (item.old, item.new) : (item.new, item.old)
        guard FileManager.default.contents(atPath: item.reference) == before else {
            answer.error = "The reference was changed by another program. Run 'quadrant test' again."
            return answer
        }
        do {
            if let after {
                let folder = FilePath.folder(of: item.reference)
                try OutputFile.makeFolder(folder)
                try OutputFile.write(after, to: item.reference)
            } else {
                try FileManager.default.removeItem(atPath: item.reference)
            }
        } catch {
            answer.error = (error as? Diagnostic)?.what ?? "\(item.reference) cannot be written: \(error)"
            return answer
        }
        if isAccepted { accepted.insert(index) } else { accepted.remove(index) }
        answer.isAccepted = isAccepted
        return answer
    }
}

#if canImport(QuadrantPreview)
import Dispatch
import QuadrantPreview

/// `quadrant test --review`: the report with buttons that accept pictures.
enum TestReview {
    /// Serves the report until a page or Ctrl-C ends the review. Returns the indices of the accepted results.
    static func run(_ results: [TestResult], _ arguments: Arguments) throws -> Set<Int> {
        let ended = DispatchSemaphore(value: 0)
        let pictures = ReviewedPictures(results) { ended.signal() }
        let port = try PagePort.of(arguments, standard: 0)
        let server: ReviewServer
        do {
            server = try ReviewServer(port: port, page: { TestReport(results).html(reviewNonce: $0) },
                                      onOpen: { pictures.states }, onMessage: { pictures.answers(to: $0) })
        } catch let error as PreviewServer.CannotListen {
            throw PagePort.refusal(error, port)
        }
        let signals = [SIGINT, SIGTERM].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { @Sendable in ended.signal() }
            source.resume()
            return source
        }
        writeError("quadrant: review at \(server.access.url)\nquadrant: press Ctrl-C to end the review\n")
        if arguments.has("open") { PagePort.open(server.access.url) }
        withExtendedLifetime(signals) { ended.wait() }
        server.stop()
        return pictures.acceptedIndices
    }
}
#else
enum TestReview {
    static func run(_ results: [TestResult], _ arguments: Arguments) throws -> Set<Int> {
        throw Failure(.machine, "quadrant was built without a server", at: "--review",
                      rule: "It requires libwebsockets, which was not installed at build time.",
                      fix: "Run 'apt-get install libwebsockets-dev', or use --report FOLDER.")
    }
}
#endif
