import Dispatch
import Foundation
import QuadrantFoundation
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
