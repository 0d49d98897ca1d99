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
}
