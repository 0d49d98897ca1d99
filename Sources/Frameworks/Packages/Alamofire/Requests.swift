import Combine
import Foundation

/// A request, which is sent when something waits for its answer.
open class Request: @unchecked Sendable {
    public enum State: Sendable { case initialized, resumed, suspended, cancelled, finished }
    public let id = UUID()
    public internal(set) var state = State.initialized, request: URLRequest?, response: HTTPURLResponse?
    public internal(set) var error: AFError?, retryCount = 0
    public var isCancelled: Bool { state == .cancelled }
    public var isFinished: Bool { state == .finished }
    public var isResumed: Bool { state == .resumed }
    fileprivate init() {}
}

open class DataRequest: Request, @unchecked Sendable {
    public typealias Validation = @Sendable (URLRequest?, HTTPURLResponse, Data?) -> Result<Void, any Error>
    private let made: Result<URLRequest, any Error>, session: Session, interceptor: (any RequestInterceptor)?
    private var validations: [Validation] = []
    private lazy var answer = Task { await send() }
    public private(set) var data: Data?
    required public init(_ made: Result<URLRequest, any Error>, _ session: Session,
                         _ interceptor: (any RequestInterceptor)?) {
        (self.made, self.session, self.interceptor) = (made, session, interceptor)
        super.init()
        request = try? made.get()
    }

    // MARK: Sending

    private typealias Answer = (data: Data?, error: AFError?)
    private func send() async -> Answer {
        while true {
            let answer = await attempt()
            guard let error = answer.error, let interceptor, state != .cancelled else { return answer }
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
            retryCount += 1
        }
    }
    private func attempt() async -> Answer {
        (state, error) = (.resumed, nil)
        for monitor in session.eventMonitors { monitor.requestDidResume(self) }
        let answer = await load()
        (data, error) = answer
        if state != .cancelled { state = .finished }
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
        request = sent
        do {
            let (data, response) = try await session.session.data(for: sent)
            self.response = response as? HTTPURLResponse
            if state == .cancelled { return (data, .explicitlyCancelled) }
            if let response = self.response {
                for validation in validations {
                    do { try validation(sent, response, data).get() } catch {
                        return (data, error.asAFError
                            ?? .responseValidationFailed(reason: .customValidationFailed(error: error)))
                    }
                }
            }
            return (data, nil)
        } catch {
            return (nil, state == .cancelled ? .explicitlyCancelled : .sessionTaskFailed(error: error))
        }
    }

    @discardableResult open func resume() -> Self {
        _ = answer
        return self
    }
    @discardableResult open func suspend() -> Self { self }
    @discardableResult open func cancel() -> Self {
        state = .cancelled
        answer.cancel()
        return self
    }
    @discardableResult open func authenticate(username: String, password: String,
                                              persistence: URLCredential.Persistence = .forSession) -> Self { self }
    /// There is no progress: the answer comes as a whole.
    @discardableResult open func downloadProgress(queue: DispatchQueue = .main,
                                                  closure: @escaping @Sendable (Progress) -> Void) -> Self { self }
    /// There is no progress: the body is sent as a whole.
    @discardableResult open func uploadProgress(queue: DispatchQueue = .main,
                                                closure: @escaping @Sendable (Progress) -> Void) -> Self { self }
    @discardableResult open func cURLDescription(calling handler: @escaping @Sendable (String) -> Void) -> Self {
        handler("$ curl -v -X \(request?.httpMethod ?? "GET") \"\(request?.url?.absoluteString ?? "")\"")
        return self
    }

    // MARK: Validation

    @discardableResult open func validate(_ validation: @escaping Validation) -> Self {
        validations.append(validation)
        return self
    }
    @discardableResult open func validate() -> Self { validate(statusCode: 200..<300) }
    @discardableResult open func validate<S: Sequence & Sendable>(statusCode acceptable: S) -> Self
    where S.Element == Int {
        validate { _, response, _ in
            acceptable.contains(response.statusCode) ? .success(())
                : .failure(AFError.responseValidationFailed(reason: .unacceptableStatusCode(code: response.statusCode)))
        }
    }
    @discardableResult open func validate<S: Sequence & Sendable>(contentType acceptable: S) -> Self
    where S.Element == String { self }

    // MARK: Answers

    private func made<Value: Sendable>(_ body: (Data?) throws -> Value) async -> DataResponse<Value, AFError> {
        let (data, failure) = await answer.value
        let result: Result<Value, AFError>
        if let failure { result = .failure(failure) } else {
            do { result = .success(try body(data)) } catch {
                result = .failure(error.asAFError ?? .responseSerializationFailed(reason: .decodingFailed(error: error)))
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
    @discardableResult open func response(
        queue: DispatchQueue = .main, completionHandler: @escaping @Sendable (AFDataResponse<Data?>) -> Void) -> Self {
        deliver(queue, completionHandler) { await self.made { $0 } }
    }
    @discardableResult open func responseData(
        queue: DispatchQueue = .main, completionHandler: @escaping @Sendable (AFDataResponse<Data>) -> Void) -> Self {
        deliver(queue, completionHandler) { await self.whole() }
    }
    @discardableResult open func responseString(
        queue: DispatchQueue = .main, encoding: String.Encoding? = nil,
        completionHandler: @escaping @Sendable (AFDataResponse<String>) -> Void) -> Self {
        deliver(queue, completionHandler) { await self.text(encoding) }
    }
    @discardableResult open func responseDecodable<T: Decodable & Sendable>(
        of type: T.Type = T.self, queue: DispatchQueue = .main, decoder: any DataDecoder = JSONDecoder(),
        completionHandler: @escaping @Sendable (AFDataResponse<T>) -> Void) -> Self {
        deliver(queue, completionHandler) { await self.decoded(type, decoder) }
    }
    /// The handler is called on the main queue, whatever `queue` is.
    @discardableResult open func responseJSON(
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
open class UploadRequest: DataRequest, @unchecked Sendable {}
open class DownloadRequest: DataRequest, @unchecked Sendable {}

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
