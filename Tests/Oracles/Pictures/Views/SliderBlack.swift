import SwiftUI

struct ContentView: View {
    var body: some View {
        ZStack {
            Color.white
            Slider(value: .constant(0.36)).tint(.black).frame(width: 215).position(x: 190, y: 684)
            Slider(value: .constant(0.5)).tint(.black).frame(width: 215).position(x: 190, y: 762.67)
            Toggle("", isOn: .constant(false)).labelsHidden().position(x: 331.5, y: 481.67)
            Toggle("", isOn: .constant(true)).labelsHidden().position(x: 331.5, y: 605.33)
        }
        .ignoresSafeArea()
    }
}
