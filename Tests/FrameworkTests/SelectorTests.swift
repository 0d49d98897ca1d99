import Foundation
import Testing
import UIKit

@Suite("Selector")
@MainActor
struct SelectorTests {
    private final class Receiver: NSObject {
        var senders: [AnyObject] = [], count = 0
        func tapped(_ sender: UIButton) { senders.append(sender) }
        func told() { count += 1 }
        func heard(_ note: Notification) { count += 1 }
    }

    @Test func controlsCallTheMethodOfTheirTarget() {
        let receiver = Receiver(), button = UIButton(type: .system)
        button.addTarget(receiver, action: _Selector(Receiver.tapped(_:)), for: .touchUpInside)
        button.addTarget(receiver, action: _Selector(Receiver.told), for: .valueChanged)
        button.sendActions(for: .touchUpInside)
        #expect(receiver.senders.map { $0 === button } == [true])
        #expect(receiver.count == 0)
        button.removeTarget(receiver, action: nil, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(receiver.senders.count == 1)
    }

    @Test func observersAreCalledAsLongAsTheyAreThere() {
        let name = Notification.Name("SelectorTests"), center = NotificationCenter()
        var receiver: Receiver? = Receiver()
        center.addObserver(receiver!, selector: _Selector(Receiver.heard(_:)), name: name, object: nil)
        center.post(name: name, object: nil)
        #expect(receiver?.count == 1)
        weak let gone = receiver
        receiver = nil
        center.post(name: name, object: nil)
        #expect(gone == nil)
    }
}
