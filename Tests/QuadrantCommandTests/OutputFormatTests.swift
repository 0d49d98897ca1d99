import Foundation
import Testing
@testable import QuadrantSession

/// The help and the errors of the command list the formats in the tables.
@Suite("Output formats")
struct OutputFormatTests {
    private static let endings = OutputFormat.pictureEndings + FilmFormat.endings

    @Test func everyEndingHasAFormat() throws {
        #expect(Self.endings.count == Set(Self.endings).count)
        for ending in Self.endings {
            let format = try #require(OutputFormat(fileExtension: String(ending.dropFirst()).uppercased()))
            #expect((format.recording == nil) == OutputFormat.pictureEndings.contains(ending))
        }
        #expect(OutputFormat(fileExtension: "bmp") == nil && OutputFormat(fileExtension: "") == nil)
    }

    @Test func anUnknownEndingIsToldAllOthers() throws {
        let command = try Command(["A.swift": "import SwiftUI\n"])
        let result = try command.run("render", "A.swift", "-o", "a.bmp")
        for ending in Self.endings { #expect(result.errors.contains(ending)) }
        let help = try command.run("render", "--help")
        for ending in Self.endings { #expect(help.output.contains(ending)) }
    }

    @Test func formatsKnowWhatTheyHold() throws {
        for (ending, hasPixels) in [("png", true), ("jpg", true), ("mp4", true), ("svg", false), ("pdf", false)] {
            #expect(OutputFormat(fileExtension: ending)?.hasPixels == hasPixels)
        }
        #expect(["a", "b", "c"].alternatives == "a, b or c" && ["a"].alternatives == "a")
    }
}
