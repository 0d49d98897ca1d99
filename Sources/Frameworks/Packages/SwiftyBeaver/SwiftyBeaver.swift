import Foundation
import QuadrantSubstitutes
import Synchronization

// SwiftyBeaver: a log of lines, which are printed where the program has added a console.

open class SwiftyBeaver {
    public enum Level: Int, Sendable {
        case verbose = 0, debug, info, warning, error, critical, fault
        fileprivate var name: String { "\(self)".uppercased() }
    }
    public static let version = "2.1"
    /// Where lines go, in the order in which they were added.
    private static let added = Mutex<[BaseDestination]>([])
    public static var destinations: Set<BaseDestination> { Set(added.withLock { $0 }) }
    @discardableResult
    public class func addDestination(_ destination: BaseDestination) -> Bool {
        added.withLock { list in
            if list.contains(destination) { return false }
            list.append(destination)
            return true
        }
    }
    @discardableResult
    public class func removeDestination(_ destination: BaseDestination) -> Bool {
        added.withLock { list in
            let count = list.count
            list.removeAll { $0 == destination }
            return list.count < count
        }
    }
    public class func removeAllDestinations() { added.withLock { $0 = [] } }
    public class func countDestinations() -> Int { added.withLock { $0.count } }

    open class func verbose(_ message: @autoclosure () -> Any, file: String = #file, function: String = #function,
                            line: Int = #line, context: Any? = nil) {
        custom(level: .verbose, message: message(), file: file, function: function, line: line, context: context)
    }
    open class func debug(_ message: @autoclosure () -> Any, file: String = #file, function: String = #function,
                          line: Int = #line, context: Any? = nil) {
        custom(level: .debug, message: message(), file: file, function: function, line: line, context: context)
    }
    open class func info(_ message: @autoclosure () -> Any, file: String = #file, function: String = #function,
                         line: Int = #line, context: Any? = nil) {
        custom(level: .info, message: message(), file: file, function: function, line: line, context: context)
    }
    open class func warning(_ message: @autoclosure () -> Any, file: String = #file, function: String = #function,
                            line: Int = #line, context: Any? = nil) {
        custom(level: .warning, message: message(), file: file, function: function, line: line, context: context)
    }
    open class func error(_ message: @autoclosure () -> Any, file: String = #file, function: String = #function,
                          line: Int = #line, context: Any? = nil) {
        custom(level: .error, message: message(), file: file, function: function, line: line, context: context)
    }
    open class func custom(level: Level, message: @autoclosure () -> Any, file: String = #file,
                           function: String = #function, line: Int = #line, context: Any? = nil) {
        let place = ((file as NSString).lastPathComponent as NSString).deletingPathExtension
        let text = "\(place).\(function):\(line) - \(message())"
        for destination in added.withLock({ $0 }) where level.rawValue >= destination.minLevel.rawValue {
            _ = destination.send(level, msg: text, thread: "", file: file, function: function, line: line,
                                 context: context)
        }
    }
}

/// A place where lines go.
open class BaseDestination: Hashable, @unchecked Sendable {
    public struct LevelString: Sendable {
        public var verbose = "VERBOSE", debug = "DEBUG", info = "INFO", warning = "WARNING", error = "ERROR"
    }
    public struct LevelColor: Sendable {
        public var verbose = "💜 ", debug = "💚 ", info = "💙 ", warning = "💛 ", error = "❤️ "
    }
    open var format = ""
    open var asynchronously = true
    open var minLevel = SwiftyBeaver.Level.verbose
    open var levelString = LevelString()
    open var levelColor = LevelColor()
    open var calendar = Calendar.current
    public init() {}
    open func send(_ level: SwiftyBeaver.Level, msg: String, thread: String, file: String, function: String,
                   line: Int, context: Any? = nil) -> String? { "\(level.name) \(msg)" }
    public static func == (left: BaseDestination, right: BaseDestination) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
/// The output of the program.
open class ConsoleDestination: BaseDestination, @unchecked Sendable {
    open var useTerminalColors = false
    open var useNSLog = false
    override open func send(_ level: SwiftyBeaver.Level, msg: String, thread: String, file: String,
                            function: String, line: Int, context: Any? = nil) -> String? {
        let text = super.send(level, msg: msg, thread: thread, file: file, function: function, line: line,
                              context: context)
        if let text { print(text) }
        return text
    }
}
/// A file of lines.
open class FileDestination: BaseDestination, @unchecked Sendable {
    open var logFileURL: URL?
    public init(logFileURL: URL? = nil) { self.logFileURL = logFileURL }
    /// Without effect: no file of a log is written.
    override open func send(_ level: SwiftyBeaver.Level, msg: String, thread: String, file: String,
                            function: String, line: Int, context: Any? = nil) -> String? {
        standIn(self, "no file of a log is written")
        return nil
    }
}
