/// The result of a task that can be compared, as it was written before `Result`.
public enum TaskResult<Success: Sendable>: Sendable {
    case success(Success)
    case failure(any Error)
    public init(catching body: @Sendable () async throws -> Success) async {
        do { self = .success(try await body()) } catch { self = .failure(error) }
    }
    public init<Failure>(_ result: Result<Success, Failure>) {
        switch result {
        case .success(let value): self = .success(value)
        case .failure(let error): self = .failure(error)
        }
    }
    public var value: Success {
        get throws {
            switch self {
            case .success(let value): value
            case .failure(let error): throw error
            }
        }
    }
    public func map<New: Sendable>(_ transform: (Success) -> New) -> TaskResult<New> {
        switch self {
        case .success(let value): .success(transform(value))
        case .failure(let error): .failure(error)
        }
    }
}
extension TaskResult: CasePathable {
    public struct AllCasePaths: Sendable {
        public var success: AnyCasePath<TaskResult, Success> {
            AnyCasePath(embed: { .success($0) }, extract: { if case .success(let value) = $0 { value } else { nil } })
        }
        public var failure: AnyCasePath<TaskResult, any Error> {
            AnyCasePath(embed: { .failure($0) }, extract: { if case .failure(let error) = $0 { error } else { nil } })
        }
    }
    public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
extension TaskResult: Equatable where Success: Equatable {
    public static func == (left: Self, right: Self) -> Bool {
        switch (left, right) {
        case (.success(let left), .success(let right)): left == right
        case (.failure(let left), .failure(let right)): "\(left)" == "\(right)"
        default: false
        }
    }
}
