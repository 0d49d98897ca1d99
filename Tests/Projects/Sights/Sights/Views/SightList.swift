import SwiftUI

struct SightList: View {
    @Environment(ModelData.self) private var model

    var body: some View {
        NavigationStack {
            List(model.sights) { sight in
                NavigationLink {
                    SightDetail(sight: sight)
                } label: {
                    HStack {
                        sight.image.resizable().frame(width: 40, height: 40)
                        Text(sight.name)
                        if sight.isStarred { Image(systemName: "star.fill").foregroundStyle(.yellow) }
                    }
                }
            }
            .navigationTitle("Sights")
        }
    }
}

#Preview {
    SightList().environment(ModelData())
}
