import SwiftUI

struct SightDetail: View {
    var sight: Sight

    var body: some View {
        ScrollView {
            MapView(center: sight.location).frame(height: 200)
            PageView(pages: [sight.image, sight.image].map { $0.resizable() })
                .aspectRatio(1.5, contentMode: .fit)
            Text(sight.name).font(.title)
        }
    }
}

#Preview {
    SightDetail(sight: ModelData().sights[0])
}
