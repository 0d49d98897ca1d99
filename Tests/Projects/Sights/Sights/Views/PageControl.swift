import SwiftUI
import UIKit

struct PageControl: UIViewRepresentable {
    var count: Int
    @Binding var current: Int

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> UIPageControl {
        let control = UIPageControl()
        control.numberOfPages = count
        control.addTarget(context.coordinator, action: #selector(Coordinator.update(sender:)), for: .valueChanged)
        return control
    }

    func updateUIView(_ control: UIPageControl, context: Context) {
        control.currentPage = current
    }

    class Coordinator: NSObject {
        var control: PageControl

        init(_ control: PageControl) { self.control = control }

        @objc func update(sender: UIPageControl) {
            control.current = sender.currentPage
        }
    }
}
