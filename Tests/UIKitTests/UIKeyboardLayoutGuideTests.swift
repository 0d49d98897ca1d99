import Testing
import UIKit

@Suite("The guide of the keyboard")
@MainActor
struct UIKeyboardLayoutGuideTests {
    /// Without a keyboard, its upper side is the lower side of the safe area.
    @Test func aBarStandsOnTheSafeArea() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200)), bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bar.heightAnchor.constraint(equalToConstant: 40),
        ])
        view.layoutIfNeeded()
        #expect(bar.frame == CGRect(x: 0, y: 160, width: 100, height: 40))
    }
}
