import Foundation
import QuadrantDisplayList
import QuadrantGeometry

extension RGBA {
    static let red = RGBA(red: 1, green: 0, blue: 0)
    static let blue = RGBA(red: 0, green: 0, blue: 1)
}

/// A filled rectangle at its frame.
func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: RGBA = .red) -> DisplayItem {
    .shape(ShapeItem(path: Path(CGRect(x: 0, y: 0, width: width, height: height)),
                     frame: CGRect(x: x, y: y, width: width, height: height), paint: .color(color)))
}

func list(_ items: DisplayItem..., scale: CGFloat = 1) -> DisplayList {
    DisplayList(root: Fragment(items), size: CGSize(width: 100, height: 100), scale: scale)
}
