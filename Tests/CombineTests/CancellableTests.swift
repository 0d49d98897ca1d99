import Combine
import Testing

@Suite struct CancellableTests {
    @Test func cancellingReachesTheSubscription() {
        final class Counted: Cancellable {
            var count = 0
            func cancel() { count += 1 }
        }
        let counted = Counted()
        counted.cancel()
        #expect(counted.count == 1)
    }
}
