import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantHost
import QuadrantText
import QuadrantViews
import UIKit

/// A view in the window of a snapshot: the size, the traits, and what happens to it before.
struct SnapshotScene: @unchecked Sendable {
    var layout = SwiftUISnapshotLayout.sizeThatFits
    var traits = UITraitCollection()
    var locale: Locale?
    var steps: [SnapshotStep] = []

    /// Pixels per point of snapshots that say nothing of it. On Apple's systems it is that of the simulator.
    nonisolated(unsafe) static var standardScale: CGFloat = 2

    /// Pixels per point: of the traits, of the device, or the standard.
    var scale: CGFloat {
        if traits.displayScale > 0 { return traits.displayScale }
        if case .device(let config) = layout, config.traits.displayScale > 0 { return config.traits.displayScale }
        return Self.standardScale
    }

    /// What a failure on the main actor leaves for the assertion that asked for the snapshot.
    @MainActor private static var fault: Diagnostic?

    static func takeFault() -> Diagnostic? {
        MainThread.run {
            defer { fault = nil }
            return fault
        }
    }

    /// Hosts the view, plays the steps and returns what `result` makes of it; `empty` if that fails.
    func opened<Content: View, Value>(
        _ view: Content, empty: Value, _ result: @escaping @MainActor (ViewHost) throws -> Value
    ) -> Value {
        nonisolated(unsafe) let view = view, empty = empty
        return MainThread.run {
            do {
                return try result(host(view))
            } catch let fault as Diagnostic {
                Self.fault = fault
            } catch let unknown as UnknownView {
                Self.fault = Self.unknown(unknown)
            } catch {
                Self.fault = Diagnostic(what: "\(error)", at: "the snapshot of a \(Content.self)",
                                        rule: "A view must be drawn without errors.", fix: "Correct the error.")
            }
            return empty
        }
    }

    @MainActor private func host<Content: View>(_ view: Content) throws -> ViewHost {
        if let fault = Fonts.fault ?? SnapshotProfile.fault { throw fault }
        var size: CGSize?, safeArea = UIEdgeInsets.zero, traits = self.traits, device: HostDevice?
        switch layout {
        case .sizeThatFits: break
        case .fixed(let width, let height): size = CGSize(width: width, height: height)
        case .device(let config):
            (size, safeArea) = (config.size, config.safeArea)
            traits = UITraitCollection(traitsFrom: [config.traits, traits])
        }
        let isDark = traits.userInterfaceStyle == .dark
        let insets = EdgeInsets(top: safeArea.top, leading: safeArea.left, bottom: safeArea.bottom,
                                trailing: safeArea.right)
        if case .device = layout, let size { device = HostDevice(size: size, scale: scale, safeArea: insets) }
        var configuration = HostConfiguration(
            size: size, safeArea: insets, scale: scale, colorScheme: isDark ? .dark : .light,
            layoutDirection: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
            dynamicTypeSize: DynamicTypeSize(traits.preferredContentSizeCategory) ?? .large)
        if let locale { configuration.locale = locale }
        configuration.device = device
        if device != nil { configuration.background = isDark ? .black : .white }
        let root = SnapshotRoot(
            content: view,
            horizontal: UserInterfaceSizeClass(traits.horizontalSizeClass) ?? (size == nil ? .compact : nil),
            vertical: UserInterfaceSizeClass(traits.verticalSizeClass) ?? (size == nil ? .regular : nil),
            isHighContrast: traits.accessibilityContrast == .high)
        let host = ViewHost(rootView: root, configuration: configuration)
        let player = ScriptPlayer(host)
        try player.pass(0)
        for step in steps {
            try player.perform(step.verb)
            if case .wait = step { continue }
            try player.rest()
        }
        if let fatal = host.issues.first(where: \.isFatal) { throw fatal }
        return host
    }

    private static func unknown(_ unknown: UnknownView) -> Diagnostic {
        let names = unknown.known.prefix(12).map { "'\($0)'" }.joined(separator: ", ")
        return Diagnostic(
            what: "no view is named '\(unknown.name)'.", at: "a step before the snapshot",
            rule: "A name is an accessibility identifier, the whole text of a view, or an accessibility label.",
            fix: names.isEmpty ? "Give the view an accessibility identifier." : "Use one of: \(names).")
    }
}

/// The view with the values that do not depend on the machine, and with the traits that a host does not set.
private struct SnapshotRoot<Content: View>: View {
    let content: Content
    let horizontal: UserInterfaceSizeClass?
    let vertical: UserInterfaceSizeClass?
    let isHighContrast: Bool
    @Environment(\.horizontalSizeClass) private var givenHorizontal
    @Environment(\.verticalSizeClass) private var givenVertical
    @Environment(\.locale) private var locale

    var body: some View {
        content
            .environment(\.horizontalSizeClass, horizontal ?? givenHorizontal)
            .environment(\.verticalSizeClass, vertical ?? givenVertical)
            .environment(\.colorSchemeContrast, isHighContrast ? .increased : .standard)
            .environment(\.timeZone, TimeZone(identifier: "GMT")!)
            .environment(\.calendar, calendar)
    }

    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = locale
        calendar.timeZone = TimeZone(identifier: "GMT")!
        return calendar
    }
}
