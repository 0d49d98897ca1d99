import Foundation
package import QuadrantHost

/// The lines of the program in messages of the framework, which know no files: of runtime issues and of advice.
package final class MessagePlaces {
    private let views: WrittenViews
    private lazy var calls = views.allCalls()

    package init(_ views: WrittenViews) { self.views = views }

    package static func text(_ source: LayoutExplanation.Source) -> String {
        "\(source.file.split(separator: "/").last ?? ""):\(source.line)"
    }

    /// The message of a runtime issue, with the lines of the view that it is at, of the calls that it quotes and of the
    /// members of types that it names.
    package func placed(issue: String) -> String {
        var lines = issue.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for index in lines.indices {
            if lines[index].hasPrefix("  at    "), !lines[index].contains("(") {
                if let found = place(ofPath: String(lines[index].dropFirst(8))) { lines[index] += " (\(found))" }
                continue
            }
            lines[index] = withCalls(withMembers(lines[index]))
        }
        return lines.joined(separator: "\n")
    }

    /// The lines of a path of views; nil where they are not found, or are more than three.
    func place(ofPath path: String) -> String? {
        let found = places(ofPath: path)
        return found.isEmpty || found.count > 3 ? nil : found.map(Self.text).joined(separator: ", ")
    }

    /// The lines of a path of views, such as `Team ▸ VStack ▸ ForEach`: of its last view in the body of the innermost
    /// view of the program.
    private func places(ofPath path: String) -> [LayoutExplanation.Source] {
        let names = path.split(separator: "▸").map { $0.drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber } }
        guard let last = names.last.map(String.init), !last.isEmpty else { return [] }
        let type = names.dropLast().last { !views.members(of: String($0)).isEmpty }.map(String.init)
        let own = type.map { views.bodies(of: $0, handed: WrittenSequence()).flatMap(\.calls) }
        var seen: [LayoutExplanation.Source] = []
        for call in own ?? calls where call.name == last && !seen.contains(call.source) { seen.append(call.source) }
        return seen
    }

    /// A line with the places of modifiers that it quotes as the program writes them.
    private func withCalls(_ line: String) -> String {
        var line = line
        var known: [String: [LayoutExplanation.Source]] = [:]
        for call in calls where call.text.hasPrefix(".") {
            let text = call.text.replacing(" { … }", with: "")
            if text.hasSuffix(")"), !text.hasSuffix("()"), !known[text, default: []].contains(call.source) {
                known[text, default: []].append(call.source)
            }
        }
        for (text, sources) in known.sorted(by: { $0.key < $1.key }) where sources.count <= 3 {
            guard let found = line.range(of: text) else { continue }
            line.insert(contentsOf: " (\(sources.map(Self.text).joined(separator: ", ")))", at: found.upperBound)
        }
        return line
    }

    /// A line with the places of members that it names, such as `id of Player`.
    private func withMembers(_ line: String) -> String {
        var line = line
        for found in line.matches(of: #/\b(\w+) of ([A-Z]\w*)/#).reversed() {
            let (name, type) = (String(found.output.1), String(found.output.2))
            let declared = views.members(of: type).compactMap { $0.declarations[name] }
            guard declared.count == 1 else { continue }
            line.insert(contentsOf: " (\(Self.text(declared[0].source)))", at: found.range.upperBound)
        }
        return line
    }

    /// The record with the lines of the views and the modifiers that pieces of advice name.
    package func placed(advice record: LayoutExplanation) -> LayoutExplanation {
        var record = record
        for node in record.nodes where !node.advice.isEmpty {
            let around = record.ancestors(node)
            let beside = around.first { $0.kind == .container }?.children.map { record.nodes[$0] } ?? []
            var places: [String: LayoutExplanation.Source] = [:]
            for other in around + beside + beside.map({ record.view(in: $0) }) where other.id != node.id {
                let name = record.heading(other.id).replacing("(value: ", with: "(")
                if let source = other.source { places[name, default: source] = source }
                for written in other.written ?? [] where written.text.hasPrefix(".") {
                    places[written.text] = written.source
                }
            }
            for index in node.advice.indices {
                var advice = node.advice[index]
                // The longest names first: one may be a part of another.
                for (name, source) in places.sorted(by: { ($1.key.count, $0.key) < ($0.key.count, $1.key) })
                where name.count > 5 {
                    for part in [\LayoutExplanation.Advice.message, \.evidence, \.fix] {
                        guard let found = advice[keyPath: part].range(of: name) else { continue }
                        advice[keyPath: part].insert(contentsOf: " (\(Self.text(source)))", at: found.upperBound)
                        break
                    }
                }
                record.nodes[node.id].advice[index] = advice
            }
        }
        return record
    }
}
