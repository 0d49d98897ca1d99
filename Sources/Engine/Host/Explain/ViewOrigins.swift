import QuadrantCore
import QuadrantGraph

/// One evaluation of a body of the program.
package struct ViewScope: Equatable, Sendable {
    /// The index of the node that the body begins at.
    package var node: UInt32
    /// The name of the view's type.
    package var name: String
    /// The name with the types around it, as far as they have names: `Screen.Row`.
    package var path: String
}

/// The evaluations around a node, outermost first.
package struct ViewScopes: Equatable, Sendable {
    /// Outermost first.
    package var bodies: [ViewScope] = []
    /// The innermost `ForEach` outside of all bodies, then in each body; 0 if there is none.
    package var loops: [UInt32] = [0]
}

/// Finds out which views of a path the program wrote, and which are inside views of the framework.
///
/// A view of the framework with a body, such as a slider, starts an internal part. What the program handed to it, such
/// as the label of a button, is the program's again: it is found by its type, a generic argument of the framework's
/// view.
struct ViewOrigins {
    struct Found {
        /// The views with a body between the layout node and the one around it, outermost first.
        var views: [String] = []
        var isInternal = false
        /// The framework's view whose outermost layout node this is.
        var systemView: String?
        /// The framework's view that the node is in; nil outside of one.
        var frameworkView: String?
    }

    private var names: [ObjectIdentifier: String] = [:]
    private var parts: [String: Set<String>] = [:]
    private var views: [ObjectIdentifier: (module: String, name: String, path: String)] = [:]

    private mutating func name(of type: Any.Type) -> String {
        if let known = names[ObjectIdentifier(type)] { return known }
        let made = _typeName(type, qualified: true)
        names[ObjectIdentifier(type)] = made
        return made
    }

    private mutating func view(of type: Any.Type) -> (module: String, name: String, path: String) {
        if let known = views[ObjectIdentifier(type)] { return known }
        let made = Self.view(name(of: type))
        views[ObjectIdentifier(type)] = made
        return made
    }

    mutating func of(_ path: [PathStep]) -> Found {
        var found = Found()
        var handed: Set<String> = []
        var system: String?, inside: String?, takesTouches = false
        for (index, step) in path.enumerated() {
            let isLast = index == path.count - 1, type = name(of: step.type)
            if found.isInternal, handed.contains(type) {
                found.isInternal = false
                (system, inside) = (nil, nil)
            }
            let view = view(of: step.type), isFramework = Self.isFramework(view.module)
            if isFramework, Self.presenting.contains(view.name) {
                found.isInternal = true
                (system, inside) = (nil, nil)
            }
            if isFramework, found.isInternal, let name = Self.presented[view.name] { (system, inside) = (name, name) }
            if isFramework, Self.deferring.contains(view.name) {
                found.isInternal = false
                (system, inside) = (nil, nil)
            } else if step.hasBody {
                found.views.append(view.name)
                takesTouches = isFramework && (takesTouches || Self.takingTouches.contains(type))
                if !isFramework || Self.explained.contains(view.module) && !takesTouches {
                    found.isInternal = false
                    (system, inside) = (nil, nil)
                } else if !found.isInternal {
                    found.isInternal = true
                    (system, inside) = takesTouches ? (nil, nil) : (view.name, view.name)
                    handed = nested(type)
                }
            }
            if step.isLayout, !isLast {
                found.views = []
                system = nil
            }
        }
        found.systemView = found.isInternal ? system : nil
        found.frameworkView = found.isInternal ? inside : nil
        return found
    }

    /// The views around what is presented over the window, such as a sheet.
    private static let presenting: Set = ["PresentationLayer", "PresentedView"]
    /// What a sheet, a popover or a menu consists of, by the name of its outermost part that is seen.
    private static let presented = [
        "SheetHeight": "sheet", "CoverFrame": "full screen cover", "PopoverBubble": "popover", "AlertFrame": "alert",
        "ChoicesFrame": "confirmation dialog", "GlassChoices": "confirmation dialog", "MenuList": "menu",
    ]
    /// What is in them is the program's: a closure that was given to a modifier, such as the content of a sheet.
    private static let deferring: Set = ["DeferredView"]

    private static let frameworks: Set = [
        "QuadrantCore", "QuadrantViews", "QuadrantHost", "SwiftUI", "UIKit", "Charts", "MapKit", "PhotosUI", "AVKit",
        "WebKit", "WidgetKit", "StoreKit", "SwiftData", "CoreData", "TipKit", "PDFKit", "SpriteKit", "SceneKit",
        "RealityKit", "AppIntents", "AuthenticationServices", "QuickLook", "PencilKit", "PassKit",
        "CoreLocationUI", "FamilyControls", "Translation",
    ]

    static func isFramework(_ module: String) -> Bool { frameworks.contains(module) }
    /// Modules of the framework whose views consist of what is explained by itself: the marks and the labels of a
    /// chart.
    private static let explained: Set = ["Charts"]
    /// Their views that take touches, which are not explained.
    private static let takingTouches: Set = ["Charts.ChartInteraction"]

    /// The views of the framework that a modifier adds, by their names.
    private static let modifiers = [
        "GeometryWatch": ".onGeometryChange", "SheetModifier": ".sheet", "DialogModifier": ".alert",
        "HeldMenu": ".contextMenu", "PopoverModifier": ".popover",
    ]

    /// The module and the name of a type; for a modified view, of the modifier.
    static func view(_ type: String) -> (module: String, name: String, path: String) {
        let head = type.prefix { $0 != "<" }
        if head.hasSuffix(".ModifiedContent"), let modifier = arguments(type).last { return view(modifier) }
        let parts = head.split(separator: ".")
        let name = parts.last.map(String.init) ?? type
        // The context of a private type has no name: "(unknown context at $55e0)".
        let path = parts.dropFirst().filter { !$0.hasPrefix("(") }.joined(separator: ".")
        let module = parts.first.map(String.init) ?? ""
        if let modifier = modifiers[name], isFramework(module) { return (module, modifier, path) }
        return (module, name.hasPrefix("_") ? String(name.dropFirst()) : name, path)
    }

    /// The types that a type's name contains at any depth: what the program handed to a view, and what is in it.
    private mutating func nested(_ type: String) -> Set<String> {
        if let known = parts[type] { return known }
        var found: Set<String> = []
        for part in Self.arguments(type) {
            found.insert(part)
            found.formUnion(nested(part))
        }
        parts[type] = found
        return found
    }

    /// The generic arguments of a type's name, or the elements of a tuple's, in order.
    static func arguments(_ type: String) -> [String] {
        let start: String.Index
        if type.hasPrefix("("), type.hasSuffix(")") { start = type.startIndex }
        else if let open = type.firstIndex(of: "<"), type.hasSuffix(">") { start = open }
        else { return [] }
        // Byte by byte: names of types are long, and what separates them is ASCII.
        let bytes = type.utf8, end = bytes.index(before: bytes.endIndex)
        var found: [String] = [], depth = 0, from = bytes.index(after: start), at = from
        func add(_ to: String.Index) {
            while from < to, bytes[from] == UInt8(ascii: " ") { from = bytes.index(after: from) }
            found.append(String(type[from..<to]))
        }
        while at < end {
            switch bytes[at] {
            case UInt8(ascii: "<"), UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ">"), UInt8(ascii: ")"): depth -= 1
            case UInt8(ascii: ",") where depth == 0:
                add(at)
                from = bytes.index(after: at)
            default: break
            }
            at = bytes.index(after: at)
        }
        add(end)
        return found
    }
}
