import Foundation
import QuadrantBase

/// The resolved versions of a project's packages, from its `Package.resolved`.
package struct PackagePins {
    struct Pin: Codable {
        struct State: Codable {
            var revision: String?
            var version: String?
            var branch: String?
        }
        var identity: String
        var kind: String
        var location: String
        var state: State
    }

    private struct File: Codable {
        var pins: [Pin]
        var version: Int
    }
    /// The format of Xcode 12 and earlier.
    private struct OldFile: Decodable {
        package struct Object: Decodable { var pins: [OldPin] }
        struct OldPin: Decodable {
            var repositoryURL: String
            var state: Pin.State
        }
        var object: Object
    }

    private(set) var pins: [Pin] = []

    init(_ path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return }
        if let file = try? JSONDecoder().decode(File.self, from: data) {
            pins = file.pins
        } else if let file = try? JSONDecoder().decode(OldFile.self, from: data) {
            pins = file.object.pins.map {
                Pin(identity: PackagePlaces.identity($0.repositoryURL).lowercased(), kind: "remoteSourceControl",
                    location: $0.repositoryURL, state: $0.state)
            }
        }
    }

    /// The pins of a project, from any of the places where tools keep them.
    init(of place: Place) {
        let within = "xcshareddata/swiftpm/Package.resolved"
        var paths: [String]
        switch place.form {
        case .package, .playground, .files, .tuist, .xcodegen: paths = [place.folder + "/Package.resolved"]
        case .workspace: paths = [place.path + "/" + within]
        case .xcodeProject:
            paths = [place.path + "/project.xcworkspace/" + within]
            paths += FilePath.names(in: place.folder).filter { $0.hasSuffix(".xcworkspace") }
                .map { "\(place.folder)/\($0)/\(within)" }
        }
        paths = paths.filter(FilePath.isFile)
        for path in paths where pins.isEmpty { self = PackagePins(path) }
    }

    /// The pins in SwiftPM's format, without the digest of the original manifest, because the generated one differs.
    package var text: String? {
        if pins.isEmpty { return nil }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
        return (try? encoder.encode(File(pins: pins, version: 2))).map { String(decoding: $0, as: UTF8.self) }
    }
}
