import Foundation
import QuadrantFoundation
import Testing

@Suite("NotificationCenter.notifications(named:)")
struct NotificationsTests {
    @Test func notificationsAreKeptUntilTheyAreRead() async {
        let center = NotificationCenter(), name = Notification.Name("told")
        var iterator = center.notifications(named: name).makeAsyncIterator()
        center.post(name: name, object: nil, userInfo: ["number": 1])
        center.post(name: Notification.Name("other"), object: nil)
        center.post(name: name, object: nil, userInfo: ["number": 2])
        #expect(await iterator.next()?.userInfo?["number"] as? Int == 1)
        #expect(await iterator.next()?.userInfo?["number"] as? Int == 2)
    }
}
