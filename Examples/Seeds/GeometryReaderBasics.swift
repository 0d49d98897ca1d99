import SwiftUI

// A reader takes all the space it is offered and tells its content how much that is.

/// Nine tenths of the width, in the reader's top leading corner.
struct NineTenths: View {
    var body: some View {
        GeometryReader { reader in
            Text("Hello, World!")
                .frame(width: reader.size.width * 0.9)
                .background(Color.red)
        }
    }
}

/// The reader takes what the text below leaves, so the text lies at the very bottom.
struct TextBelowReader: View {
    var body: some View {
        VStack {
            GeometryReader { reader in
                Text("Hello, World!")
                    .frame(width: reader.size.width * 0.9, height: 40)
                    .background(Color.red)
            }
            .background(Color.green)
            Text("More text")
                .background(Color.blue)
        }
    }
}

#Preview("Nine tenths") { NineTenths() }
#Preview("Text below a reader") { TextBelowReader() }
