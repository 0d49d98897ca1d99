import QuadrantTesting
import SwiftUI

// Frames that probes printed in Apple's SwiftUI on macOS 26: effects never change the layout of their content.

extension Catalog {
    static let macEffects: [String: Subject] = [
        "sw-effects-mask": .view {
            VStack(spacing: 30) {
                HStack(spacing: 30) {
                    Color.black.frame(width: 80, height: 80).mask { Circle() }.tagged("circle")
                    LinearGradient(colors: [.blue, .green], startPoint: .leading, endPoint: .trailing)
                        .frame(width: 120, height: 80)
                        .mask { Text("Mask").font(.system(size: 40, weight: .bold)) }
                        .tagged("gradientText")
                    Color.black.frame(width: 80, height: 80)
                        .mask(alignment: .topLeading) { Rectangle().frame(width: 40, height: 40) }
                        .tagged("aligned")
                }
                .tagged("row1")
                HStack(spacing: 30) {
                    Color.black.frame(width: 80, height: 80).mask { Circle().opacity(0.5) }.tagged("half")
                    Color.black.frame(width: 120, height: 50)
                        .mask {
                            LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing)
                        }
                        .tagged("fade")
                    Text("Masked text").mask { Rectangle().frame(width: 50) }.tagged("text")
                }
                .tagged("row2")
            }
            .tagged("stack")
        },
        "sw-effects-saturation": .view {
            HStack(spacing: 10) {
                column("plain") { $0 }
                column("s05") { $0.saturation(0.5) }
                column("s2") { $0.saturation(2) }
                column("s025") { $0.saturation(0.25) }
                column("g05") { $0.grayscale(0.5) }
                column("g1") { $0.grayscale(1) }
                column("h90") { $0.hueRotation(.degrees(90)) }
                column("h200") { $0.hueRotation(.degrees(200)) }
            }
            .tagged("grid")
        },
        "sw-effects-shadow-offset": .view {
            HStack(spacing: 60) {
                Color.blue.frame(width: 60, height: 60).shadow(color: .black, radius: 4, x: 6, y: 6).tagged("offset")
                Color.black.frame(width: 60, height: 60).shadow(color: .red, radius: 0, x: 5, y: 5).tagged("sharp")
                Text("Shadow").font(.title).shadow(radius: 2, y: 2).tagged("text")
            }
            .tagged("row")
        },
        "sw-effects-compositing": .view {
            ZStack {
                Color.yellow.frame(width: 400, height: 280)
                VStack(spacing: 20) {
                    HStack(spacing: 20) {
                        discs().opacity(0.5).tagged("opacity")
                        discs().compositingGroup().opacity(0.5).tagged("opacityGroup")
                        discs().shadow(color: .black, radius: 3, x: 6).tagged("shadow")
                        discs().compositingGroup().shadow(color: .black, radius: 3, x: 6).tagged("shadowGroup")
                    }
                    .tagged("row1")
                    HStack(spacing: 20) {
                        discs().blendMode(.multiply).tagged("blend")
                        discs().compositingGroup().blendMode(.multiply).tagged("blendGroup")
                        discs().blur(radius: 3).tagged("blur")
                        discs().drawingGroup().blur(radius: 3).tagged("blurGroup")
                    }
                    .tagged("row2")
                    HStack(spacing: 20) {
                        label().shadow(color: .black, radius: 2, x: 4).tagged("labelShadow")
                        label().compositingGroup().shadow(color: .black, radius: 2, x: 4).tagged("labelShadowGroup")
                        discs().colorInvert().tagged("invert")
                        discs().opacity(0.5).colorInvert().tagged("invertOpacity")
                    }
                    .tagged("row3")
                }
                .tagged("stack")
            }
            .tagged("zstack")
        },
    ]

    private static func label() -> some View { Text("Label").padding(8).background(Color.white) }

    private static func discs() -> some View {
        ZStack {
            Circle().fill(.red).frame(width: 50, height: 50).offset(x: -12)
            Circle().fill(.blue).frame(width: 50, height: 50).offset(x: 12)
        }
        .frame(width: 80, height: 60)
    }

    private static func column<Changed: View>(_ name: String,
                                              _ effect: @escaping (AnyView) -> Changed) -> some View {
        VStack(spacing: 10) {
            ForEach(0..<5) { row in
                effect(AnyView(Color.red.frame(width: 30, height: 30))).tagged("\(name)-\(row)")
            }
        }
    }
}
