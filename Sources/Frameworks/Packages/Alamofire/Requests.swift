import Combine
import Foundation
import QuadrantSubstitutes
import Synchronization

public typealias Request = DataRequest
public typealias UploadRequest = DataRequest
public typealias DownloadRequest = DataRequest

/// A request, which is sent when something waits for its answer.
public final class DataRequest: Sendable {
    public enum State: Sendable { case initialized, resumed, suspended, cancelled, finished }
    public typealias Validation = @Sendable (URLRequest?, HTTPURLResponse, Data?) -> Result<Void, any Error>
    private typealias Answer = (data: Data?, error: AFError?)
    private struct Course {
        var state = State.initialized, request: URLRequest?, response: HTTPURLResponse?, data: Data?, error: AFError?
        var retryCount = 0, validations: [Validation] = [], answer: Task<Answer, Never>?, authorization: HTTPHeader?
        var watchers: [(queue: DispatchQueue, call: @Sendable (Progress) -> Void)] = []
    }
    public let id = UUID()
    private let made: Result<URLRequest, any Error>, session: Session, interceptor: (any RequestInterceptor)?
    private let now: Mutex<Course>

    init(_ made: Result<URLRequest, any Error>, _ session: Session, _ interceptor: (any RequestInterceptor)?) {
        (self.made, self.session, self.interceptor) = (made, session, interceptor)
        now = Mutex(Course(request: try? made.get()))
    }
    public var state: State { now.withLock { $0.state } }
    public var request: URLRequest? { now.withLock { $0.request } }
    /// The request as it was made, before an interceptor adapted it.
    public var firstRequest: URLRequest? { try? made.get() }
    /// The request that was sent last.
    public var lastRequest: URLRequest? { request }
    public var requests: [URLRequest] { [firstRequest, lastRequest].compactMap { $0 } }
    public var performedRequests: [URLRequest] { response == nil ? [] : [lastRequest].compactMap { $0 } }
    public var response: HTTPURLResponse? { now.withLock { $0.response } }
    public var data: Data? { now.withLock { $0.data } }
    public var error: AFError? { now.withLock { $0.error } }
    public var retryCount: Int { now.withLock { $0.retryCount } }
    public var isCancelled: Bool { state == .cancelled }
    public var isFinished: Bool { state == .finished }
    public var isResumed: Bool { state == .resumed }

    // MARK: Sending

    private var answer: Task<Answer, Never> {
        now.withLock { now in
            let task = now.answer ?? Task { await send() }
            now.answer = task
            return task
        }
    }
    private func send() async -> Answer {
        while true {
            let answer = await attempt()
            guard let error = answer.error, let interceptor, !isCancelled else { return answer }
            let result = await withCheckedContinuation { next in
                interceptor.retry(self, for: session, dueTo: error) { next.resume(returning: $0) }
            }
            switch result {
            case .retry: break
            case .retryWithDelay(let seconds): try? await Task.sleep(nanoseconds: UInt64(max(seconds, 0) * 1e9))
            case .doNotRetry: return answer
            case .doNotRetryWithError(let other):
                return (answer.data, .requestRetryFailed(retryError: other, originalError: error))
            }
            now.withLock { $0.retryCount += 1 }
        }
    }
    private func attempt() async -> Answer {
        now.withLock { if $0.state != .cancelled { ($0.state, $0.error) = (.resumed, nil) } }
        for monitor in session.eventMonitors { monitor.requestDidResume(self) }
        let answer = await load()
        now.withLock { now in
            (now.data, now.error) = answer
            if now.state != .cancelled { now.state = .finished }
        }
        for monitor in session.eventMonitors { monitor.requestDidFinish(self) }
        return answer
    }
    private func load() async -> Answer {
        var sent: URLRequest
        do { sent = try made.get() } catch {
            return (nil, error.asAFError ?? .createURLRequestFailed(error: error))
        }
        if let interceptor {
            let adapted = await withCheckedContinuation { next in
                interceptor.adapt(sent, for: session) { next.resume(returning: $0) }
            }
            do { sent = try adapted.get() } catch { return (nil, .requestAdaptationFailed(error: error)) }
        }
        if let authorization = now.withLock({ $0.authorization }) { sent.headers.update(authorization) }
        let request = sent
        now.withLock { $0.request = request }
        do {
            let (data, response) = try await session.session.data(for: request)
            let answer = response as? HTTPURLResponse
            let validations = now.withLock { now in
                now.response = answer
                return now.validations
            }
            if isCancelled { return (data, .explicitlyCancelled) }
            for (queue, call) in now.withLock({ $0.watchers }) {
                queue.async {
                    let progress = Progress(totalUnitCount: Int64(max(data.count, 1)))
                    progress.completedUnitCount = progress.totalUnitCount
                    call(progress)
                }
            }
            guard let answer else { return (data, nil) }
            for validation in validations {
                do { try validation(request, answer, data).get() } catch {
                    return (data, error.asAFError
                        ?? .responseValidationFailed(reason: .customValidationFailed(error: error)))
                }
            }
            return (data, nil)
        } catch {
            return (nil, isCancelled ? .explicitlyCancelled : .sessionTaskFailed(error: error))
        }
    }

    @discardableResult public func resume() -> Self {
        _ = answer
        return self
    }
    /// Without effect: a request is sent as a whole.
    @discardableResult public func suspend() -> Self {
        standIn(self, "a request is sent as a whole")
        return self
    }
    @discardableResult public func cancel() -> Self {
        now.withLock { $0.state = .cancelled }
        answer.cancel()
        return self
    }
    /// Sends the name and the password with the request.
    @discardableResult public func authenticate(username: String, password: String,
                                                persistence: URLCredential.Persistence = .forSession) -> Self {
        now.withLock { $0.authorization = .authorization(username: username, password: password) }
        return self
    }
    /// Called once, when the answer is there as a whole.
    @discardableResult public func downloadProgress(queue: DispatchQueue = .main,
                                                    closure: @escaping @Sendable (Progress) -> Void) -> Self {
        now.withLock { $0.watchers.append((queue, closure)) }
        return self
    }
    /// Called once, when the body was sent as a whole.
    @discardableResult public func uploadProgress(queue: DispatchQueue = .main,
                                                  closure: @escaping @Sendable (Progress) -> Void) -> Self {
        downloadProgress(queue: queue, closure: closure)
    }
    @discardableResult public func cURLDescription(calling handler: @escaping @Sendable (String) -> Void) -> Self {
        handler("$ curl -v -X \(request?.httpMethod ?? "GET") \"\(request?.url?.absoluteString ?? "")\"")
        return self
    }

    // MARK: Validation

    @discardableResult public func validate(_ validation: @escaping Validation) -> Self {
        now.withLock { $0.validations.append(validation) }
        return self
    }
    @discardableResult public func validate() -> Self { validate(statusCode: 200..<300) }
    @discardableResult public func validate<S: Sequence & Sendable>(statusCode acceptable: S) -> Self
    where S.Element == Int {
        validate { _, response, _ in
            acceptable.contains(response.statusCode) ? .success(())
                : .failure(AFError.responseValidationFailed(reason: .unacceptableStatusCode(code: response.statusCode)))
        }
    }
    @discardableResult public func validate<S: Sequence & Sendable>(contentType acceptable: S) -> Self
    where S.Element == String {
        validate { _, response, _ in
            let all = Array(acceptable), type = response.mimeType ?? ""
            let isFine = all.contains {
                $0 == "*/*" || $0 == type || $0.hasSuffix("/*") && type.hasPrefix($0.dropLast())
            }
            // An answer without a type, such as one of a file, is taken.
            return isFine || type.isEmpty ? .success(()) : .failure(AFError.responseValidationFailed(
                reason: .unacceptableContentType(acceptableContentTypes: all, responseContentType: type)))
        }
    }

    // MARK: Answers

    private func made<Value: Sendable>(_ body: (Data?) throws -> Value) async -> DataResponse<Value, AFError> {
        let (data, failure) = await answer.value
        let result: Result<Value, AFError>
        if let failure { result = .failure(failure) } else {
            do { result = .success(try body(data)) } catch {
                result = .failure(error.asAFError
                    ?? .responseSerializationFailed(reason: .decodingFailed(error: error)))
            }
        }
        let response = DataResponse(request: request, response: response, data: data, metrics: nil,
                                    serializationDuration: 0, result: result)
        for monitor in session.eventMonitors { monitor.request(self, didParseResponse: response) }
        return response
    }
    func decoded<Value: Decodable & Sendable>(_ type: Value.Type, _ decoder: any DataDecoder) async
        -> DataResponse<Value, AFError> {
        await made { data in
            if let empty = Empty.value as? Value, data?.isEmpty ?? true { return empty }
            guard let data, !data.isEmpty else {
                throw AFError.responseSerializationFailed(reason: .inputDataNilOrZeroLength)
            }
            return try decoder.decode(type, from: data)
        }
    }
    func whole() async -> DataResponse<Data, AFError> { await made { $0 ?? Data() } }
    func text(_ encoding: String.Encoding?) async -> DataResponse<String, AFError> {
        await made { data in
            guard let text = String(data: data ?? Data(), encoding: encoding ?? .utf8) else {
                throw AFError.responseSerializationFailed(reason: .stringSerializationFailed(encoding: .utf8))
            }
            return text
        }
    }
    private func deliver<Value: Sendable>(
        _ queue: DispatchQueue, _ handler: @escaping @Sendable (AFDataResponse<Value>) -> Void,
        _ make: @escaping @Sendable () async -> AFDataResponse<Value>) -> Self {
        Task { @MainActor in
            let response = await make()
            if queue === DispatchQueue.main { handler(response) } else { queue.async { handler(response) } }
        }
        return self
    }
    @discardableResult public func response(
        queue: DispatchQueue = .main, completionHandler: @escaping @Sendable (AFDataResponse<Data?>) -> Void) -> Self {
        deliver(queue, completionHandler) { await self.made { $0 } }
    }
    @discardableResult public func responseData(
        queue: DispatchQueue = .main, completionHandler: @escaping @Sendable (AFDataResponse<Data>) -> Void) -> Self {
        deliver(queue, completionHandler) { await self.whole() }
    }
    @discardableResult public func responseString(
        queue: DispatchQueue = .main, encoding: String.Encoding? = nil,
        completionHandler: @escaping @Sendable (AFDataResponse<String>) -> Void) -> Self {
        deliver(queue, completionHandler) { await self.text(encoding) }
    }
    @discardableResult public func responseDecodable<T: Decodable & Sendable>(
        of type: T.Type = T.self, queue: DispatchQueue = .main, decoder: any DataDecoder = JSONDecoder(),
        completionHandler: @escaping @Sendable (AFDataResponse<T>) -> Void) -> Self {
        deliver(queue, completionHandler) { await self.decoded(type, decoder) }
    }
    /// The handler is called on the main queue, whatever `queue` is.
    @discardableResult public func responseJSON(
        queue: DispatchQueue = .main, options: JSONSerialization.ReadingOptions = .allowFragments,
        completionHandler: @escaping @Sendable (AFDataResponse<Any>) -> Void) -> Self {
        Task { @MainActor in
            let whole = await whole()
            let result: AFResult<Any> = whole.result.flatMap { data in
                do { return .success(try JSONSerialization.jsonObject(with: data, options: options)) } catch {
                    return .failure(.responseSerializationFailed(reason: .jsonSerializationFailed(error: error)))
                }
            }
            completionHandler(DataResponse(request: whole.request, response: whole.response, data: whole.data,
                                           metrics: nil, serializationDuration: 0, result: result))
        }
        return self
    }
    public func serializingDecodable<Value: Decodable & Sendable>(
        _ type: Value.Type = Value.self, automaticallyCancelling: Bool = true, decoder: any DataDecoder = JSONDecoder())
        -> DataTask<Value> { DataTask(self) { await self.decoded(type, decoder) } }
    public func serializingData(automaticallyCancelling: Bool = true) -> DataTask<Data> {
        DataTask(self) { await self.whole() }
    }
    public func serializingString(automaticallyCancelling: Bool = true, encoding: String.Encoding? = nil)
        -> DataTask<String> { DataTask(self) { await self.text(encoding) } }
    public func publishDecodable<T: Decodable & Sendable>(
        type: T.Type = T.self, queue: DispatchQueue = .main, decoder: any DataDecoder = JSONDecoder())
        -> DataResponsePublisher<T> { DataResponsePublisher { await self.decoded(type, decoder) } }
    public func publishData(queue: DispatchQueue = .main) -> DataResponsePublisher<Data> {
        DataResponsePublisher { await self.whole() }
    }
    public func publishString(queue: DispatchQueue = .main, encoding: String.Encoding? = nil)
        -> DataResponsePublisher<String> { DataResponsePublisher { await self.text(encoding) } }
}
public protocol DataDecoder: Sendable { func decode<D: Decodable>(_ type: D.Type, from data: Data) throws -> D }
extension JSONDecoder: DataDecoder {}
extension PropertyListDecoder: DataDecoder {}

/// An answer that is waited for.
public struct DataTask<Value: Sendable>: Sendable {
    private let request: DataRequest, task: Task<AFDataResponse<Value>, Never>
    init(_ request: DataRequest, _ make: @escaping @Sendable () async -> AFDataResponse<Value>) {
        (self.request, task) = (request, Task { await make() })
    }
    public var response: DataResponse<Value, AFError> { get async { await task.value } }
    public var result: Result<Value, AFError> { get async { await response.result } }
    public var value: Value { get async throws { try await result.get() } }
    public func cancel() { request.cancel() }
}

/// Publishes the one answer to a request.
public struct DataResponsePublisher<Value: Sendable>: Publisher {
    public typealias Output = DataResponse<Value, AFError>
    public typealias Failure = Never
    private let make: @Sendable () async -> Output
    init(_ make: @escaping @Sendable () async -> Output) { self.make = make }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        let make = make
        Future<Output, Never> { done in
            nonisolated(unsafe) let done = done
            Task { @MainActor in done(.success(await make())) }
        }
        .receive(subscriber: subscriber)
    }
    public func result() -> AnyPublisher<Result<Value, AFError>, Never> { map(\.result).eraseToAnyPublisher() }
    public func value() -> AnyPublisher<Value, AFError> {
        setFailureType(to: AFError.self).flatMap { $0.result.publisher }.eraseToAnyPublisher()
    }
}
