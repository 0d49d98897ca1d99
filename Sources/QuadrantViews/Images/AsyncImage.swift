public import Foundation
import FoundationNetworking
public import QuadrantCore
import QuadrantDisplayList

/// The state of an image that is loaded.
public enum AsyncImagePhase: Sendable {
    /// Nothing is there yet, or there is no address.
    case empty
    /// The image, decoded.
    case success(Image)
    /// The address could not be read, the server answered 400 or more, or what it holds is no image.
    case failure(any Error)

    /// The image once it is there; nil before, and after a failure.
    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }
    /// Why there is no image; nil while it is loading and once it is there.
    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}

/// An image that is loaded from an address: of the web, or of a file.
///
/// Loading begins when the view appears, ends when it leaves, and begins anew with another address. It happens beside
/// the main thread; `quadrant render` waits for it a few seconds and then draws what is there.
public struct AsyncImage<Content: View>: View {
    private let url: URL?
    /// Pixels per point.
    private let scale: CGFloat
    private nonisolated(unsafe) let transaction: Transaction
    private nonisolated(unsafe) let content: (AsyncImagePhase) -> Content
    @State private var phase = AsyncImagePhase.empty

    /// Until the image is there, and where there is none, a grey area that takes the space it is offered.
    nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.init(url: url, scale: scale) { $0.image ?? .loading }
    }

    /// `content` shows the image; until it is there, and where there is none, `placeholder` stands for it.
    nonisolated public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image {
                content(image)
            } else {
                placeholder()
            }
        }
    }

    /// `content` shows each phase; a change of phase happens in `transaction`. `scale` is pixels per point.
    nonisolated public init(url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
                            @ViewBuilder content: @escaping (AsyncImagePhase) -> Content) {
        self.url = url
        self.scale = scale
        self.transaction = transaction
        self.content = content
    }

    public var body: some View {
        content(phase).task(id: url) {
            if case .empty = phase {} else { show(.empty) }
            guard let url else { return }
            do {
                let pixels = try await ImageLoader.shared.pixels(at: url)
                show(.success(Image(pixels: pixels, scale: scale)))
            } catch {
                // What was given up shows nothing: another address may be on its way.
                if !Task.isCancelled { show(.failure(error)) }
            }
        }
    }

    private func show(_ phase: AsyncImagePhase) { withTransaction(transaction) { self.phase = phase } }
}

extension Image {
    /// The system's grey for what fills an area, as one pixel.
    nonisolated fileprivate static var loading: Image {
        Image(pixels: ImagePixels(width: 1, height: 1, rgba: [120, 120, 128, 41]), scale: 1).resizable()
    }
}

/// Fetches images, and knows how many are on their way.
package nonisolated final class ImageLoader: Sendable {
    package static let shared = ImageLoader()
    private let count = LoadCount()

    /// The pixels of the image at `url`.
    func pixels(at url: URL) async throws -> ImagePixels {
        let data = try await data(at: url)
        guard let pixels = ImageDecoder.pixels(of: data) else { throw URLError(.cannotDecodeContentData) }
        return pixels
    }

    private func data(at url: URL) async throws -> Data {
        let carrier = Carrier()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Data, any Error>) in
                count.begin()
                let finish = { @Sendable [count] (result: Result<Data, any Error>) in
                    continuation.resume(with: result)
                    // Only now: who waits finds the task ready to continue.
                    count.end()
                }
                if url.isFileURL {
                    DispatchQueue.global(qos: .userInitiated).async {
                        finish(Result { try Data(contentsOf: url) })
                    }
                } else {
                    carrier.begin(URLSession.shared.dataTask(with: url) { data, response, error in
                        if let error {
                            finish(.failure(error))
                        } else if let answer = response as? HTTPURLResponse, answer.statusCode >= 400 {
                            finish(.failure(URLError(.badServerResponse)))
                        } else {
                            finish(.success(data ?? Data()))
                        }
                    })
                }
            }
        } onCancel: {
            carrier.cancel()
        }
    }

    /// Waits, by the clock on the wall, until an image has come since this was last asked; false when none is on its
    /// way, or when it takes longer than `limit` seconds. For pictures, which show one moment.
    package func waitForOne(upTo limit: Double) -> Bool { count.waitForEnd(upTo: limit) }
}

/// How many loads are under way, and how many have ended.
private nonisolated final class LoadCount: @unchecked Sendable {
    private let condition = NSCondition()
    private var count = 0, ended = 0, seen = 0

    func begin() { condition.withLock { count += 1 } }

    func end() {
        condition.withLock {
            count -= 1
            ended += 1
            condition.broadcast()
        }
    }

    func waitForEnd(upTo limit: Double) -> Bool {
        let end = Date() + limit
        return condition.withLock {
            while count > 0, ended == seen {
                if !condition.wait(until: end) { break }
            }
            defer { seen = ended }
            return ended != seen
        }
    }
}

/// A request that can be given up before or after it has begun.
private nonisolated final class Carrier: @unchecked Sendable {
    private let lock = NSLock()
    private var task: URLSessionDataTask?
    private var isCancelled = false

    func begin(_ task: URLSessionDataTask) {
        let isCancelled = lock.withLock {
            self.task = task
            return self.isCancelled
        }
        task.resume()
        if isCancelled { task.cancel() }
    }

    func cancel() {
        let task = lock.withLock {
            isCancelled = true
            return self.task
        }
        task?.cancel()
    }
}
