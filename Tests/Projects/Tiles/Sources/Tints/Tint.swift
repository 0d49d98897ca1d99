import Foundation
import SwiftUI

/// A colour of the file `tints.json`, which is in this module's own bundle.
public struct Tint: Codable, Identifiable, Sendable {
    public var name: String
    public var hue: Double
    public var id: String { name }

    public var color: Color { Color(hue: hue, saturation: 0.8, brightness: 0.9) }
    public var title: String { NSLocalizedString(name, bundle: .module, comment: "") }

    public static func all() -> [Tint] {
        guard let place = Bundle.module.url(forResource: "tints", withExtension: "json"),
              let data = try? Data(contentsOf: place) else { return [] }
        return (try? JSONDecoder().decode([Tint].self, from: data)) ?? []
    }

    /// A file that is copied with its folder.
    public static func sample() -> String {
        let place = Bundle.module.path(forResource: "sample", ofType: "txt", inDirectory: "Samples")
        let text = place.flatMap { try? String(contentsOfFile: $0, encoding: .utf8) } ?? "no sample"
        return text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
