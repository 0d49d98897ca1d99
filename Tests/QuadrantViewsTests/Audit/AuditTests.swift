import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantHost
import QuadrantViews
import Testing

/// The views that `audit` finds in a white window of 300 × 300 points.
@MainActor func found<Content: View>(by audit: Audit, @ViewBuilder _ content: () -> Content) -> [String] {
    let view = content()
    func host(_ direction: LayoutDirection) -> ViewHost {
        ViewHost(rootView: view, configuration: HostConfiguration(
            size: CGSize(width: 300, height: 300), layoutDirection: direction, background: .white))
    }
    let other = audit.needsOtherDirection ? host(.rightToLeft).layoutTree() : nil
    return host(.leftToRight).audit([audit], otherDirection: other).map(\.view)
}

@MainActor @Suite("Audits of a view")
struct AuditTests {
    @Test("findings come in the order of the audits, and their text has four parts")
    func order() throws {
        let view = VStack {
            Text("A sentence that is too long for one line").lineLimit(1).frame(width: 90)
            Text("pale").foregroundStyle(Color(red: 0.8, green: 0.8, blue: 0.8))
            Image("nothing")
        }
        let host = ViewHost(rootView: view, configuration: HostConfiguration(
            size: CGSize(width: 300, height: 300), background: .white))
        let findings = host.audit()
        #expect(findings.map(\.audit) == ["text-truncated", "contrast", "missing-resource"])
        let lines = try #require(findings.first).text(at: "A.swift:3").split(separator: "\n")
        #expect(lines.count == 4)
        for (line, start) in zip(lines, ["text-truncated: ", "  at    A.swift:3, frame ", "  rule  ", "  fix   "]) {
            #expect(line.hasPrefix(start))
        }
        let data = try JSONEncoder().encode(findings)
        #expect(try JSONDecoder().decode([AuditFinding].self, from: data) == findings)
    }

    @Test("symbols and images that are missing")
    func missingResources() {
        #expect(found(by: .missingResource) {
            VStack {
                Image(systemName: "no.such.symbol")
                Image("nothing")
            }
        }.count == 2)
        #expect(found(by: .missingResource) {
            VStack {
                Image(systemName: "star")
                Circle().frame(width: 10, height: 10)
                Text("no symbol named star")
                Text("of a phone").font(.custom("DIN Condensed Bold", size: 20))
            }
        }.isEmpty)
    }
}
