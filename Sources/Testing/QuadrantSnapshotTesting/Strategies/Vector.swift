public import Foundation
import QuadrantCairo
import QuadrantDisplayList
import QuadrantHost
import QuadrantSVG
public import QuadrantCore
public import SwiftUI
public import UIKit

extension Snapshotting where Value: SwiftUI.View, Format == String {
    /// The picture of a view as SVG, with text as outlines, so that it looks the same in every program.
    public static var svg: Snapshotting { svg() }

    /// The picture of a view as SVG. Parameters as for `image`.
    public static func svg(layout: SwiftUISnapshotLayout = .sizeThatFits,
                           traits: UITraitCollection = UITraitCollection(), locale: Locale? = nil) -> Snapshotting {
        text("svg", SnapshotScene(layout: layout, traits: traits, locale: locale)) { host in
            String(decoding: try SVG().encode(host.frame(), options: .init(outlinesText: true)), as: UTF8.self)
        }
    }
}

extension Snapshotting where Value: SwiftUI.View, Format == Data {
    /// The picture of a view as a PDF file of one page.
    public static var pdf: Snapshotting { pdf() }

    /// The picture of a view as a PDF file of one page. Parameters as for `image`.
    public static func pdf(layout: SwiftUISnapshotLayout = .sizeThatFits,
                           traits: UITraitCollection = UITraitCollection(), locale: Locale? = nil) -> Snapshotting {
        let scene = SnapshotScene(layout: layout, traits: traits, locale: locale)
        return Snapshotting(pathExtension: "pdf", diffing: .data, snapshot: { view in
            scene.opened(view, empty: Data()) { try PDF().encode($0.frame(), options: .init()) }
        })
    }
}
