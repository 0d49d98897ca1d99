import SwiftUI

struct ContentView: View {
    var body: some View {
        ZStack(alignment: .topLeading) {
            Color(red: 253 / 255, green: 253 / 255, blue: 253 / 255)
            Color.black.frame(width: 358, height: 106).offset(x: 16, y: 295)
            card(0, 121 / 255, 253 / 255).offset(x: 16, y: 412)
            card(51 / 255, 198 / 255, 88 / 255).offset(x: 139.33, y: 412)
            card(253 / 255, 59 / 255, 46 / 255).offset(x: 262.67, y: 412)
            pane(171.67).offset(x: 35.67, y: 223)
            pane(175.67).offset(x: 32.33, y: 340.33)
            circle.offset(x: 32, y: 453.33)
            circle.offset(x: 155.33, y: 453.33)
            circle.offset(x: 278.67, y: 453.33)
        }
        .ignoresSafeArea()
    }

    func card(_ red: Double, _ green: Double, _ blue: Double) -> some View {
        Color(red: red, green: green, blue: blue).frame(width: 111.33, height: 98)
    }

    func pane(_ width: CGFloat) -> some View {
        Color.clear.frame(width: width, height: 44).glassEffect(.regular, in: .capsule)
    }

    var circle: some View {
        Image(systemName: "heart.fill").frame(width: 44, height: 44).glassEffect(.regular, in: .circle)
    }
}
