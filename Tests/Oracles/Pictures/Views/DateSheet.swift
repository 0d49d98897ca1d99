import SwiftUI

struct ContentView: View {
    @State private var date = Date(timeIntervalSince1970: 1_773_403_200)

    var body: some View {
        Color(.white).sheet(isPresented: .constant(true)) {
            NavigationStack {
                Form {
                    Section {
                        DatePicker("Date", selection: $date, displayedComponents: .date)
                            .datePickerStyle(.graphical)
                    }
                    Section {
                        Button("Create Attendance") {}.frame(maxWidth: .infinity)
                    }
                }
                .navigationTitle("New Attendance")
                .navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) {
                        Button {} label: { Image(systemName: "xmark").font(.system(size: 16, weight: .medium)) }
                    }
                }
            }
            .tint(Color(red: 240 / 255, green: 81 / 255, blue: 56 / 255))
        }
    }
}
