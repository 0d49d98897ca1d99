import Foundation
import QuadrantDisplayList
import QuadrantHost
public import QuadrantCore
public import SwiftUI
public import UIKit

extension Snapshotting where Value: SwiftUI.View, Format == String {
    /// The layout of a view in its ideal size as text: each view with its proposal, size and frame, in points.
    public static var layoutTree: Snapshotting { layoutTree() }

    /// The layout of a view as text. Parameters as for `image`.
    public static func layoutTree(layout: SwiftUISnapshotLayout = .sizeThatFits,
                                  traits: UITraitCollection = UITraitCollection()) -> Snapshotting {
        text("txt", SnapshotScene(layout: layout, traits: traits)) { host in
            host.layoutTree().map { $0.text() }.joined()
        }
    }

    /// What assistive technology reads of a view, as text: roles, labels, values, actions, frames.
    public static var accessibilityTree: Snapshotting { accessibilityTree() }

    /// What assistive technology reads of a view, as text. Parameters as for `image`.
    public static func accessibilityTree(layout: SwiftUISnapshotLayout = .sizeThatFits,
                                         traits: UITraitCollection = UITraitCollection()) -> Snapshotting {
        text("txt", SnapshotScene(layout: layout, traits: traits)) { host in
            host.accessibilityTree().map { $0.text() }.joined()
        }
    }

    /// What is drawn of a view, as text: shapes, glyphs, images and effects in their order.
    public static var displayList: Snapshotting { displayList() }

    /// What is drawn of a view, as text. Parameters as for `image`.
    public static func displayList(layout: SwiftUISnapshotLayout = .sizeThatFits,
                                   traits: UITraitCollection = UITraitCollection()) -> Snapshotting {
        text("txt", SnapshotScene(layout: layout, traits: traits)) { $0.frame().text }
    }

    static func text(_ pathExtension: String, _ scene: SnapshotScene,
                     _ text: @escaping @MainActor (ViewHost) throws -> String) -> Snapshotting {
        Snapshotting(pathExtension: pathExtension, diffing: .lines, snapshot: { scene.opened($0, empty: "", text) })
    }
}
