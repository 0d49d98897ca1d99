import Dispatch
import Foundation
import QuadrantFoundation
import class QuadrantFoundation.NumberFormatter
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

    @Test func anErrorCanBeMadeWithoutADomain() {
        func fail() throws { throw NSError() }
        let error = #expect(throws: NSError.self) { try fail() }
        #expect(error?.code == 0 && error?.userInfo.isEmpty == true)
    }

    @Test func lengthsAreReadFromNumbers() {
        #expect(CGFloat(truncating: NSNumber(value: 2.5)) == 2.5)
        #expect(CGFloat(exactly: NSNumber(value: 7)) == 7)
        #expect(CGFloat(exactly: NSNumber(value: Int64.max)) == nil)
    }

    @Test func functionsOfCMakeUniqueNumbers() {
        var bytes = [UInt8](repeating: 0, count: 16), other = bytes
        #expect(uuid_is_null(bytes) == 1)
        uuid_generate(&bytes)
        uuid_generate(&other)
        #expect(uuid_compare(bytes, other) != 0 && uuid_is_null(bytes) == 0)
        // Version 4, variant 1, as RFC 9562 has them.
        #expect(bytes[6] >> 4 == 4 && bytes[8] >> 6 == 2)
        var text = [CChar](repeating: 0, count: 37)
        uuid_unparse_lower(bytes, &text)
        #expect(uuid_parse(text, &other) == 0 && other == bytes)
        #expect(UUID(uuidString: String(cString: &text))?.uuid.0 == bytes[0])
        #expect(uuid_parse("12", &other) == -1)
    }

    @Test func foldersAreThoseOfTheFileManager() {
        for (url, kind) in [
            (URL.documentsDirectory, FileManager.SearchPathDirectory.documentDirectory),
            (.applicationSupportDirectory, .applicationSupportDirectory), (.cachesDirectory, .cachesDirectory),
            (.libraryDirectory, .libraryDirectory), (.picturesDirectory, .picturesDirectory),
        ] {
            let known = FileManager.default.urls(for: kind, in: .userDomainMask).first
            #expect(known == nil || url == known, "\(kind)")
            #expect(url.isFileURL)
        }
        #expect(URL.documentsDirectory.appending(path: "a.json").lastPathComponent == "a.json")
    }

    @Test func valuesOfAnAccountAreKeptWithoutOne() throws {
        let store = NSUbiquitousKeyValueStore(), day = Date(timeIntervalSince1970: 0)
        store.set("words", forKey: "string")
        store.set(7, forKey: "number")
        store.set(2.5, forKey: "double")
        store.set(true, forKey: "bool")
        store.set(Data([1]), forKey: "data")
        store.set(["a"], forKey: "array")
        store.set(["a": 1], forKey: "dictionary")
        store.set(day, forKey: "date")
        #expect(store.synchronize())
        #expect(store.string(forKey: "string") == "words")
        #expect(store.longLong(forKey: "number") == 7)
        #expect(store.double(forKey: "double") == 2.5)
        #expect(store.bool(forKey: "bool"))
        #expect(store.data(forKey: "data") == Data([1]))
        #expect(store.array(forKey: "array") as? [String] == ["a"])
        #expect(store.dictionary(forKey: "dictionary") as? [String: Int] == ["a": 1])
        #expect(store.object(forKey: "date") as? Date == day)
        #expect(store.dictionaryRepresentation.count == 8)
        // What is not there, or of another type.
        #expect(store.string(forKey: "number") == nil)
        #expect(store.longLong(forKey: "none") == 0)
        #expect(!store.bool(forKey: "none"))
        store.removeObject(forKey: "string")
        store.set(nil as String?, forKey: "bool")
        #expect(store.string(forKey: "string") == nil)
        #expect(store.dictionaryRepresentation.count == 6)
        #expect(NSUbiquitousKeyValueStore.default === NSUbiquitousKeyValueStore.default)
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
        let server = socket(AF_INET, SOCK_STREAM, 0)
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

    @Test func attributedStringsCanBeEmpty() {
        let text = NSMutableAttributedString()
        text.append(NSAttributedString(string: "ab"))
        #expect(text.string == "ab" && NSAttributedString().length == 0)
    }

    @Test func coreFoundationCountsReferences() {
        let object = Owner(), before = CFGetRetainCount(object)
        let others = [object, object]
        #expect(CFGetRetainCount(object) == before + others.count)
    }

    @Test func foldersHaveAddresses() throws {
        let folders = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)
        #expect(URL.documentsDirectory == folders.first)
        #expect(try URL(for: .cachesDirectory, in: .userDomainMask) == URL.cachesDirectory)
        #expect(URL.libraryDirectory.lastPathComponent == "Library")
        #expect(URL.applicationSupportDirectory.hasDirectoryPath && URL.downloadsDirectory.isFileURL)
    }

    @Test func lettersAreChangedIntoOthers() {
        #expect("ＡＢ".applyingTransform(.fullwidthToHalfwidth, reverse: false) == "AB")
        #expect("AB".applyingTransform(.fullwidthToHalfwidth, reverse: true) == "ＡＢ")
        #expect("ひらがな".dropLast().applyingTransform(.hiraganaToKatakana, reverse: false) == "ヒラガ")
        #expect("Crème".applyingTransform(.stripDiacritics, reverse: false) == "Creme")
        #expect("Crème".applyingTransform(.stripCombiningMarks, reverse: false) == "Creme")
        #expect(("北京" as NSString).applyingTransform(.toLatin, reverse: false) == "běi jīng")
        #expect("a".applyingTransform(.init(rawValue: "Nothing-Such"), reverse: false) == nil)
    }

    @Test(arguments: [
        ("1,000.50", "1000.5", 8), ("1.00", "1", 4), ("-5", "-5", 2), ("01", "1", 2), ("12abc", "12", 2), ("x", nil, 0),
    ])
    func aNumberIsReadWithItsRange(text: String, number: String?, length: Int) {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.numberStyle = .decimal
        formatter.generatesDecimalNumbers = true
        var object: AnyObject?, range = NSRange(location: 0, length: text.utf16.count)
        guard let number else {
            #expect(throws: (any Error).self) { try formatter.getObjectValue(&object, for: text, range: &range) }
            return
        }
        #expect(throws: Never.self) { try formatter.getObjectValue(&object, for: text, range: &range) }
        #expect(object as? Decimal == Decimal(string: number) && range == NSRange(location: 0, length: length))
        // A part of a text: the range says where it is.
        range = NSRange(location: 2, length: text.utf16.count)
        try? formatter.getObjectValue(&object, for: "a " + text, range: &range)
        #expect(range == NSRange(location: 2, length: length))
    }

    /// The loader's list: the program first, each image with the bytes of its file.
    @Test func loadedImagesAreListed() throws {
        let names = (0..<_dyld_image_count()).compactMap { _dyld_get_image_name($0).map { String(cString: $0) } }
        #expect(names.count == Int(_dyld_image_count()) && names.contains { $0.contains("libswiftCore") })
        #expect(_dyld_get_image_header(0)?.pointee.magic == 0x464c_457f)
        #expect(_dyld_get_image_name(.max) == nil && _dyld_get_image_header(.max) == nil)
    }

    /// The question that programs ask to learn whether a debugger is attached.
    @Test func theKernelAnswersAboutAProcess() {
        func ask(_ question: [Int32]) -> (Int32, kinfo_proc, Int) {
            var question = question, record = kinfo_proc(), size = MemoryLayout<kinfo_proc>.size
            let answer = sysctl(&question, UInt32(question.count), &record, &size, nil, 0)
            return (answer, record, size)
        }
        let (answer, record, size) = ask([CTL_KERN, KERN_PROC, KERN_PROC_PID, getpid()])
        #expect(answer == 0 && size == MemoryLayout<kinfo_proc>.size)
        #expect(record.kp_proc.p_pid == getpid() && record.kp_eproc.e_ppid == getppid())
        #expect(record.kp_proc.p_flag & P_TRACED == 0)
        #expect(ask([CTL_KERN, KERN_PROC, KERN_PROC_PID, -1]).2 == 0)
        #expect(ask([CTL_KERN]).0 == -1 && errno == ENOENT)
    }

    @Test func theKernelAnswersByName() throws {
        var size = 0, processors: Int32 = 0
        #expect(sysctlbyname("hw.machine", nil, &size, nil, 0) == 0 && size > 1)
        var machine = [UInt8](repeating: 1, count: size)
        #expect(sysctlbyname("hw.machine", &machine, &size, nil, 0) == 0 && machine.last == 0)
        size = 4
        #expect(sysctlbyname("hw.ncpu", &processors, &size, nil, 0) == 0)
        #expect(Int(processors) == ProcessInfo.processInfo.activeProcessorCount)
        size = 3
        #expect(sysctlbyname("hw.ncpu", &processors, &size, nil, 0) == -1 && errno == ENOMEM)
        #expect(sysctlbyname("hw.nothing", nil, &size, nil, 0) == -1 && errno == ENOENT)
    }

    @Test func addressesOfTextsKeepWhatIsWrittenWithPercent() throws {
        let text = "http://a.b/c?x=a%20b[ü" as CFString
        let address = try #require(CFURLCreateWithString(kCFAllocatorDefault, text, nil))
        #expect(address.absoluteString == "http://a.b/c?x=a%20b%5B%C3%BC")
        let base = URL(string: "http://a.b/c/f")! as NSURL
        #expect((CFURLCreateWithString(nil, "../d e" as CFString, base) as URL?)?.absoluteString == "http://a.b/d%20e")
        #expect(CFURLCreateWithString(nil, "" as CFString, nil) == nil)
    }

    @Test func anExceptionKeepsWhatItIsMadeOf() {
        let exception = NSException(name: .rangeException, reason: "3 of 2", userInfo: ["index": 3])
        #expect(exception.name.rawValue == "NSRangeException" && exception.reason == "3 of 2")
        #expect(exception.userInfo?["index"] as? Int == 3)
        #expect(NSException(name: .genericException, reason: nil).userInfo == nil)
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
