/// A publisher that sends a recording: values, and then an end.
public struct Record<Output, Failure: Error>: Publisher {
    /// The values and the end that are sent.
    public let recording: Recording

    /// Values and the end that follows them.
    public struct Recording {
        /// The values and the end of a publisher.
        public typealias Input = Output
        /// The values, in order.
        public private(set) var output: [Output]
        /// The end that follows the values; `.finished` until another is received.
        public private(set) var completion: Subscribers.Completion<Failure>
        /// Whether an end was received.
        private var isOver: Bool

        /// A recording without values, which values can be added to.
        public init() {
            output = []
            completion = .finished
            isOver = false
        }

        /// A recording that is complete.
        public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
            self.output = output
            self.completion = completion
            isOver = true
        }

        /// Adds a value; after the end it stops the program.
        public mutating func receive(_ input: Input) {
            if isOver { Misuse.stop("a recording received a value after its end") }
            output.append(input)
        }

        /// Ends the recording; a second end stops the program.
        public mutating func receive(completion: Subscribers.Completion<Failure>) {
            if isOver { Misuse.stop("a recording received a second end") }
            isOver = true
            self.completion = completion
        }
    }

    /// Calls `record` with an empty recording, which it fills.
    public init(record: (inout Recording) -> Void) {
        var recording = Recording()
        record(&recording)
        self.init(recording: recording)
    }

    /// A publisher of a recording.
    public init(recording: Recording) { self.recording = recording }

    /// A publisher of values and an end.
    public init(output: [Output], completion: Subscribers.Completion<Failure>) {
        self.init(recording: Recording(output: output, completion: completion))
    }

    /// Sends the values as they are requested, and then the end; the end of a recording without values at once.
    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
        ElementSubscription(subscriber, recording.output, completion: recording.completion).begin()
    }
}

extension Record: Codable where Output: Codable, Failure: Codable {}

extension Record.Recording: Codable where Output: Codable, Failure: Codable {
    private enum CodingKeys: CodingKey { case output, completion }

    /// Reads a recording that is complete.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(output: try container.decode([Output].self, forKey: .output),
                  completion: try container.decode(Subscribers.Completion<Failure>.self, forKey: .completion))
    }

    /// Writes the values and the end.
    public func encode(into encoder: any Encoder) throws { try encode(to: encoder) }

    /// Writes the values and the end.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(output, forKey: .output)
        try container.encode(completion, forKey: .completion)
    }
}
