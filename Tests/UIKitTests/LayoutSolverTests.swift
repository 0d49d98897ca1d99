import Foundation
import Testing
import UIKit

@Suite("NSLayoutConstraint")
@MainActor
struct LayoutSolverTests {
    private func inner(_ outer: UIView) -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(view)
        return view
    }

    @Test func edgesWithConstantsLeaveWhatIsBetween() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), view = inner(outer)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
            view.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -30),
            view.topAnchor.constraint(equalTo: outer.topAnchor, constant: 5),
            view.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
        ])
        outer.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 5, width: 200 - 10 - 30, height: 100 - 5))
    }

    @Test func aViewOfAFixedSizeIsCentred() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), view = inner(outer)
        NSLayoutConstraint.activate([
            view.centerXAnchor.constraint(equalTo: outer.centerXAnchor),
            view.centerYAnchor.constraint(equalTo: outer.centerYAnchor),
            view.widthAnchor.constraint(equalToConstant: 40),
            view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
        ])
        outer.layoutIfNeeded()
        #expect(view.frame == CGRect(x: (200 - 40) / 2, y: (100 - 20) / 2, width: 40, height: 20))
    }

    /// Of two conflicting constraints, the one with the lower priority is broken.
    @Test func prioritiesDecide() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), view = inner(outer)
        let weak = view.widthAnchor.constraint(equalToConstant: 150)
        weak.priority = .defaultLow
        NSLayoutConstraint.activate([weak, view.widthAnchor.constraint(lessThanOrEqualToConstant: 60),
                                     view.heightAnchor.constraint(equalToConstant: 10)])
        outer.layoutIfNeeded()
        #expect(view.frame.size == CGSize(width: 60, height: 10))
    }

    @Test func stackViewsShareTheirLength() {
        let views = [UIView(), UIView()], stack = UIStackView(arrangedSubviews: views)
        stack.distribution = .fillEqually
        stack.spacing = 10
        stack.frame = CGRect(x: 0, y: 0, width: 210, height: 50)
        stack.layoutIfNeeded()
        #expect(views.map(\.frame) == [CGRect(x: 0, y: 0, width: 100, height: 50),
                                       CGRect(x: 110, y: 0, width: 100, height: 50)])
    }

    /// The content of a scroll view is as large as constraints make it; its width may be that of the frame (#33.24).
    @Test(arguments: [true, false])
    func theContentOfAScrollViewIsThatOfItsConstraints(usesGuides: Bool) {
        let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), view = inner(outer)
        let content = outer.contentLayoutGuide, frame = outer.frameLayoutGuide
        let sides = usesGuides ? [
            view.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 10),
            view.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -10),
            view.topAnchor.constraint(equalTo: content.topAnchor, constant: 5),
            view.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -7),
            view.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -20),
        ] : [
            view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
            view.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -10),
            view.topAnchor.constraint(equalTo: outer.topAnchor, constant: 5),
            view.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -7),
            view.widthAnchor.constraint(equalTo: outer.widthAnchor, constant: -20),
        ]
        NSLayoutConstraint.activate(sides + [view.heightAnchor.constraint(equalToConstant: 300)])
        outer.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 5, width: 200 - 20, height: 300))
        #expect(content.layoutFrame == CGRect(x: 0, y: 0, width: 200, height: 5 + 300 + 7))
        #expect(frame.layoutFrame == outer.bounds)
        #expect(outer.subviews == [view])
    }

    /// A controller is notified of the layout of its view, after which it may say its size (#33.24).
    @Test func aControllerHearsOfTheLayout() {
        final class Controller: UIViewController {
            var calls: [String] = []
            override func viewWillLayoutSubviews() { calls.append("will") }
            override func viewDidLayoutSubviews() {
                calls.append("did")
                preferredContentSize = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            }
        }
        let controller = Controller(), view = inner(controller.view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 10),
            view.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor, constant: -10),
            view.topAnchor.constraint(equalTo: controller.view.topAnchor),
            view.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
            view.widthAnchor.constraint(equalToConstant: 80), view.heightAnchor.constraint(equalToConstant: 30),
        ])
        controller.view.layoutIfNeeded()
        #expect(controller.calls == ["will", "did"])
        #expect(controller.preferredContentSize == CGSize(width: 80 + 2 * 10, height: 30))
    }
}
