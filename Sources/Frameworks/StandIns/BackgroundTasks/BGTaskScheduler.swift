public import Foundation

// Tasks that the system runs while a program is not shown. None is run here.

/// A task that the system runs.
open class BGTask: NSObject {
    /// Its name.
    public let identifier: String
    /// Called shortly before the time is over; never here.
    open var expirationHandler: (() -> Void)?
    init(identifier: String) { self.identifier = identifier }
    /// Says that it is done.
    open func setTaskCompleted(success: Bool) {}
}
/// A short task that brings content up to date.
open class BGAppRefreshTask: BGTask {}
/// A task that takes minutes.
open class BGProcessingTask: BGTask {}
/// A task that a person has begun (iOS 26).
open class BGContinuedProcessingTask: BGTask {
    /// The title that a person reads.
    open private(set) var title = ""
    /// The text below it.
    open private(set) var subtitle = ""
    /// How far it is.
    public let progress = Progress(totalUnitCount: 100)
    /// Sets what a person reads.
    open func updateTitle(_ title: String, subtitle: String) { (self.title, self.subtitle) = (title, subtitle) }
}
/// A task of a study of health.
open class BGHealthResearchTask: BGProcessingTask {}

/// A request for a task.
open class BGTaskRequest: NSObject {
    /// The name of the task.
    public let identifier: String
    /// When it may begin at the earliest.
    open var earliestBeginDate: Date?
    init(name: String) { identifier = name }
}
/// A request for a short task.
open class BGAppRefreshTaskRequest: BGTaskRequest {
    /// A task by its name.
    public init(identifier: String) { super.init(name: identifier) }
}
/// A request for a task that takes minutes.
open class BGProcessingTaskRequest: BGTaskRequest {
    /// A task by its name.
    public init(identifier: String) { super.init(name: identifier) }
    /// Whether it needs the network; kept.
    open var requiresNetworkConnectivity = false
    /// Whether it waits until the phone is charged; kept.
    open var requiresExternalPower = false
}

/// A request for a task of a study of health.
open class BGHealthResearchTaskRequest: BGProcessingTaskRequest {}
/// A request for a task that a person begins (iOS 26).
open class BGContinuedProcessingTaskRequest: BGTaskRequest {
    /// What happens where it cannot begin at once.
    public enum SubmissionStrategy: Int, Sendable { case fail, queue }
    /// What it needs.
    public struct Resources: OptionSet, Sendable {
        /// The bits of the framework.
        public let rawValue: Int
        /// Unknown bits are kept.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The processor of pictures.
        public static let gpu = Resources(rawValue: 1)
    }
    /// The title that a person reads.
    open var title: String
    /// The text below it.
    open var subtitle: String
    /// What happens where it cannot begin at once.
    open var strategy = SubmissionStrategy.queue
    /// What it needs.
    open var requiredResources: Resources = []
    /// A task by its name, with what a person reads.
    public init(identifier: String, title: String, subtitle: String) {
        (self.title, self.subtitle) = (title, subtitle)
        super.init(name: identifier)
    }
}

/// Runs tasks while the program is not shown; none here, as in the simulator.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
    /// Why a request was refused.
    public struct Error: Swift.Error, Hashable, Sendable {
        /// The reasons.
        public enum Code: Int, Sendable {
            case unavailable = 1, tooManyPendingTaskRequests, notPermitted, immediateRunIneligible
            /// Whether an error has a reason, in a pattern of `catch` or `switch`.
            public static func ~= (code: Self, error: any Swift.Error) -> Bool { (error as? Error)?.code == code }
        }
        /// The reason.
        public let code: Code
        /// An error for a reason.
        public init(_ code: Code) { self.code = code }
        /// Tasks do not run on this device.
        public static let unavailable = Code.unavailable
        /// There are too many.
        public static let tooManyPendingTaskRequests = Code.tooManyPendingTaskRequests
        /// The program may not.
        public static let notPermitted = Code.notPermitted
        /// It cannot begin at once.
        public static let immediateRunIneligible = Code.immediateRunIneligible
    }
    /// None.
    open class var supportedResources: BGContinuedProcessingTaskRequest.Resources { [] }
    /// The only one.
    open class var shared: BGTaskScheduler { only }
    private static let only = BGTaskScheduler()
    /// True, as for a name that is new; the handler is never called.
    @discardableResult
    open func register(forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
                       launchHandler: @escaping (BGTask) -> Void) -> Bool { true }
    /// Throws `unavailable`, as in the simulator.
    open func submit(_ taskRequest: BGTaskRequest) throws { throw Error(.unavailable) }
    /// Has nothing to cancel.
    open func cancel(taskRequestWithIdentifier identifier: String) {}
    /// Has nothing to cancel.
    open func cancelAllTaskRequests() {}
    /// None.
    @preconcurrency open func getPendingTaskRequests(completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void) {
        completionHandler([])
    }
    /// None.
    open nonisolated(nonsending) func pendingTaskRequests() async -> [BGTaskRequest] { [] }
}
