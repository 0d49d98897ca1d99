/// The time of the views of one page, in seconds: it may pass slower than that of the server, or stand still.
struct ViewClock {
    /// Seconds of the views in a second of the server; 0 while they stand still.
    private(set) var rate = 1.0
    /// A time of the server, and that of the views then.
    private var start: (server: Double, views: Double) = (0, 0)

    /// The time of the views at a time of the server.
    func time(at now: Double) -> Double { start.views + (now - start.server) * rate }

    /// The time of the server at which that of the views is reached; nil while they stand still.
    func serverTime(of time: Double) -> Double? { rate > 0 ? start.server + (time - start.views) / rate : nil }

    /// Continues with another rate.
    mutating func setRate(_ rate: Double, at now: Double) {
        start = (now, time(at: now))
        self.rate = rate
    }

    /// Moves the time of the views forward at once.
    mutating func advance(by seconds: Double) { start.views += seconds }
}
