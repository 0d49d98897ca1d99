import Foundation
import QuadrantFoundation
import Testing

@Suite("NSMetadataQuery, object collections")
@MainActor
struct NSMetadataQueryTests {
    /// Without an account a search gathers nothing, and says so.
    @Test func aSearchEndsWithoutResults() async {
        let query = NSMetadataQuery()
        var told = NotificationCenter.default.notifications(named: .NSMetadataQueryDidFinishGathering, object: query)
            .makeAsyncIterator()
        #expect(query.start() && !query.start() && query.isGathering)
        _ = await told.next()
        #expect(query.isStarted && !query.isGathering && query.resultCount == 0 && query.results.isEmpty)
        query.stop()
        #expect(query.isStopped)
    }
    @Test func weakObjectsGo() {
        final class Object {}
        let set = NSHashTable<Object>.weakObjects(), kept = Object()
        set.add(kept)
        set.add(kept)
        set.add(Object())
        #expect(set.allObjects.count == 1 && set.contains(kept))
        let map = NSMapTable<NSString, Object>.strongToWeakObjects()
        map.setObject(kept, forKey: "kept")
        map.setObject(Object(), forKey: "gone")
        #expect(map.object(forKey: "kept") === kept && map.object(forKey: "gone") == nil && map.count == 1)
    }
}
