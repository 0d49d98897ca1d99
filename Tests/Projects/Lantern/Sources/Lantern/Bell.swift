import UIKit

final class Bell: NSObject {
    @objc dynamic var strokes = 0
    @objc func ring(_ sender: Any) { strokes += 1 }
    var action: Selector { #selector(Bell.ring(_:)) }
}
