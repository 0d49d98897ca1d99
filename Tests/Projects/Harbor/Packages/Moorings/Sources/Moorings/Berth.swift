import Depths
import SwiftUI

public struct Berth: View {
    let number: Int

    public init(number: Int) { self.number = number }

    public var body: some View {
        Text("Berth \(number), \(depth_of_berth(Int32(number))) m deep")
    }
}

#Preview { Berth(number: 4) }
