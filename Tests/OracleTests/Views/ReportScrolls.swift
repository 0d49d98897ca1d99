import QuadrantTesting
import SwiftUI

// What probes of mburger89/MetalUI printed in Apple's SwiftUI on macOS 26 and 27:
// scroll views, and views of several views in a stack.

extension Catalog {
    static let reportScrolls: [String: Subject] = {
        var all: [String: Subject] = [:]
        all["mui-scroll-V1"] = .probe {
            VStack { leaf("a", 60, 30); ScrollView { leaf("c", 60, 300) }.tagged("s") }.frame(width: 100, height: 200)
        }
        all["mui-scroll-V2"] = .probe {
            VStack {
                leaf("a", 60, 30)
                ScrollView { Color.black.frame(width: 60).tagged("c") }.tagged("s")
            }.frame(width: 100, height: 200)
        }
        all["mui-scroll-V3"] = .probe {
            VStack { leaf("a", 60, 30); ScrollView { leaf("c", 60, 20) }.tagged("s") }.frame(width: 100, height: 200)
        }
        all["mui-scroll-V4"] = .probe {
            HStack {
                leaf("a", 30, 60)
                ScrollView(.horizontal) { leaf("c", 300, 60) }.tagged("s")
            }.frame(width: 100, height: 200)
        }
        all["mui-scroll-V5"] = .probe {
            VStack {
                leaf("a", 60, 30)
                ScrollView { leaf("c", 60, 300) }.fixedSize().tagged("s")
            }.frame(width: 100, height: 200)
        }
        all["mui-scroll-W0"] = .probe { HStack { Pair() }.frame(width: 300, height: 100) }
        all["mui-scroll-W1"] = .probe { HStack { Pair().frame(width: 70) }.frame(width: 300, height: 100) }
        all["mui-scroll-W2"] = .probe { HStack { Pair().frame(height: 40) }.frame(width: 300, height: 100) }
        all["mui-scroll-W3"] = .probe { HStack { Pair().frame(maxWidth: .infinity) }.frame(width: 300, height: 100) }
        all["mui-scroll-W4"] = .probe { HStack { Pair().frame(width: 70, height: 40) }.frame(width: 300, height: 100) }
        all["mui-scroll-W6"] = .probe {
            HStack { Pair().frame(maxWidth: .infinity, alignment: .leading) }.frame(width: 300, height: 100)
        }
        all["mui-scroll-W7"] = .probe {
            HStack { Pair().frame(height: 40, alignment: .top) }.frame(width: 300, height: 100)
        }
        all["mui-scroll-W8"] = .probe {
            HStack { Pair().frame(height: 40, alignment: .bottom) }.frame(width: 300, height: 100)
        }
        all["mui-scroll-W9"] = .probe {
            HStack { leaf("a", 30, 10).frame(height: 40, alignment: .top) }.frame(width: 300, height: 100)
        }
        all["mui-scroll-vertical-flexible"] = .probe {
            ScrollView { free("c").frame(idealWidth: 50, idealHeight: 300) }
        }
        all["mui-scroll-horizontal-flexible"] = .probe {
            ScrollView(.horizontal) { free("c").frame(idealWidth: 50, idealHeight: 300) }
        }
        all["mui-scroll-both-flexible"] = .probe {
            ScrollView([.horizontal, .vertical]) { free("c").frame(idealWidth: 50, idealHeight: 300) }
        }
        all["mui-scroll-vertical-fixed"] = .probe { ScrollView { leaf("c", 50, 30) } }
        all["mui-scroll-vertical-framed"] = .probe { ScrollView { leaf("c", 50, 30) }.frame(width: 100, height: 100) }
        all["mui-scroll-horizontal-fixed"] = .probe { ScrollView(.horizontal) { leaf("c", 50, 30) } }
        all["mui-scroll-horizontal-framed"] = .probe {
            ScrollView(.horizontal) { leaf("c", 50, 30) }.frame(width: 100, height: 100)
        }
        all["mui-scroll-both-fixed"] = .probe { ScrollView([.horizontal, .vertical]) { leaf("c", 50, 30) } }
        all["mui-scroll-both-framed"] = .probe {
            ScrollView([.horizontal, .vertical]) { leaf("c", 50, 30) }.frame(width: 100, height: 100)
        }
        all["mui-scroll-vertical-two"] = .probe { ScrollView { leaf("a", 50, 30); leaf("b", 30, 20) } }
        all["mui-scroll-horizontal-two"] = .probe { ScrollView(.horizontal) { leaf("a", 50, 30); leaf("b", 30, 20) } }
        all["mui-scroll-both-two"] = .probe {
            ScrollView([.horizontal, .vertical]) { leaf("a", 50, 30); leaf("b", 30, 20) }
        }
        all["mui-scroll-vertical-large"] = .probe { ScrollView { leaf("c", 500, 500) } }
        all["mui-scroll-horizontal-large"] = .probe { ScrollView(.horizontal) { leaf("c", 500, 500) } }
        all["mui-scroll-both-large"] = .probe { ScrollView([.horizontal, .vertical]) { leaf("c", 500, 500) } }
        all["mui-scroll-list"] = .probe { List { Text("A") } }
        return all
    }()
}
