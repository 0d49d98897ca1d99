import SwiftUI

struct ContentView: View {
    @State private var columns = NavigationSplitViewVisibility.all
    @State private var meal: String?

    var body: some View {
        NavigationSplitView(columnVisibility: $columns) {
            List(["Beef", "Chicken", "Dessert"], id: \.self, selection: $meal) { name in
                Text(name).font(.headline).padding(.vertical, 24)
            }
            .listStyle(.plain)
            .navigationTitle("Categories")
        } content: {
            ContentUnavailableView("Select a Category", systemImage: "fork.knife",
                                   description: Text("Choose a category from the sidebar to browse meals."))
        } detail: {
            ContentUnavailableView("Select a Meal", systemImage: "menucard",
                                   description: Text("Choose a meal to see its details."))
        }
        .navigationSplitViewStyle(.balanced)
    }
}
