import QuadrantTesting
import SwiftUI

// Padding, aspect ratio, fixed size, position, geometry readers, safe areas and scale.

extension Catalog {
    static let paddings: [String: Subject] = {
        @MainActor func padded<Content: View>(_ change: @escaping @MainActor (AnyView) -> Content) -> Subject {
            .view { change(AnyView(box("blue", 50, 30))).background(fill("red")) }
        }
        return [
            "osui-padding-0": padded { $0.padding(0) },
            "osui-padding-bottom30": padded { $0.padding(.bottom, 30) },
            "osui-padding-h40": padded { $0.padding(.horizontal, 40) },
            "osui-padding-leading30": padded { $0.padding(.leading, 30) },
            "osui-padding-top30": padded { $0.padding(.top, 30) },
            "osui-padding-trailing30": padded { $0.padding(.trailing, 30) },
            "osui-safeareapadding": .view {
                fill("red").safeAreaPadding(EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40))
            },
            "osui-safeareainset": .view {
                fill("red")
                    .safeAreaInset(edge: .leading) { Color.green.frame(width: 10).tagged("green") }
                    .safeAreaInset(edge: .top) { Color.blue.frame(height: 20).tagged("blue") }
                    .safeAreaInset(edge: .trailing) { Color.gray.frame(width: 30).tagged("gray") }
                    .safeAreaInset(edge: .bottom) { Color.yellow.frame(height: 40).tagged("yellow") }
            },
        ]
    }()

    static let positions: [String: Subject] = [
        "osui-aspect-half": .view {
            ZStack {
                fill("red").aspectRatio(0.5, contentMode: .fit).frame(width: 100, height: 50)
                fill("green").aspectRatio(0.5, contentMode: .fill).frame(width: 50, height: 100)
            }
            .frame(width: 100, height: 100)
        },
        "osui-aspect-two": .view {
            ZStack {
                fill("red").aspectRatio(CGSize(width: 2, height: 1), contentMode: .fit).frame(width: 100, height: 50)
                fill("green").aspectRatio(CGSize(width: 20, height: 10), contentMode: .fill)
                    .frame(width: 50, height: 100)
            }
            .frame(width: 100, height: 100)
        },
        "osui-fixedsize": .view {
            ZStack {
                fill("red").fixedSize(horizontal: true, vertical: false).frame(width: 100, height: 100)
                fill("green").fixedSize(horizontal: false, vertical: true).frame(width: 100, height: 100)
                fill("blue").fixedSize(horizontal: false, vertical: false).frame(width: 100, height: 100)
            }
        },
        "osui-geo-center": .view {
            GeometryReader { proxy in
                VStack {
                    box("blue", proxy.size.width / 2, proxy.size.height / 2)
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
            }
            .tagged("geo")
        },
        "osui-geo-overlap": .view {
            GeometryReader { proxy in
                box("blue", proxy.size.width / 2, proxy.size.height / 2)
                box("red", proxy.size.width / 3, proxy.size.height / 3)
            }
            .tagged("geo")
        },
        "osui-position": .view {
            ZStack {
                box("red", 50).position()
                box("green", 50).position(x: 50)
                box("blue", 50).position(y: 50)
                box("black", 50).position(x: 50, y: 50)
            }
            .frame(width: 100, height: 100)
        },
    ]

    static let effects: [String: Subject] = {
        @MainActor func scaled<Content: View>(_ change: @escaping @MainActor (AnyView) -> Content) -> Subject {
            .view { change(AnyView(fill("blue drawn").frame(width: 80, height: 60))).background { fill("red") } }
        }
        return [
            "osui-scale-0.5": scaled { $0.scaleEffect(0.5) },
            "osui-scale-0.5-topLeading": scaled { $0.scaleEffect(0.5, anchor: .topLeading) },
            "osui-scale-x0.5y1.5": scaled { $0.scaleEffect(x: 0.5, y: 1.5) },
        ]
    }()
}
