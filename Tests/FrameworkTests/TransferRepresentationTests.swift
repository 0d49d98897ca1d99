import CoreTransferable
import Foundation
import Testing
import UniformTypeIdentifiers

/// Values that are transferred as bytes and as files of the program.
struct TransferRepresentationTests {
    private struct Note: Transferable, Equatable {
        var text: String
        static var transferRepresentation: some TransferRepresentation {
            DataRepresentation(contentType: .rtf) { note in Data(note.text.utf8) } importing: { data in
                // The value is at hand although the function waits.
                try await Task.sleep(for: .milliseconds(1))
                return Note(text: String(decoding: data, as: UTF8.self))
            }
            .exportingCondition { !$0.text.isEmpty }
            .suggestedFileName("Note.rtf")
        }
    }
    private struct Movie: Transferable {
        var url: URL
        static var transferRepresentation: some TransferRepresentation {
            FileRepresentation(contentType: .movie) { SentTransferredFile($0.url) } importing: { received in
                let copy = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
                try FileManager.default.copyItem(at: received.file, to: copy)
                return Self(url: copy)
            }
        }
    }

    @MainActor @Test func bytesOfTheProgramAreTransferred() throws {
        let provider = NSItemProvider(transferring: Note(text: "Milk"))
        #expect(provider.registeredTypeIdentifiers == [UTType.rtf.identifier])
        #expect(provider.transferred(to: Note.self) == Note(text: "Milk"))
        #expect(Note(text: "Milk").converted(to: Data.self) == Data("Milk".utf8))
    }

    @MainActor @Test func aConditionLimitsWhatIsTransferred() {
        #expect(Note(text: "").converted(to: Data.self) == nil)
    }

    @MainActor @Test func aFileIsTransferredAsACopy() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".mov")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("frames".utf8).write(to: file)
        let movie = try #require(NSItemProvider(transferring: Movie(url: file)).transferred(to: Movie.self))
        defer { try? FileManager.default.removeItem(at: movie.url) }
        #expect(movie.url != file)
        #expect(try Data(contentsOf: movie.url) == Data("frames".utf8))
    }

    @Test func aRepresentationInOneDirectionHasNoOther() {
        struct Given: Transferable {
            static var transferRepresentation: some TransferRepresentation {
                DataRepresentation(exportedContentType: .json) { _ in Data("{}".utf8) }
                    .visibility(.ownProcess)
            }
        }
        #expect(Given.exportedTypes == [.json])
        #expect(Given().converted(to: Data.self) == Data("{}".utf8))
        #expect(Data("{}".utf8).converted(to: Given.self) == nil)
    }
}
