import SwiftUI
import WrappingHStack

struct TagsPage: View {
    let tags = ["one", "two words", "three", "four and more", "five", "six"]
    var body: some View {
        VStack(spacing: 20) {
            WrappingHStack(tags, id: \.self, alignment: .leading, spacing: .constant(6), lineSpacing: 6) { tag in
                Text(tag).padding(6).background(.yellow)
            }
            WrappingHStack(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 4) {
                ForEach(tags, id: \.self) { Text($0) }
            }
        }
    }
}

#Preview { TagsPage() }
