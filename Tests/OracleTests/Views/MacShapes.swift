import SwiftUI

// Outlines that Apple's SwiftUI described on macOS 26.

extension Catalog {
    static let macShapes: [String: Subject] = [
        "sw-path-any-shape": outline(AnyShape(Circle())),
        "sw-path-capsule": outline(Capsule()),
        "sw-path-capsule-circular": outline(Capsule(style: .circular)),
        "sw-path-capsule-tall": outline(Capsule(), in: CGSize(width: 30, height: 80)),
        "sw-path-inset-capsule-5": outline(Capsule().inset(by: 5)),
        "sw-path-inset-circle-5": outline(Circle().inset(by: 5)),
        "sw-path-inset-rect-twice": outline(Rectangle().inset(by: 2).inset(by: 3)),
        "sw-path-inset-rounded-5": outline(RoundedRectangle(cornerRadius: 12).inset(by: 5)),
        "sw-path-inset-rounded-past-radius": outline(RoundedRectangle(cornerRadius: 12).inset(by: 20)),
        "sw-path-inset-uneven-5": outline(UnevenRoundedRectangle(
            topLeadingRadius: 5, bottomLeadingRadius: 10, bottomTrailingRadius: 15, topTrailingRadius: 20)
            .inset(by: 5)),
        "sw-path-uneven-all-40-in-60": outline(UnevenRoundedRectangle(
            topLeadingRadius: 40, bottomLeadingRadius: 40, bottomTrailingRadius: 40, topTrailingRadius: 40),
            in: CGSize(width: 200, height: 60)),
        "sw-path-uneven-oversized-40-alone": outline(UnevenRoundedRectangle(topLeadingRadius: 40),
                                                     in: CGSize(width: 200, height: 60)),
        "sw-path-rounded-continuous-20": outline(RoundedRectangle(cornerRadius: 20)),
        "sw-path-rounded-continuous-100-in-2000x240": outline(RoundedRectangle(cornerRadius: 100),
                                                              in: CGSize(width: 2000, height: 240)),
        "sw-path-offset-shape": outline(Rectangle().offset(x: 10, y: 5)),
        "sw-path-scale-shape-0.5": outline(Rectangle().scale(0.5)),
        "sw-path-scale-shape-anchor": outline(Rectangle().scale(x: 0.5, y: 0.5, anchor: .topLeading)),
        "sw-path-rotation-90": outline(Rectangle().rotation(.degrees(90))),
        "sw-path-rotation-30-anchor": outline(Rectangle().rotation(.degrees(30), anchor: .bottomTrailing)),
        "sw-path-size-shape": outline(Rectangle().size(width: 40, height: 20)),
        "sw-path-stroked-shape": outline(Rectangle().stroke(lineWidth: 2)),
        "sw-path-trim-shape": outline(Rectangle().trim(from: 0.25, to: 0.5)),
        "sw-path-trim-rect-0-0.999": drawn { Rectangle().path(in: sheet).trimmedPath(from: 0, to: 0.999) },
        "sw-path-lines": drawn { Path { $0.addLines([.zero, CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 0)]) } },
        "sw-path-parsed": drawn { Path("0 0 m 50 60 100 0 q 100 60 0 0 0 60 c h") ?? Path() },
        "sw-path-quad-and-cubic": drawn {
            Path { path in
                path.move(to: .zero)
                path.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 60))
                path.addCurve(to: CGPoint(x: 0, y: 60), control1: CGPoint(x: 100, y: 60), control2: .zero)
            }
        },
        "sw-path-stroked-triangle-round": drawn {
            Path { path in
                path.addLines([.zero, CGPoint(x: 100, y: 0), CGPoint(x: 50, y: 60)])
                path.closeSubpath()
            }
            .strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round))
        },
    ]

    private static let sheet = CGRect(x: 0, y: 0, width: 100, height: 60)

    private static func outline<S: Shape>(_ shape: S, in size: CGSize = sheet.size) -> Subject {
        drawn { shape.path(in: CGRect(origin: .zero, size: size)) }
    }

    private static func drawn(_ path: @escaping @MainActor () -> Path) -> Subject {
        .facts { _ in ["path": .string(path().description)] }
    }
}
