import SwiftUI

struct ContentView: View {
    @State private var tab = 3
    @State private var search = ""
    let projects = [
        ("To Do App", "Full Stack · 1 member"),
        ("Grocery App", "Backend · 2 members"),
        ("Quiz App", "Backend · 1 member"),
    ]

    var body: some View {
        TabView(selection: $tab) {
            Tab("Overview", systemImage: "square.grid.2x2.fill", value: 0) { Color.clear }
            Tab("Students", systemImage: "person.2.fill", value: 1) { Color.clear }
            Tab("Attendance", systemImage: "checkmark.circle.fill", value: 2) { Color.clear }
            Tab("Projects", systemImage: "folder.fill", value: 3) { NavigationStack { list } }
            Tab("Settings", systemImage: "gearshape.fill", value: 4) { Color.clear }
        }
        .tint(Color(red: 240 / 255, green: 81 / 255, blue: 56 / 255))
    }

    var list: some View {
        List {
            Section {
                ForEach(projects, id: \.0) { project in
                    NavigationLink(value: project.0) {
                        HStack {
                            VStack(alignment: .leading, spacing: 2) {
                                Text(project.0).font(.body).fontWeight(.medium)
                                Text(project.1).font(.subheadline)
                            }
                            Spacer()
                            Image(systemName: "arrow.clockwise")
                        }
                    }
                }
            }
        }
        .listStyle(.insetGrouped)
        .listSectionSpacing(.compact)
        .navigationTitle("Projects")
        .searchable(text: $search, placement: .navigationBarDrawer(displayMode: .always), prompt: "Search projects")
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Button {} label: { Image(systemName: "plus") }
            }
        }
    }
}
