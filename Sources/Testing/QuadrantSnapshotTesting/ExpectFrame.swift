public import Foundation
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantHost
public import SwiftUI
public import UIKit

/// Checks the frame of one view; a failure says why the view is where it is, and as large as it is.
///
///     expectFrame("title", CGRect(x: 16, y: 8, width: 268, height: 22), in: Card())
///
/// - Parameters:
///   - name: The view: its accessibility identifier, else the whole text that it shows, else the name of its type.
///   - frame: The expected frame in points of the window, whose origin is its top left corner.
///   - view: The views of the window.
///   - layout: The size of the window; by default that of the view.
///   - traits: Dark, right-to-left, text size, contrast.
///   - accuracy: By how much each number of the frame may differ, in points. The default allows numbers of three
///     decimals.
public func expectFrame<Content: View>(
    _ name: String, _ frame: CGRect, in view: @autoclosure () throws -> Content,
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection(),
    accuracy: CGFloat = 0.001, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) {
    guard let message = frameFailure(name, frame, in: view, layout: layout, traits: traits, accuracy: accuracy) else {
        return
    }
    SourcePlace(fileID: fileID, file: filePath, line: line, column: column).fail(SnapshotFailure(message: message))
}

/// As `expectFrame`, but returns the message of a failure; nil if the frame is the expected one.
public func verifyFrame<Content: View>(
    _ name: String, _ frame: CGRect, in view: @autoclosure () throws -> Content,
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection(),
    accuracy: CGFloat = 0.001
) -> String? {
    frameFailure(name, frame, in: view, layout: layout, traits: traits, accuracy: accuracy)
}

private func frameFailure<Content: View>(
    _ name: String, _ frame: CGRect, in view: () throws -> Content, layout: SwiftUISnapshotLayout,
    traits: UITraitCollection, accuracy: CGFloat
) -> String? {
    ProcessTimeZone.pin()
    var scene = SnapshotScene()
    (scene.layout, scene.traits) = (layout, traits)
    let fault: Diagnostic?
    do {
        fault = try scene.opened(view(), empty: nil) { host in difference(name, frame, accuracy, host) }
    } catch {
        return "The view of the frame threw an error: \(error)"
    }
    return (SnapshotScene.takeFault() ?? fault)?.text(from: "expectFrame")
}

@MainActor private func difference(_ name: String, _ frame: CGRect, _ accuracy: CGFloat, _ host: ViewHost)
    -> Diagnostic?
{
    let record = host.explanation()
    let found = host.explainedNodes(named: name, in: record)
    guard found.count == 1 else {
        return Diagnostic(
            what: found.isEmpty ? "no view is named '\(name)'." : "\(found.count) views are named '\(name)'.",
            at: "the view of expectFrame",
            rule: "A name is an accessibility identifier, the whole text of a view, or a view's type.",
            fix: "Give the view an accessibility identifier of its own.")
    }
    let node = record.nodes[found[0]].frame
    let own = CGRect(x: node.x, y: node.y, width: node.width, height: node.height)
    let sides: [KeyPath<CGRect, CGFloat>] = [\.minX, \.minY, \.width, \.height]
    if sides.allSatisfy({ abs(own[keyPath: $0] - frame[keyPath: $0]) <= accuracy }) { return nil }
    return Diagnostic(
        what: "the frame of '\(name)' is \(text(own)), not \(text(frame)).", at: "the view of expectFrame",
        rule: "A frame is x, y, width × height in points of the window. Why it is this one:\n\n"
            + record.text(found),
        fix: "Change the step above that has another number than you expect, or the expected frame.")
}

/// At most three decimals.
private func text(_ frame: CGRect) -> String {
    func number(_ value: CGFloat) -> String { NumberText.rounded(Double(value)) }
    return "\(number(frame.minX)), \(number(frame.minY)), \(number(frame.width)) × \(number(frame.height))"
}
