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
