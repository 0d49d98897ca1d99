import SwiftUI

struct PageView<Page: View>: View {
    var pages: [Page]
    @State private var current = 0

    var body: some View {
        ZStack(alignment: .bottomTrailing) {
            PageViewController(pages: pages, current: $current)
            PageControl(count: pages.count, current: $current)
                .frame(width: CGFloat(pages.count * 18))
                .padding(.trailing)
        }
    }
}

#Preview {
    PageView(pages: [Color.orange, Color.teal])
        .aspectRatio(1.5, contentMode: .fit)
}
