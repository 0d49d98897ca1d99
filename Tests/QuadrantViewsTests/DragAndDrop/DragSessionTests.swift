import CoreTransferable
import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing
import UniformTypeIdentifiers

private struct Fruit: Codable, Identifiable, Equatable, Transferable {
    var id: Int
    static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .json) }
}

@Suite("Sessions of drags and drops", .serialized) @MainActor
struct DragSessionTests {
    private let log = Log()

    /// Fruits 1 and 2 above a destination.
    private func board(_ source: some View, _ destination: some View) -> ViewHarness {
        ViewHarness(offering: 100, 200) {
            VStack(spacing: 0) {
                source.frame(width: 100, height: 100).tagged("fruit")
                destination.frame(width: 100, height: 100)
            }
        }
    }
    private func carry(_ scene: ViewHarness) {
        scene.carry(from: .point(CGPoint(x: 50, y: 50)), to: .point(CGPoint(x: 30, y: 140)))
    }
    private var destination: some View {
        Color.clear.dropDestination(for: Fruit.self, isEnabled: true) { fruits, session in
            log.note("took \(fruits.map(\.id)) of \(session.itemsCount) \(session.suggestedOperations.contains(.move))")
            log.note("\(session.localSession?.draggedItemIDs(for: Int.self) ?? []) at \(session.location.y)")
        }
    }

    @Test func aDestinationIsToldOfTheSession() {
        carry(board(Color.red.draggable(Fruit.self, item: Fruit(id: 1), containerNamespace: nil), destination))
        #expect(log.take() == ["took [1] of 1 false", "[1] at 40.0"])
    }

    @Test func theSourceAllowsEffects() {
        let configuration = DragConfiguration(allowMove: true, allowDelete: true)
        #expect(configuration.operationsWithinApp.allowDelete && !configuration.operationsOutsideApp.allowMove)
        #expect(DragConfiguration(allowMove: true).operationsWithinApp
            == DragConfiguration.OperationsWithinApp(allowMove: true))
        let own = DragConfiguration(operationsWithinApp: .init(allowCopy: false, allowMove: true, allowDelete: false),
                                    operationsOutsideApp: .init(allowCopy: false))
        #expect(!own.operationsWithinApp.allowAlias && !own.operationsOutsideApp.allowAlias)
        #expect(own.operationsOutsideApp
            == DragConfiguration.OperationsOutsideApp(allowCopy: false, allowMove: false, allowDelete: false))
        carry(board(Color.red.draggable(Fruit.self) { Fruit(id: 2) }.dragConfiguration(configuration), destination))
        #expect(log.take().first == "took [2] of 1 true")
    }

    @Test func selectedItemsAreDraggedTogether() {
        let source = Color.red.draggable(containerItemID: 2)
            .dragContainer(for: Fruit.self) { ids in ids.map { Fruit(id: $0) } }
            .dragContainerSelection([1, 2, 3])
        carry(board(source, destination.dropConfiguration { session in
            var configuration = DropConfiguration(operation: session.itemsCount > 1 ? .copy : .forbidden)
            configuration.acceptedItemCount = 2
            return configuration
        }))
        #expect(log.take() == ["took [1, 2] of 3 false", "[1, 2, 3] at 40.0"])
        let other = Color.red.draggable(Fruit.self, id: \.id, item: Fruit(id: 7))
            .dragContainer(for: Fruit.self, itemID: \.id, in: nil) { ids in ids.map { Fruit(id: $0) } }
            .dragContainerSelection([1, 2], containerNamespace: nil)
        carry(board(other, destination))
        #expect(log.take().first == "took [7] of 1 false")
        carry(board(Color.red.draggable(Fruit.self, id: \.id) { Fruit(id: 8) }, destination))
        #expect(log.take().first == "took [8] of 1 false")
    }

    @Test func aForbiddenDropIsNone() {
        carry(board(Color.red.draggable(Fruit.self, item: Fruit(id: 1)),
                    destination.dropConfiguration { _ in DropConfiguration(operation: .forbidden) }))
        carry(board(Color.red.draggable(Fruit.self, item: Fruit(id: 1)),
                    Color.clear.dropDestination(for: Fruit.self, isEnabled: false) { _, _ in log.note("taken") }))
        #expect(log.take() == [])
    }

    @Test func bothSidesAreToldOfEveryStep() {
        let source = Color.red.draggable(Fruit.self, item: Fruit(id: 1)).onDragSessionUpdated { session in
            if session.phase != .active { log.note("drag \(session.phase) \(session.draggedItemIDs(for: Int.self))") }
            #expect(session.draggedItemIndex == 0)
        }
        let target = destination.onDropSessionUpdated { session in
            if session.phase != .active { log.note("drop \(session.phase)") }
        }
        carry(board(source, target))
        let steps = log.take()
        #expect(steps.first == "drag initial [1]" && steps.contains("drop entering"))
        #expect(steps.contains { $0.hasPrefix("drop ended") })
        #expect(steps.last == "drag dataTransferCompleted [1]")
    }

    @Test func aFormationWithoutPreviewsDrawsNone() {
        let scene = ViewHarness(offering: 200, 200) {
            Color.red.frame(width: 40, height: 40).draggable("x").dragPreviewsFormation(.none)
                .dropPreviewsFormation(.pile).springLoadingBehavior(SpringLoadingBehavior.enabled)
        }
        let finger = Finger(scene: scene)
        finger.down(90, 90)
        scene.wait(0.6)
        finger.move(130, 110)
        scene.settle()
        #expect(scene.drawnFrames.count == 1)
        finger.up(130, 110)
        #expect(DragDropPreviewsFormation.list != .stack && DragDropPreviewsFormation.default != .pile)
    }

    @Test func springLoadingIsInTheEnvironment() {
        struct Reader: View {
            @Environment(\.springLoadingBehavior) private var behavior: SpringLoadingBehavior
            var body: some View { Text(behavior == .disabled ? "off" : behavior == .automatic ? "auto" : "on") }
        }
        let scene = ViewHarness { Reader().springLoadingBehavior(.disabled) }
        #expect(scene.host.accessibilityTree().first?.label == "off")
        #expect(DropOperation.Set([.copy, .move]).contains(.move) && DropOperation.delete != .move)
    }

    @Test func itemsAreDroppedBetweenRows() {
        let scene = ViewHarness(offering: 200, 400) {
            VStack(spacing: 0) {
                Color.red.frame(height: 50).draggable("x").tagged("fruit")
                List {
                    ForEach(0..<3, id: \.self) { row in Text("row \(row)").tagged("row \(row)") }
                        .dropDestination(for: String.self) { items, offset in log.note("\(items) before \(offset)") }
                }
            }
        }
        let middle = scene.frame("row 1").midY
        scene.carry(from: .point(CGPoint(x: 100, y: 25)), to: .point(CGPoint(x: 100, y: middle - 8)))
        scene.carry(from: .point(CGPoint(x: 100, y: 25)), to: .point(CGPoint(x: 100, y: middle + 8)))
        #expect(log.take() == ["[\"x\"] before 1", "[\"x\"] before 2"])
    }

    /// The last row ends at the end of its card, and the first one begins at its start.
    @Test func itemsAreDroppedBeforeTheFirstRowAndAfterTheLast() {
        let scene = ViewHarness(offering: 200, 400) {
            VStack(spacing: 0) {
                Color.red.frame(height: 50).draggable("x").tagged("fruit")
                List {
                    ForEach(0..<3, id: \.self) { row in Text("row \(row)").tagged("row \(row)") }
                        .dropDestination(for: String.self) { items, offset in log.note("\(items) before \(offset)") }
                }
            }
        }
        let places = [scene.frame("row 0").midY - 8, scene.frame("row 0").midY + 8, scene.frame("row 2").midY - 8,
                      scene.frame("row 2").midY + 8]
        for place in places {
            scene.carry(from: .point(CGPoint(x: 100, y: 25)), to: .point(CGPoint(x: 100, y: place)))
        }
        #expect(log.take() == [0, 1, 2, 3].map { "[\"x\"] before \($0)" })
    }

    @Test func providersAreInsertedBetweenRows() {
        let scene = ViewHarness(offering: 200, 400) {
            VStack(spacing: 0) {
                Color.red.frame(height: 50).draggable("x").tagged("fruit")
                List {
                    ForEach(0..<3, id: \.self) { row in Text("row \(row)").tagged("row \(row)") }
                        .onInsert(of: [UTType.plainText]) { offset, providers in
                            log.note("\(providers.count) before \(offset)")
                        }
                }
            }
        }
        let place = CGPoint(x: 100, y: scene.frame("row 1").midY + 8)
        scene.carry(from: .point(CGPoint(x: 100, y: 25)), to: .point(place))
        #expect(log.take() == ["1 before 2"])
    }
}
