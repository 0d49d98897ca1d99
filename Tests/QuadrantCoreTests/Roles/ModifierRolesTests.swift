import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantGraph
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// Modifiers with a single role each.
private nonisolated struct Inset: LayoutRole {
    typealias Body = Never
    func measure(_ proposal: Proposal, _ child: ModifierChild) -> SIMD2<Double> { child.size(proposal) + 2 }
}

private nonisolated struct Named: TraitRole {
    typealias Body = Never
    func trait(_ key: ObjectIdentifier) -> Any? { key == ObjectIdentifier(Named.self) ? "named" : nil }
}

private nonisolated struct Covering: SafeAreaRole, LayoutRole {
    typealias Body = Never
    func placement(in size: SIMD2<Double>, _ proposal: Proposal, _ child: ModifierChild) -> ChildPlacement {
        let offered = Proposal(size - SIMD2(0, 7))
        return ChildPlacement(origin: SIMD2(0, 7), size: child.size(offered), proposal: offered)
    }
    func safeArea(_ size: SIMD2<Double>, _ child: ModifierChild) -> CoveredEdges {
        CoveredEdges(EdgeInsets(top: 7, leading: 0, bottom: 0, trailing: 0))
    }
}

@Suite("Roles of modifiers") @MainActor
struct ModifierRolesTests {
    /// The roles of a type are its conformances.
    @Test func rolesAreTheConformances() {
        #expect(Inset.effectRole == nil && Inset.secondaryRole == nil && Inset.traitRole == nil)
        #expect(Inset.safeAreaRole == nil && Inset.hitTestingRole == nil && Inset.lifecycleRole == nil)
        #expect(Named.traitRole == Named.self && Named.effectRole == nil)
        #expect(Covering.safeAreaRole == Covering.self && Covering.effectRole == nil)
    }

    /// Requirements outside of a modifier's roles are forwarded to its content.
    @Test func answersOfTheContentPass() {
        let harness = ViewHarness(offering: 100, 100) {
            Probe("inner", 10, 20).layoutPriority(3).modifier(Inset()).tagged("outer")
        }
        #expect(harness.frame("outer").size == CGSize(width: 12, height: 22))
        #expect(harness.frame("inner").size == CGSize(width: 10, height: 20))
    }

    /// A modifier without a layout role is transparent: its content is a layout child of the container.
    @Test func traitsAreTransparentToLayout() {
        let harness = ViewHarness(offering: 100, 100) { HStack { Probe("a", 10, 20).modifier(Named()) } }
        let graph = harness.host.graph
        var found: [String] = []
        graph.eachNode { row, box in
            guard box.name == "HStack" else { return }
            for child in GraphInspector(graph).children(of: row) {
                found.append(graph.trait(ObjectIdentifier(Named.self), of: child) as? String ?? "none")
            }
        }
        #expect(found == ["named"])
    }

    /// Two roles of one modifier are independent.
    @Test func rolesCombine() {
        let harness = ViewHarness(offering: 100, 100) {
            GeometryReader { Color.clear.tagged("\($0.safeAreaInsets.top)") }.modifier(Covering())
        }
        #expect(harness.frame("7.0") == CGRect(x: 0, y: 7, width: 100, height: 93))
    }
}
