import SwiftUI

/// The one of the Mac: its name is that of the phone's, in another target.
struct SightDetail: View {
    var sight: Sight

    var body: some View {
        HStack {
            sight.image
            Text(sight.name)
            MapView(center: sight.location)
        }
    }
}
