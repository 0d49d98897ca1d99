import SwiftUI

// Controls that say what was done with them, for the keyboard.

struct ContentView: View {
    @State private var count = 0
    @State private var hasWings = false
    @State private var speed = 5.0
    @State private var seats = 2
    @State private var name = ""
    @State private var submitted = ""
    @State private var colour = "Red"
    @State private var showsSheet = false

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            Button("Count") { count += 1 }
            Text("count \(count)")
            Toggle("Wings", isOn: $hasWings)
            Text(hasWings ? "wings on" : "wings off")
            Slider(value: $speed, in: 0...10, step: 1) { Text("Speed") }
            Text("speed \(Int(speed))")
            Stepper("Seats", value: $seats)
            Text("seats \(seats)")
            TextField("Name", text: $name).onSubmit { submitted = name }
            Text("name \(name)")
            Text("submitted \(submitted)")
            Picker("Colour", selection: $colour) {
                ForEach(["Red", "Green", "Blue"], id: \.self) { Text($0) }
            }
            Text("colour \(colour)")
            Button("Sheet") { showsSheet = true }
            Link("Rust", destination: URL(string: "https://example.org")!)
        }
        .padding()
        .sheet(isPresented: $showsSheet) {
            VStack(spacing: 20) {
                Text("in the sheet")
                Button("Done") { showsSheet = false }
            }
        }
    }
}

struct Rows: View {
    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 10) {
                ForEach(1..<201) { row in
                    Button("Row \(row)") {}
                }
            }
            .padding()
        }
    }
}
