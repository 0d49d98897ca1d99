import SwiftUI

#Preview("Between texts", traits: .fixedLayout(width: 240, height: 100)) {
    HStack {
        Text("Start")
        Spacer()
        Text("End")
    }
}

#Preview("Two spacers", traits: .fixedLayout(width: 240, height: 100)) {
    HStack {
        Spacer()
        Text("Middle")
        Spacer()
    }
}

#Preview("Minimum", traits: .fixedLayout(width: 240, height: 100)) {
    HStack {
        Text("Start")
        Spacer(minLength: 40)
        Text("End")
    }
    .font(.title)
    .fixedSize()
}

#Preview("Outside", traits: .fixedLayout(width: 240, height: 100)) {
    Spacer()
}

#Preview("In a scroll view", traits: .fixedLayout(width: 240, height: 140)) {
    ScrollView {
        VStack {
            Text("Above")
            Spacer()
            Text("Below")
        }
    }
    .frame(height: 90)
}

#Preview("Too narrow", traits: .fixedLayout(width: 240, height: 100)) {
    HStack {
        Color.teal.frame(width: 60, height: 30)
        Spacer()
        Color.orange.frame(width: 60, height: 30)
    }
    .frame(width: 100)
}
