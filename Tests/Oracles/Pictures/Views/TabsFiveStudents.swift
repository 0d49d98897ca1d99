import SwiftUI

struct Student: Identifiable, Hashable {
    let name: String
    let level: String
    var id: String { name }
}

struct ContentView: View {
    @State private var tab = 1
    let groups: [(String, [Student])] = [
        ("B", [Student(name: "Bhavesh Solanki", level: "Beginner")]),
        ("P", [Student(name: "Pratyush Ananad", level: "Intermediate")]),
        ("S", [
            Student(name: "Shreyas Suresh", level: "Advanced"),
            Student(name: "Shruti Myatra", level: "Intermediate"),
        ]),
        ("Y", [Student(name: "Yagnik Patel", level: "Advanced")]),
    ]

    var body: some View {
        TabView(selection: $tab) {
            Tab("Overview", systemImage: "square.grid.2x2.fill", value: 0) { Color.clear }
            Tab("Students", systemImage: "person.2.fill", value: 1) { NavigationStack { students } }
            Tab("Attendance", systemImage: "checkmark.circle.fill", value: 2) { Color.clear }
            Tab("Projects", systemImage: "folder.fill", value: 3) { Color.clear }
            Tab("Settings", systemImage: "gearshape.fill", value: 4) { Color.clear }
        }
        .tint(Color(red: 240 / 255, green: 81 / 255, blue: 56 / 255))
    }

    var students: some View {
        List {
            ForEach(groups, id: \.0) { group in
                Section(group.0) {
                    ForEach(group.1) { student in
                        NavigationLink(value: student) {
                            HStack(spacing: 16) {
                                Circle().fill(.black).frame(width: 44, height: 44)
                                VStack(alignment: .leading, spacing: 2) {
                                    Text(student.name).font(.headline)
                                    Text(student.level).font(.subheadline).foregroundStyle(.secondary)
                                }
                            }
                            .padding(.vertical, 4)
                        }
                    }
                }
            }
        }
        .listStyle(.insetGrouped)
        .listSectionSpacing(.compact)
        .navigationTitle("Students")
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Button {} label: { Image(systemName: "plus") }
            }
        }
    }
}
