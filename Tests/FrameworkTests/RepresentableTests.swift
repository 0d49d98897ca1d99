import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import SwiftUI
import Testing
import UIKit

@Suite("UIViewRepresentable")
@MainActor
struct RepresentableTests {
    private final class Log { var lines: [String] = [] }

    private struct Words: UIViewRepresentable {
        let text: String
        let log: Log
        final class Coordinator { let name = "coordinator" }
        func makeCoordinator() -> Coordinator { Coordinator() }
        func makeUIView(context: Context) -> UILabel {
            log.lines.append("make \(context.coordinator.name)")
            return UILabel()
        }
        func updateUIView(_ uiView: UILabel, context: Context) {
            uiView.text = text
            log.lines.append("update \(text) \(context.environment.colorScheme)")
        }
        static func dismantleUIView(_ uiView: UILabel, coordinator: Coordinator) { uiView.text = nil }
    }

    private func host<V: View>(_ view: V) -> ViewHost {
        ViewHost(rootView: view, configuration: HostConfiguration(size: CGSize(width: 200, height: 100)))
    }

    @Test func theViewIsMadeOnceAndBroughtUpToDate() {
        let log = Log(), host = host(Words(text: "one", log: log))
        host.settle()
        #expect(log.lines == ["make coordinator", "update one light"])
        host.update(Words(text: "two", log: log))
        host.settle()
        #expect(log.lines == ["make coordinator", "update one light", "update two light"])
        host.settle()
        #expect(log.lines.count == 3)
    }

    @Test func hostingControllersTellTheSizeOfTheirView() {
        let controller = UIHostingController(rootView: Color.red.frame(width: 30, height: 40))
        #expect(controller.sizeThatFits(in: CGSize(width: 500, height: 500)) == CGSize(width: 30, height: 40))
        #expect(controller.view.intrinsicContentSize == CGSize(width: 30, height: 40))
    }

    private struct Controlled: UIViewControllerRepresentable {
        let make: () -> UIViewController
        func makeUIViewController(context: Context) -> UIViewController { make() }
        func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
    }

    private struct Measured: UIViewControllerRepresentable {
        let log: Log
        func makeCoordinator() -> String { "coordinator" }
        func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
        func updateUIViewController(_ uiViewController: UIViewController,
                                    context: UIViewControllerRepresentableContext<Self>) {
            uiViewController.title = "shown"
        }
        func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewController,
                          context: Context) -> CGSize? {
            log.lines.append("measure \(uiViewController.title ?? "") \(context.coordinator)")
            return proposal.width.map { CGSize(width: $0 / 2, height: 30) }
        }
        static func dismantleUIViewController(_ uiViewController: UIViewController, coordinator: String) {
            dismantled.append("\(uiViewController.title ?? "") \(coordinator)")
        }
        nonisolated(unsafe) static var dismantled: [String] = []
    }

    /// A representable gives the size for a proposal, and what remains is ended once when the view has left.
    @Test func controllersAreMeasuredAndDismantled() {
        let log = Log(), host = host(AnyView(Measured(log: log).fixedSize(horizontal: false, vertical: true)))
        host.settle()
        #expect(host.sizeThatFits(ProposedViewSize(width: 80, height: 90)) == CGSize(width: 40, height: 30))
        #expect(Set(log.lines) == ["measure shown coordinator"] && Measured.dismantled.isEmpty)
        host.update(AnyView(Text("other")))
        host.settle()
        #expect(Measured.dismantled == ["shown coordinator"])
    }

    /// Where nothing is offered, a controller has its preferred size, or what its constraints ask for (#33.24).
    @Test func controllersHaveAnIdealSize() {
        func ideal(_ make: @escaping () -> UIViewController) -> CGSize {
            host(Controlled(make: make)).sizeThatFits(.unspecified)
        }
        func filled(_ controller: UIViewController) -> UIViewController {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            controller.view.addSubview(view)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
                view.topAnchor.constraint(equalTo: controller.view.topAnchor),
                view.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
                view.widthAnchor.constraint(equalToConstant: 70), view.heightAnchor.constraint(equalToConstant: 50),
            ])
            return controller
        }
        #expect(ideal { filled(UIViewController()) } == CGSize(width: 70, height: 50))
        #expect(ideal {
            let controller = filled(UIViewController())
            controller.preferredContentSize = CGSize(width: 120, height: 80)
            return controller
        } == CGSize(width: 120, height: 80))
        #expect(ideal { UIViewController() } == CGSize(width: 10, height: 10))
        let hosting = UIHostingController(rootView: Color.red.frame(width: 30, height: 40))
        #expect(hosting.preferredContentSize == .zero)
        hosting.sizingOptions = .preferredContentSize
        #expect(hosting.preferredContentSize == CGSize(width: 30, height: 40))
    }

    /// The view of a hosting controller in a scroll view is as high as it wants to be (#33.24).
    @Test func aHostedViewScrolls() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let hosting = UIHostingController(rootView: VStack(spacing: 0) { ForEach(0..<10) { _ in
            Color.red.frame(height: 44)
        } })
        let view: UIView = hosting.view
        view.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            view.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
            view.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
            view.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        ])
        scroll.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 200, height: 10 * 44))
    }

    private final class Delegate: NSObject, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            guard let scene = scene as? UIWindowScene else { return }
            let window = UIWindow(windowScene: scene)
            window.rootViewController = UIHostingController(rootView: Text("root"))
            self.window = window
            window.makeKeyAndVisible()
        }
    }

    @Test func theViewOfASceneDelegateIsAnEntry() throws {
        let entry = _PreviewEntry.take(_PreviewEntry.make(appDelegate: nil, sceneDelegate: { Delegate() }))
        #expect(entry.parts.count == 1)
        #expect(try #require(entry.parts.first).view is Text)
    }

    private final class Started: NSObject, UIApplicationDelegate, _MadeByAdaptor {
        static func _make() -> NSObject { Started() }
        var number = 7
        func application(_ application: UIApplication,
                         didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
            number += 1
            return true
        }
    }

    /// The adaptor creates an object of a class that is known at run time only.
    @Test func adaptorsMakeTheirDelegateAndStartIt() {
        let adaptor = UIApplicationDelegateAdaptor(Started.self)
        #expect(adaptor.wrappedValue.number == 7 + 1)
    }
}
