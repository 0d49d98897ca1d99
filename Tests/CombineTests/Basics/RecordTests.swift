import Combine
import Foundation
import Testing

extension Fault: Codable {
    init(from decoder: any Decoder) throws {
        self = try decoder.singleValueContainer().decode(Int.self) == 1 ? .first : .second
    }
    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(self == .first ? 1 : 2)
    }
}

/// Issue 33, line 54.
@Suite struct RecordTests {
    @Test func aRecordingIsSentToEachSubscriber() {
        let record = Record<Int, Fault> { recording in
            recording.receive(1)
            recording.receive(2)
            recording.receive(completion: .failure(.first))
        }
        for _ in 0..<2 {
            let recorder = record.record(.max(1))
            #expect(recorder.values == [1])
            recorder.request(1)
            #expect(recorder.values == [1, 2])
            #expect(recorder.error == .first)
        }
    }

    @Test func aRecordingWithoutValuesEndsWithoutDemand() {
        #expect(Record<Int, Fault> { _ in }.record(.none).isFinished)
        #expect(Record<Int, Fault>(output: [], completion: .failure(.second)).record(.none).error == .second)
    }

    @Test func recordingsAreWrittenAndRead() throws {
        let recording = Record<Int, Fault>.Recording(output: [1, 2], completion: .failure(.first))
        let text = String(decoding: try JSONEncoder.sorted.encode(recording), as: UTF8.self)
        #expect(text == #"{"completion":{"error":1,"success":false},"output":[1,2]}"#)
        let read = try JSONDecoder().decode(Record<Int, Fault>.Recording.self, from: Data(text.utf8))
        #expect(read.output == [1, 2] && read.completion == .failure(.first))
    }

    @Test func demandsAreWrittenAsNumbers() throws {
        for demand in [Subscribers.Demand.none, .max(42), .unlimited] {
            let data = try JSONEncoder().encode([demand])
            #expect(try JSONDecoder().decode([Subscribers.Demand].self, from: data) == [demand])
        }
        #expect(String(decoding: try JSONEncoder().encode([Subscribers.Demand.max(42)]), as: UTF8.self) == "[42]")
    }

    @Test func aDemandThatDoesNotFitIsNone() {
        #expect(Subscribers.Demand.max(.max) - (-1) == .none)
        #expect(Subscribers.Demand.max(.max) + 1 == .unlimited)
    }
}

extension JSONEncoder {
    fileprivate static var sorted: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return encoder
    }
}
