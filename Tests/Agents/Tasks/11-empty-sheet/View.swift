import SwiftUI

struct Recipes: View {
    @State private var chosen: String?
    @State private var showsRecipe = false

    var body: some View {
        VStack {
            Text("Recipes").font(.title)
            Button("Show soup") { showsRecipe = true }
        }
        .sheet(isPresented: $showsRecipe) {
            if let chosen {
                Text("How to cook \(chosen)")
            }
        }
    }
}

#Preview { Recipes() }
