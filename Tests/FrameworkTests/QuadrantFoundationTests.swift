import Dispatch
import Foundation
import QuadrantFoundation
import Synchronization
import Testing

@Suite("What Foundation has on a phone")
struct QuadrantFoundationTests {
    @Test func queuesTellTheirLabelsToC() {
        let queue = DispatchQueue(label: "app.queue")
        #expect(queue.sync { String(cString: __dispatch_queue_get_label(nil)) } == "app.queue")
        #expect(String(cString: __dispatch_queue_get_label(queue)) == "app.queue")
    }

    @Test func thereIsNoCloudAccount() {
        #expect(FileManager.default.url(forUbiquityContainerIdentifier: nil) == nil)
        #expect(FileManager.default.ubiquityIdentityToken == nil)
        #expect(throws: CocoaError.self) {
            try FileManager.default.startDownloadingUbiquitousItem(at: URL(fileURLWithPath: "/nowhere"))
        }
    }

    @Test func groupsHaveAFolderThatCanBeWritten() throws {
        let name = "group.test/\(UUID().uuidString)"
        let folder = try #require(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name))
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("text".utf8).write(to: folder.appendingPathComponent("file"))
        #expect(folder == FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name))
    }

    @Test func sessionsAreNamedWithoutADelegate() async throws {
        let load: (URL) async throws -> (Data, URLResponse) = URLSession.shared.data(from:)
        await #expect(throws: (any Error).self) { _ = try await load(URL(string: "http://127.0.0.1:9/none")!) }
        let cache = URLCache(memoryCapacity: 1024, diskCapacity: 0)
        #expect(cache.memoryCapacity == 1024)
    }

    private final class Counter: Sendable {
        private let number = Atomic(0)
        var value: Int { number.load(ordering: .relaxed) }
        func add() { number.add(1, ordering: .relaxed) }
    }

    typealias Load = @Sendable (URLSession, URL) async throws -> Void

    /// swift-corelibs-foundation issue 5412: the canceller holds the lock of the task and waits for the session, which
    /// waits for this lock to resume the task. Before, one of 400 cancellations nearly always met this moment (#33).
    @Test(arguments: [
        { _ = try await $0.data(from: $1) }, { _ = try await $0.data(for: URLRequest(url: $1)) },
        { _ = try await $0.download(from: $1) }, { _ = try await $0.upload(for: URLRequest(url: $1), from: Data()) },
    ] as [Load])
    func aLoadCanBeCancelledWhileItEnds(load: @escaping Load) async throws {
        let count = Counter(), session = URLSession(configuration: .default)
        let closed = URL(string: "http://127.0.0.1:9/")!
        Thread.detachNewThread {
            for number in 0..<400 {
                let task = Task.detached { try await load(session, closed) }
                usleep(UInt32(number * 5))
                task.cancel()
                count.add()
            }
        }
        // A deadlock lasts for ever; this ends when the loop does.
        for _ in 0..<3_000 where count.value < 400 { try await Task.sleep(for: .milliseconds(10)) }
        #expect(count.value == 400)
    }

    @Test func aCancelledLoadThrows() async throws {
        let load = Task { () -> String in
            withUnsafeCurrentTask { $0?.cancel() }
            do {
                _ = try await URLSession.shared.data(from: URL(string: "http://127.0.0.1:9/")!)
                return "loaded"
            } catch {
                return "threw"
            }
        }
        #expect(await load.value == "threw")
    }

    /// Answers one request on the loopback address.
    private static func serve(_ text: String) throws -> URL {
        let server = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in(), length = socklen_t(MemoryLayout<sockaddr_in>.size)
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        let isReady = withUnsafeMutablePointer(to: &address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(server, $0, length) == 0 && listen(server, 1) == 0 && getsockname(server, $0, &length) == 0
            }
        }
        try #require(isReady)
        Thread.detachNewThread {
            let client = accept(server, nil, nil)
            var request = [UInt8](repeating: 0, count: 4096)
            _ = read(client, &request, request.count)
            let answer = Array("HTTP/1.1 200 OK\r\nContent-Length: \(text.utf8.count)\r\n\r\n\(text)".utf8)
            _ = write(client, answer, answer.count)
            close(client)
            close(server)
        }
        return try #require(URL(string: "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))/"))
    }

    @Test func whatIsLoadedComesWithItsAnswer() async throws {
        let (data, answer) = try await URLSession.shared.data(from: Self.serve("text"))
        #expect(data == Data("text".utf8) && (answer as? HTTPURLResponse)?.statusCode == 200)
    }

    @Test func aDownloadedFileIsTheCallers() async throws {
        let (place, _) = try await URLSession.shared.download(from: Self.serve("text"))
        defer { try? FileManager.default.removeItem(at: place) }
        #expect(try String(contentsOf: place, encoding: .utf8) == "text")
    }

    @Test func coreFoundationHasFoundationsTypes() {
        let text = "words" as CFString, data = Data([1]) as CFData
        #expect(text.length == 5 && data.length == 1)
        #expect(abs(CFAbsoluteTimeGetCurrent() - Date().timeIntervalSinceReferenceDate) < 3600)
    }

    /// On Darwin, closing an invalid descriptor fails with an error.
    @Test func closingNothingIsRefused() {
        let handle: UnsafeMutableRawPointer? = nil
        #expect(dlclose(handle) != 0)
    }

    /// `%@` accepts values that are objects on iOS.
    @Test func formatsDescribeValues() {
        let id = UUID(uuidString: "00000000-0000-0000-0000-000000000001")!
        #expect(String(format: "%@ %d %@", id, 4, [1, 2]) == "\(id) 4 [1, 2]")
        #expect(String(format: "%@ %.1f %@", NSNumber(value: 3), 1.5, "text") == "3 1.5 text")
        #expect(String(format: "%@", Date(timeIntervalSince1970: 0) as NSDate) == "1970-01-01 00:00:00 +0000")
        #expect(NSPredicate(format: "self == %@", id).evaluate(with: id))
        #expect(NSPredicate(format: "self IN %@", ["a", "b"]).evaluate(with: "b"))
    }

    private final class Owner {}
    private final class Part {}

    @Test func objectsKeepValues() {
        var first = 0, second = 0
        weak var gone: Part?
        func keep() {
            let owner = Owner(), part = Part(), fleeting = Part()
            gone = part
            objc_setAssociatedObject(owner, &first, part, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            objc_setAssociatedObject(owner, &second, fleeting, .OBJC_ASSOCIATION_ASSIGN)
            #expect(objc_getAssociatedObject(owner, &first) as? Part === part)
            #expect(objc_getAssociatedObject(owner, &second) as? Part === fleeting)
            #expect(objc_getAssociatedObject(Owner(), &first) == nil)
            objc_setAssociatedObject(owner, &second, nil, .OBJC_ASSOCIATION_ASSIGN)
            #expect(objc_getAssociatedObject(owner, &second) == nil)
        }
        keep()
        #expect(gone != nil)
        let others = (0..<200).map { _ in Owner() }
        for owner in others { objc_setAssociatedObject(owner, &first, 1, .OBJC_ASSOCIATION_RETAIN) }
        #expect(gone == nil)
        #expect(others.allSatisfy { objc_getAssociatedObject($0, &first) as? Int == 1 })
        objc_removeAssociatedObjects(others[0])
        #expect(objc_getAssociatedObject(others[0], &first) == nil)
    }

    /// As on Darwin, where the constants and the parameters of these functions have the same type.
    @Test func mutexesCanBeRecursive() {
        var attributes = pthread_mutexattr_t(), mutex = pthread_mutex_t()
        pthread_mutexattr_init(&attributes)
        #expect(pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE) == 0)
        #expect(pthread_mutexattr_setpolicy_np(&attributes, PTHREAD_MUTEX_POLICY_FIRSTFIT_NP) == 0)
        pthread_mutex_init(&mutex, &attributes)
        #expect(pthread_mutex_lock(&mutex) == 0 && pthread_mutex_trylock(&mutex) == 0)
        pthread_mutex_unlock(&mutex)
        pthread_mutex_unlock(&mutex)
        pthread_mutex_destroy(&mutex)
    }
}
