import Foundation

final class Bell: NSObject {
    @objc dynamic var strokes = 0
    @objc func ring(_ sender: Any) { strokes += 1 }
    var action: Selector { #selector(Bell.ring(_:)) }

    func start() {
        NotificationCenter.default.addObserver(self, selector: action, name: Bell.struck, object: nil)
        NotificationCenter.default.post(name: Bell.struck, object: nil)
        perform(action, with: self)
    }
    static let struck = Notification.Name("struck")
}
