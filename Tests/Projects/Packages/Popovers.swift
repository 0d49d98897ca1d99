import Popovers
import SwiftUI

struct PopoverPage: View {
    @State private var isShown = true
    @State private var choice: String? = "a"
    var body: some View {
        VStack(spacing: 100) {
            Button("Show") { isShown.toggle() }
                .popover(present: $isShown, attributes: {
                    $0.position = .absolute(originAnchor: .bottom, popoverAnchor: .topLeft)
                    $0.dismissal.mode = .none
                }) {
                    Templates.Container { Text("Hello") }
                } background: {
                    Color.clear
                }
            Text("Choice").popover(selection: $choice, tag: "a") { Text("A") }
            Templates.Menu {
                Templates.MenuButton(title: "One", systemImage: "plus") {}
            } label: { isPressed in
                Text("Menu").opacity(isPressed ? 0.5 : 1)
            }
        }
    }
}

#Preview { PopoverPage() }
