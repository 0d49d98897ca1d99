public import Foundation
import QuadrantThreads

/// Writes values in a format.
public protocol TopLevelEncoder {
    /// The encoded form, such as `Data`.
    associatedtype Output
    /// The encoded form of a value; throws where the format cannot represent it.
    func encode<T>(_ value: T) throws -> Output where T: Encodable
}

/// Reads values from a format.
public protocol TopLevelDecoder {
    /// The form to decode from, such as `Data`.
    associatedtype Input
    /// A value of `type` from its encoded form; throws where it is not one.
    func decode<T>(_ type: T.Type, from: Input) throws -> T where T: Decodable
}

extension JSONEncoder: TopLevelEncoder {}
extension JSONDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}

extension Publishers {
    /// Values written in a format.
    public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher where Upstream.Output: Encodable {
        /// What the encoder makes of a value.
        public typealias Output = Coder.Output
        /// The error of `upstream`, or the one that ends it here.
        public typealias Failure = any Error
        /// The publisher that the values come from.
        public let upstream: Upstream
        private let encoder: Coder
        /// What `upstream.encode(encoder:)` returns.
        public init(upstream: Upstream, encoder: Coder) {
            self.upstream = upstream
            self.encoder = encoder
        }
        public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
            upstream.subscribe(OperatorStage(trying: subscriber, "Encode", stray: .passEarly, shown: codingChildren) {
                .pass(try encoder.encode($0))
            })
        }
    }

    /// Values read from a format.
    public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
    where Upstream.Output == Coder.Input {
        /// The error of `upstream`, or the one that ends it here.
        public typealias Failure = any Error
        /// The publisher that the values come from.
        public let upstream: Upstream
        private let decoder: Coder
        /// What `upstream.decode(type:decoder:)` returns.
        public init(upstream: Upstream, decoder: Coder) {
            self.upstream = upstream
            self.decoder = decoder
        }
        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            upstream.subscribe(OperatorStage(trying: subscriber, "Decode", stray: .passEarly, shown: codingChildren) {
                .pass(try decoder.decode(Output.self, from: $0))
            })
        }
    }
}

private func codingChildren<Input, Failure, Downstream>(
    of stage: OperatorStage<Input, Failure, Downstream>
) -> [Mirror.Child] {
    let upstream = stage.lock.withLock { stage.upstream }
    return [("downstream", stage.downstream), ("finished", upstream.isOver),
            ("upstreamSubscription", upstream.subscription as Any)]
}

extension Publisher {
    /// Writes each value with `encoder`; an error ends the publisher.
    public func encode<Coder>(encoder: Coder) -> Publishers.Encode<Self, Coder>
    where Coder: TopLevelEncoder, Output: Encodable { Publishers.Encode(upstream: self, encoder: encoder) }

    /// Reads a value of `type` from each with `decoder`; an error ends the publisher.
    public func decode<Item, Coder>(type: Item.Type, decoder: Coder) -> Publishers.Decode<Self, Item, Coder>
    where Item: Decodable, Coder: TopLevelDecoder, Output == Coder.Input {
        Publishers.Decode(upstream: self, decoder: decoder)
    }
}
