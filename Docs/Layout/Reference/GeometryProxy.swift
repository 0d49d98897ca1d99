import SwiftUI

#Preview("Size", traits: .fixedLayout(width: 240, height: 120)) {
    GeometryReader { proxy in
        Text("\(Int(proxy.size.width))")
            .frame(width: proxy.size.width)
    }
    .frame(width: 180, height: 60)
}

#Preview("Global", traits: .fixedLayout(width: 240, height: 120)) {
    GeometryReader { proxy in
        let frame = proxy.frame(in: .global)
        Text("\(Int(frame.minX)), \(Int(frame.minY))")
    }
    .padding(.leading, 30)
    .padding(.top, 20)
}

#Preview("Named", traits: .fixedLayout(width: 240, height: 120)) {
    GeometryReader { proxy in
        let frame = proxy.frame(in: .named("card"))
        Text("\(Int(frame.minX)), \(Int(frame.minY))")
    }
    .padding(.leading, 10)
    .padding(.top, 5)
    .coordinateSpace(name: "card")
    .padding(20)
}

#Preview("Safe area", traits: .fixedLayout(width: 240, height: 120)) {
    GeometryReader { proxy in
        Text("\(Int(proxy.safeAreaInsets.top))")
    }
    .safeAreaInset(edge: .top, spacing: 0) { Color.orange.frame(height: 30) }
}
