import Foundation
import QuadrantGeometry
import Testing

// Oracle: Path.description as recorded from SwiftUI on macOS 26.2 (iamcgn/swiftui-web, Apache-2.0,
// Fixtures/Goldens/shape/paths.json), which agrees with display lists dumped on iOS 26 (DisplayListExplorer). Six
// significant digits. Tiny numbers that stand for zero are written 0.

private let space = CGRect(x: 0, y: 0, width: 100, height: 60)
private func rounded(_ radius: CGFloat, _ style: RoundedCornerStyle = .continuous, in rect: CGRect = space) -> Path {
    Path(roundedRect: rect, cornerRadius: radius, style: style)
}
private func uneven(_ radii: RectangleCornerRadii, _ style: RoundedCornerStyle = .continuous,
                    in rect: CGRect = space) -> Path {
    Path(roundedRect: rect, cornerRadii: radii, style: style)
}
private func arc(_ start: Double, _ end: Double, clockwise: Bool = false) -> Path {
    Path { $0.addArc(center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .degrees(start), endAngle: .degrees(end),
                     clockwise: clockwise) }
}

@Suite("Paths as recorded from SwiftUI")
struct RecordedPathTests {
    /// Ellipses start on the right and run clockwise on screen; rectangles start top left.
    @Test(arguments: [
        (Path(ellipseIn: CGRect(x: 0, y: 0, width: 60, height: 60)),
         """
         60 30 m 60 46.5685 46.5685 60 30 60 c 13.4315 60 0 46.5685 0 30 c 0 13.4315 13.4315 0 30 0 c 46.5685 0 60
         13.4315 60 30 c h
         """),
        (Path(ellipseIn: space),
         """
         100 30 m 100 46.5685 77.6142 60 50 60 c 22.3858 60 0 46.5685 0 30 c 0 13.4315 22.3858 0 50 0 c 77.6142 0
         100 13.4315 100 30 c h
         """),
        (Path(space), "0 0 m 100 0 l 100 60 l 0 60 l h"),
        (rounded(0), "0 0 m 100 0 l 100 60 l 0 60 l h"),
    ])
    func simpleShapes(path: Path, recorded: String) { expectPath(path, recorded) }

    /// Continuous corners are three cubics, which shrink if two of them share a side that is too short for both.
    @Test(arguments: [
        (rounded(12, in: CGRect(x: 0, y: 0, width: 60, height: 60)),
         """
         60 30 m 60 41.656 l 60 46.9381 60 49.5791 59.1011 52.4221 c 57.9713 55.5261 55.5261 57.9713 52.4221 59.1011
         c 49.5791 60 46.9381 60 41.656 60 c 18.344 60 l 13.0619 60 10.4209 60 7.57793 59.1011 c 4.47389 57.9713
         2.02872 55.5261 0.898937 52.4221 c 0 49.5791 0 46.9381 0 41.656 c 0 18.344 l 0 13.0619 0 10.4209 0.898937
         7.57793 c 2.02872 4.47389 4.47389 2.02872 7.57793 0.898937 c 10.4209 0 13.0619 0 18.344 0 c 41.656 0 l
         46.9381 0 49.5791 0 52.4221 0.898937 c 55.5261 2.02872 57.9713 4.47389 59.1011 7.57793 c 60 10.4209 60
         13.0619 60 18.344 c h
         """),
        (rounded(25),
         """
         100 30 m 100 30 l 100 34.7848 100 39.0422 98.1272 44.2127 c 95.7735 50.6794 90.6794 55.7735 84.2127 58.1272
         c 78.2898 60 72.7877 60 61.7834 60 c 38.2166 60 l 27.2123 60 21.7102 60 15.7873 58.1272 c 9.3206 55.7735
         4.2265 50.6794 1.87279 44.2127 c 0 39.0422 0 34.7848 0 30 c 0 30 l 0 25.2152 0 20.9578 1.87279 15.7873 c
         4.2265 9.3206 9.3206 4.2265 15.7873 1.87279 c 21.7102 0 27.2123 0 38.2166 0 c 61.7834 0 l 72.7877 0 78.2898
         0 84.2127 1.87279 c 90.6794 4.2265 95.7735 9.3206 98.1272 15.7873 c 100 20.9578 100 25.2152 100 30 c h
         """),
        // A radius of 40 is limited to 30, half the height.
        (rounded(40),
         """
         100 30 m 100 30 l 100 31.2 100 35.4 97.7527 41.0552 c 94.9282 48.8153 88.8153 54.9282 81.0552 57.7527 c
         73.9478 60 67.3453 60 54.1401 60 c 45.8599 60 l 32.6547 60 26.0522 60 18.9448 57.7527 c 11.1847 54.9282
         5.0718 48.8153 2.24734 41.0552 c 0 35.4 0 31.2 0 30 c 0 30 l 0 28.8 0 24.6 2.24734 18.9448 c 5.0718 11.1847
         11.1847 5.0718 18.9448 2.24734 c 26.0522 0 32.6547 0 45.8599 0 c 54.1401 0 l 67.3453 0 73.9478 0 81.0552
         2.24734 c 88.8153 5.0718 94.9282 11.1847 97.7527 18.9448 c 100 24.6 100 28.8 100 30 c h
         """),
        (Path(roundedRect: space, cornerSize: CGSize(width: 20, height: 8)),
         """
         100 30 m 100 47.7707 l 100 51.2921 100 53.0527 98.5018 54.948 c 96.6188 57.0174 92.5435 58.6475 87.3701
         59.4007 c 82.6319 60 78.2302 60 69.4267 60 c 30.5733 60 l 21.7698 60 17.3681 60 12.6299 59.4007 c 7.45648
         58.6475 3.3812 57.0174 1.49823 54.948 c 0 53.0527 0 51.2921 0 47.7707 c 0 12.2293 l 0 8.70792 0 6.94726
         1.49823 5.05195 c 3.3812 2.98259 7.45648 1.35248 12.6299 0.599291 c 17.3681 0 21.7698 0 30.5733 0 c 69.4267
         0 l 78.2302 0 82.6319 0 87.3701 0.599291 c 92.5435 1.35248 96.6188 2.98259 98.5018 5.05195 c 100 6.94726
         100 8.70792 100 12.2293 c h
         """),
    ])
    func continuousCorners(path: Path, recorded: String) { expectPath(path, recorded) }

    /// Circular corners are one cubic each; neither radius exceeds half the shorter side.
    @Test(arguments: [
        (rounded(12, .circular),
         """
         100 30 m 100 48 l 100 54.6274 94.6274 60 88 60 c 12 60 l 5.37258 60 0 54.6274 0 48 c 0 12 l 0 5.37258
         5.37258 0 12 0 c 88 0 l 94.6274 0 100 5.37258 100 12 c h
         """),
        (Path(roundedRect: space, cornerSize: CGSize(width: 60, height: 8), style: .circular),
         """
         100 30 m 100 52 l 100 56.4183 86.5685 60 70 60 c 30 60 l 13.4315 60 0 56.4183 0 52 c 0 8 l 0 3.58172
         13.4315 0 30 0 c 70 0 l 86.5685 0 100 3.58172 100 8 c h
         """),
        (rounded(8, .circular, in: CGRect(x: 10, y: 20, width: 50, height: 40)),
         """
         60 40 m 60 52 l 60 56.4183 56.4183 60 52 60 c 18 60 l 13.5817 60 10 56.4183 10 52 c 10 28 l 10 23.5817
         13.5817 20 18 20 c 52 20 l 56.4183 20 60 23.5817 60 28 c h
         """),
    ])
    func circularCorners(path: Path, recorded: String) { expectPath(path, recorded) }

    /// If two radii exceed a side, the smaller one keeps up to half of it.
    @Test(arguments: [
        (uneven(.init(topLeading: 5, bottomLeading: 10, bottomTrailing: 15, topTrailing: 20), .circular),
         """
         100 32.5 m 100 45 l 100 53.2843 93.2843 60 85 60 c 10 60 l 4.47715 60 0 55.5228 0 50 c 0 5 l 0 2.23858
         2.23858 0 5 0 c 80 0 l 91.0457 0 100 8.95431 100 20 c h
         """),
        (uneven(.init(topLeading: 5, bottomLeading: 10, bottomTrailing: 15, topTrailing: 20)),
         """
         100 32.5 m 100 37.07 l 100 43.6726 100 46.9739 98.8763 50.5276 c 97.4641 54.4076 94.4076 57.4641 90.5276
         58.8763 c 86.9739 60 83.6726 60 77.07 60 c 15.2866 60 l 10.8849 60 8.68407 60 6.31494 59.2509 c 3.72824
         58.3094 1.6906 56.2718 0.749114 53.6851 c 0 51.3159 0 49.1151 0 44.7134 c 0 7.64332 l 0 5.44245 0 4.34204
         0.374557 3.15747 c 0.8453 1.86412 1.86412 0.8453 3.15747 0.374557 c 4.34204 0 5.44245 0 7.64332 0 c 69.4267
         0 l 78.2302 0 82.6319 0 87.3701 1.49823 c 92.5435 3.3812 96.6188 7.45648 98.5018 12.6299 c 100 17.3681 100
         21.7698 100 30.5733 c h
         """),
        (uneven(.init(topLeading: 20, topTrailing: 90), .circular, in: CGRect(x: 0, y: 0, width: 100, height: 300)),
         """
         100 190 m 100 300 l 100 300 100 300 100 300 c 0 300 l 0 300 0 300 0 300 c 0 20 l 0 8.95431 8.95431 0 20 0 c
         20 0 l 64.1828 0 100 35.8172 100 80 c h
         """),
        (uneven(.init(topLeading: 50, topTrailing: 70), in: CGRect(x: 0, y: 0, width: 100, height: 300)),
         """
         100 175 m 100 300 l 100 300 100 300 100 300 c 100 300 100 300 100 300 c 100 300 100 300 100 300 c 0 300 l 0
         300 0 300 0 300 c 0 300 0 300 0 300 c 0 300 0 300 0 300 c 0 76.4332 l 0 54.4245 0 43.4204 3.74557 31.5747 c
         8.453 18.6412 18.6412 8.453 31.5747 3.74557 c 41 0 48 0 50 0 c 50 0 l 52 0 59 0 68.4253 3.74557 c 81.3588
         8.453 91.547 18.6412 96.2544 31.5747 c 100 43.4204 100 54.4245 100 76.4332 c h
         """),
        (uneven(.init(topLeading: 22, bottomLeading: 18), in: CGRect(x: 0, y: 0, width: 200, height: 60)),
         """
         200 30 m 200 60 l 200 60 200 60 200 60 c 200 60 200 60 200 60 c 200 60 200 60 200 60 c 27.516 60 l 19.5928
         60 15.6313 60 11.3669 58.6516 c 6.71083 56.9569 3.04308 53.2892 1.34841 48.6331 c 0 44.4159 0 40.5326 0 33
         c 0 33 l 0 23.7935 0 19.0472 1.64805 13.8929 c 3.71932 8.20213 8.20213 3.71932 13.8929 1.64805 c 19.105 0
         23.9468 0 33.6306 0 c 200 0 l 200 0 200 0 200 0 c 200 0 200 0 200 0 c 200 0 200 0 200 0 c h
         """),
    ])
    func unevenCorners(path: Path, recorded: String) { expectPath(path, recorded) }

    /// `clockwise: false` increases the angle; only a difference of +2π closes.
    @Test(arguments: [
        (arc(0, 0), "90 50 m"),
        (arc(0, 30), "90 50 m 90 57.0215 88.1517 63.9192 84.641 70 c"),
        (arc(0, 120), "90 50 m 90 72.0914 72.0914 90 50 90 c 42.9785 90 36.0808 88.1517 30 84.641 c"),
        (arc(0, 360), """
        90 50 m 90 72.0914 72.0914 90 50 90 c 27.9086 90 10 72.0914 10 50 c 10 27.9086 27.9086 10 50 10 c 72.0914 10
        90 27.9086 90 50 c h
        """),
        (arc(0, 450), """
        90 50 m 90 72.0914 72.0914 90 50 90 c 27.9086 90 10 72.0914 10 50 c 10 27.9086 27.9086 10 50 10 c 72.0914 10
        90 27.9086 90 50 c 90 72.0914 72.0914 90 50 90 c
        """),
        (arc(0, -90), """
        90 50 m 90 72.0914 72.0914 90 50 90 c 27.9086 90 10 72.0914 10 50 c 10 27.9086 27.9086 10 50 10 c
        """),
        (arc(0, -360), """
        90 50 m 90 72.0914 72.0914 90 50 90 c 27.9086 90 10 72.0914 10 50 c 10 27.9086 27.9086 10 50 10 c 72.0914 10
        90 27.9086 90 50 c
        """),
        (arc(0, 45, clockwise: true), """
        90 50 m 90 27.9086 72.0914 10 50 10 c 27.9086 10 10 27.9086 10 50 c 10 72.0914 27.9086 90 50 90 c 60.6087 90
        70.7828 85.7857 78.2843 78.2843 c
        """),
        (arc(0, 360, clockwise: true), """
        90 50 m 90 27.9086 72.0914 10 50 10 c 27.9086 10 10 27.9086 10 50 c 10 72.0914 27.9086 90 50 90 c 72.0914 90
        90 72.0914 90 50 c h
        """),
        (arc(0, 720, clockwise: true), """
        90 50 m 90 27.9086 72.0914 10 50 10 c 27.9086 10 10 27.9086 10 50 c 10 72.0914 27.9086 90 50 90 c 72.0914 90
        90 72.0914 90 50 c
        """),
        (arc(0, -90, clockwise: true), "90 50 m 90 27.9086 72.0914 10 50 10 c"),
        (arc(-90, 0, clockwise: true), """
        50 10 m 27.9086 10 10 27.9086 10 50 c 10 72.0914 27.9086 90 50 90 c 72.0914 90 90 72.0914 90 50 c
        """),
    ])
    func anArcTurnsInItsDirection(path: Path, recorded: String) { expectPath(path, recorded) }

    /// A relative arc turns by its delta, and only +2π closes it.
    @Test(arguments: [
        (0.0, "90 50 m"),
        (190.0, """
        90 50 m 90 72.0914 72.0914 90 50 90 c 27.9086 90 10 72.0914 10 50 c 10 47.6714 10.2033 45.3473 10.6077
        43.0541 c
        """),
        (-360.0, """
        90 50 m 90 27.9086 72.0914 10 50 10 c 27.9086 10 10 27.9086 10 50 c 10 72.0914 27.9086 90 50 90 c 72.0914 90
        90 72.0914 90 50 c
        """),
    ])
    func aRelativeArcTurnsByItsDelta(delta: Double, recorded: String) {
        expectPath(Path { $0.addRelativeArc(center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .zero,
                                            delta: .degrees(delta)) }, recorded)
    }

    /// Trimming measures the length across all subpaths. The recorded circle is measured less precisely, hence 0.05.
    @Test(arguments: [
        (Path(ellipseIn: CGRect(x: 20, y: 0, width: 60, height: 60)), 0, 0.5,
         "80 30 m 80 46.5685 66.5685 60 50 60 c 33.4315 60 20 46.5685 20 30 c"),
        (Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100)), 0.2, 0.8,
         """
         65.4856 97.5557 m 60.6098 99.1423 55.4051 100 50 100 c 22.3858 100 0 77.6142 0 50 c 0 22.3858 22.3858 0 50
         0 c 55.4051 0 60.6098 0.857649 65.4856 2.44428 c
         """),
        (Path(space), 0.1, 0.6, "32 0 m 100 0 l 100 60 l 68 60 l"),
        (Path(space), -1, 2, "0 0 m 100 0 l 100 60 l 0 60 l h"),
        (Path { $0.addLines([.zero, CGPoint(x: 100, y: 0), CGPoint(x: 50, y: 60)]); $0.closeSubpath() }, 0.25, 0.75,
         "64.0512 0 m 100 0 l 50 60 l 41.0046 49.2055 l"),
        (Path { $0.addRects([CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 20, y: 0, width: 10, height: 10)]) },
         0.25, 0.75, "10 10 m 0 10 l 0 0 l 20 0 m 30 0 l 30 10 l"),
    ] as [(Path, CGFloat, CGFloat, String)])
    func trimming(path: Path, from: CGFloat, to: CGFloat, recorded: String) {
        expectPath(path.trimmedPath(from: from, to: to), recorded, tolerance: 0.05)
    }

    /// A stroke's outline runs along the right side, then back along the left.
    @Test(arguments: [
        (Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40)), StrokeStyle(lineWidth: 4),
         """
         38 20 m 38 29.9411 29.9411 38 20 38 c 10.0589 38 2 29.9411 2 20 c 2 10.0589 10.0589 2 20 2 c 29.9411 2 38
         10.0589 38 20 c h 42 20 m 42 7.84974 32.1503 -2 20 -2 c 7.84974 -2 -2 7.84974 -2 20 c -2 32.1503 7.84974 42
         20 42 c 32.1503 42 42 32.1503 42 20 c h
         """),
        (Path { $0.addLines([.zero, CGPoint(x: 50, y: 0)]) }, StrokeStyle(lineWidth: 2, lineCap: .square),
         "0 1 m 50 1 l 51 1 l 51 -1 l 50 -1 l 0 -1 l -1 -1 l -1 1 l 0 1 l h"),
        (Path(space), StrokeStyle(lineWidth: 2),
         """
         0 1 m 100 1 l 99 0 l 99 60 l 100 59 l 0 59 l 1 60 l 1 0 l 0 1 l h 0 -1 m -1 -1 l -1 0 l -1 60 l -1 61 l 0
         61 l 100 61 l 101 61 l 101 60 l 101 0 l 101 -1 l 100 -1 l 0 -1 l h
         """),
        (Path { $0.addLines([.zero, CGPoint(x: 100, y: 0), CGPoint(x: 50, y: 60)]); $0.closeSubpath() },
         StrokeStyle(lineWidth: 4),
         """
         0 2 m 100 2 l 98.4636 -1.28037 l 48.4636 58.7196 l 51.5364 58.7196 l 1.53644 -1.28037 l 0 2 l h 0 -2 m
         -4.27008 -2 l -1.53644 1.28037 l 48.4636 61.2804 l 50 63.1241 l 51.5364 61.2804 l 101.536 1.28037 l 104.27
         -2 l 100 -2 l 0 -2 l h
         """),
    ])
    func strokes(path: Path, style: StrokeStyle, recorded: String) { expectPath(path.strokedPath(style), recorded) }

    /// Elements, rotated shapes and an arc after a move, as recorded.
    @Test(arguments: [
        (Path { $0.move(to: .zero)
                $0.addArc(center: CGPoint(x: 50, y: 30), radius: 20, startAngle: .zero, endAngle: .degrees(90),
                          clockwise: false) },
         "0 0 m 70 30 l 70 41.0457 61.0457 50 50 50 c"),
        (Path { $0.move(to: .zero); $0.addLine(to: CGPoint(x: 10, y: 0)); $0.closeSubpath()
                $0.addLine(to: CGPoint(x: 0, y: 10)) }, "0 0 m 10 0 l h 0 10 l"),
        (Path { $0.addRect(CGRect(x: 0, y: 0, width: 10, height: 10),
                           transform: CGAffineTransform(translationX: 5, y: 5)) }, "5 5 m 15 5 l 15 15 l 5 15 l h"),
        (Path { $0.addArc(center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .zero, endAngle: .degrees(90),
                          clockwise: false, transform: CGAffineTransform(scaleX: 2, y: 1)) },
         "180 50 m 180 72.0914 144.183 90 100 90 c"),
        (Path(space).applying(CGAffineTransform(translationX: 50, y: 30).rotated(by: .pi / 2)
            .translatedBy(x: -50, y: -30)), "80 -20 m 80 80 l 20 80 l 20 -20 l h"),
        (Path(space).applying(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)),
         "0 0 m 100 0 l 130 60 l 30 60 l h"),
    ])
    func buildingAndTransforming(path: Path, recorded: String) { expectPath(path, recorded) }
}
