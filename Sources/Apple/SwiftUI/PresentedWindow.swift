import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantHost
import QuadrantViews
import UIKit

/// Windows that a program makes and fills itself where there is no app to show them: in tests.
package enum PresentedWindows {
    /// From now on a visible window with a root controller shows the controller's view: it appears, follows state, and
    /// its time is that of the machine.
    @MainActor package static func enable() {
        UIWindow.present = { PresentedWindow($0, $1) }
    }
    /// Lets go of the windows that the program has released since the main run loop's last turn.
    @MainActor package static func release() { UIWindow.releaseKept() }
}

/// What shows a window. Changes are settled on the main run loop, or when a view of UIKit is laid out.
@MainActor
private final class PresentedWindow: WindowPresentation {
    private weak var window: UIWindow?
    private let host: ViewHost
    private let start = Date()
    private var isSettling = false
    /// Whether a frame is due on the main queue.
    private var isScheduled = false
    /// The number of the timer that is waited for.
    private var timer = 0

    init(_ window: UIWindow, _ controller: UIViewController) {
        self.window = window
        let insets = window.safeAreaInsets
        host = ViewHost(
            rootView: AnyView(DelegateRoot.view(controller)),
            configuration: HostConfiguration(
                size: window.bounds.size,
                safeArea: EdgeInsets(top: insets.top, leading: insets.left, bottom: insets.bottom,
                                     trailing: insets.right),
                scale: UIScreen.main.scale),
            onIssue: { StandardError.report($0) })
        host.onInvalidate = { [weak self] in self?.schedule() }
        schedule()
    }

    func show(_ controller: UIViewController) {
        host.update(AnyView(DelegateRoot.view(controller)))
        schedule()
    }

    func end() {
        timer += 1
        host.update(AnyView(EmptyView()))
        host.settle()
    }

    private func schedule() {
        guard !isScheduled else { return }
        isScheduled = true
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated {
                self?.isScheduled = false
                self?.settle()
            }
        }
    }

    func settle() {
        guard !isSettling, let window else { return }
        isSettling = true
        defer { isSettling = false }
        if host.configuration.size != window.bounds.size { host.resize(window.bounds.size) }
        host.advance(to: Date().timeIntervalSince(start))
        host.settle()
        timer += 1
        guard let wake = host.nextWake else { return }
        let number = timer
        DispatchQueue.main.asyncAfter(deadline: .now() + max(wake - host.now, 1 / 60)) { [weak self] in
            MainActor.assumeIsolated { if self?.timer == number { self?.settle() } }
        }
    }
}
