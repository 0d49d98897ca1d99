import Foundation
import QuadrantFoundation
import Synchronization
import Testing

@Suite("Core Foundation")
struct CoreFoundationTests {
    @Test func identifiersAreTextsAndBytes() {
        let id = CFUUIDCreateFromString(nil, "00112233-4455-6677-8899-AABBCCDDEEFF" as NSString)
        #expect(CFUUIDGetUUIDBytes(id).byte1 == 0x11 && CFUUIDGetUUIDBytes(id).byte15 == 0xFF)
        #expect(CFUUIDCreateString(nil, id) as String? == "00112233-4455-6677-8899-AABBCCDDEEFF")
        #expect(CFUUIDCreateFromUUIDBytes(nil, CFUUIDGetUUIDBytes(id)) == id)
        #expect(CFUUIDCreateFromString(nil, "none" as NSString) == nil)
        #expect(CFUUIDCreate(nil) != CFUUIDCreate(nil))
    }
    @Test func dataGrowsAndIsCut() {
        let data = CFDataCreateMutable(nil, 0)
        CFDataAppendBytes(data, [1, 2, 3, 4], 4)
        CFDataDeleteBytes(data, CFRangeMake(1, 2))
        CFDataSetLength(data, 3)
        CFDataGetMutableBytePtr(data)[2] = 9
        #expect(data as Data? == Data([1, 4, 9]))
        var bytes: [UInt8] = [0, 0]
        CFDataGetBytes(CFDataCreateCopy(nil, data), CFRangeMake(1, 2), &bytes)
        #expect(bytes == [4, 9])
    }
    @Test func noticesReachTheObserversOfTheirName() {
        let center = CFNotificationCenterGetDarwinNotifyCenter()
        let count = UnsafeMutablePointer<Int>.allocate(capacity: 1)
        defer { count.deallocate() }
        count.pointee = 0
        CFNotificationCenterAddObserver(center, count, { _, observer, _, _, _ in
            observer?.assumingMemoryBound(to: Int.self).pointee += 1
        }, "a" as NSString, nil, .deliverImmediately)
        CFNotificationCenterPostNotification(center, CFNotificationName("a" as NSString), nil, nil, true)
        CFNotificationCenterPostNotification(center, CFNotificationName("b" as NSString), nil, nil, true)
        CFNotificationCenterRemoveEveryObserver(center, count)
        CFNotificationCenterPostNotification(center, CFNotificationName("a" as NSString), nil, nil, true)
        #expect(count.pointee == 1)
    }
    @Test func collectionsAndValuesAreCounted() {
        #expect(CFArrayGetCount([1, 2] as NSArray) == 2 && CFDictionaryGetCount(["a": 1] as NSDictionary) == 1)
        #expect(CFStringGetLength("ab" as NSString) == 2 && CFBooleanGetValue(kCFBooleanTrue))
        #expect(CFEqual("a" as NSString, "a" as NSString) && !CFEqual("a" as NSString, "b" as NSString))
        #expect(CFHash("a" as NSString) == CFHash("a" as NSString))
    }
    @Test func propertyListsInFilesAreRead() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: url) }
        try (["a", "b"] as NSArray).write(to: url)
        #expect(try NSArray(contentsOf: url, error: ()) == ["a", "b"])
        #expect(throws: (any Error).self) { try NSDictionary(contentsOf: url, error: ()) }
        try (["a": 1] as NSDictionary).write(to: url)
        #expect(try NSDictionary(contentsOf: url, error: ())["a"] as? Int == 1)
    }
}
