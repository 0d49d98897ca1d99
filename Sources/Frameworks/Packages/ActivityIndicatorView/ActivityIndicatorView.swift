import SwiftUI

// ActivityIndicatorView: signs of activity that fill their frame. Their speeds are estimates.

public struct ActivityIndicatorView: View {
    public enum IndicatorType {
        case `default`(count: Int = 8), arcs(count: Int = 3, lineWidth: CGFloat = 2), rotatingDots(count: Int = 5)
        case flickeringDots(count: Int = 8), scalingDots(count: Int = 3, inset: Int = 2)
        case opacityDots(count: Int = 3, inset: Int = 4), equalizer(count: Int = 5)
        case growingArc(_ color: Color = .primary, lineWidth: CGFloat = 4), growingCircle
        case gradient(_ colors: [Color], _ lineCap: CGLineCap = .butt, lineWidth: CGFloat = 4)
        public static var `default`: IndicatorType { .default() }
        public static var arcs: IndicatorType { .arcs() }
        public static var rotatingDots: IndicatorType { .rotatingDots() }
        public static var flickeringDots: IndicatorType { .flickeringDots() }
        public static var scalingDots: IndicatorType { .scalingDots() }
        public static var opacityDots: IndicatorType { .opacityDots() }
        public static var equalizer: IndicatorType { .equalizer() }
    }
    @Binding var isVisible: Bool
    var type: IndicatorType
    @State private var isMoving = false

    public init(isVisible: Binding<Bool>, type: IndicatorType) {
        _isVisible = isVisible
        self.type = type
    }

    public var body: some View {
        if isVisible { indicator.onAppear { isMoving = true } }
    }
    private func turning(_ seconds: Double) -> Animation {
        .linear(duration: seconds).repeatForever(autoreverses: false)
    }
    private func pulsing(_ index: Int, _ count: Int) -> Animation {
        .easeOut(duration: 0.6).repeatForever().delay(Double(index) / Double(max(count, 1)) * 0.6)
    }

    @ViewBuilder private var indicator: some View {
        switch type {
        case .default(let count):
            ring(count) { index, side in
                Capsule().frame(width: side / 12, height: side / 3.5)
                    .opacity(isMoving ? 0.2 : 1).animation(pulsing(index, count), value: isMoving)
            }
        case .flickeringDots(let count):
            ring(count) { index, side in
                Circle().frame(width: side / 5, height: side / 5)
                    .scaleEffect(isMoving ? 0.5 : 1).opacity(isMoving ? 0.3 : 1)
                    .animation(pulsing(index, count), value: isMoving)
            }
        case .rotatingDots(let count):
            ring(count) { index, side in
                Circle().frame(width: side / 5, height: side / 5).scaleEffect(1 - CGFloat(index) / CGFloat(count) * 0.8)
            }
            .rotationEffect(.degrees(isMoving ? 360 : 0)).animation(turning(1.5), value: isMoving)
        case .arcs(let count, let lineWidth):
            ZStack {
                ForEach(0..<count, id: \.self) { index in
                    Circle().trim(from: 0, to: 0.5).stroke(lineWidth: lineWidth)
                        .padding(CGFloat(index) * lineWidth * 2)
                        .rotationEffect(.degrees(isMoving ? 360 : 0))
                        .animation(turning(1 + Double(index) * 0.4), value: isMoving)
                }
            }
        case .scalingDots(let count, let inset):
            row(count, inset) { index in
                Circle().scaleEffect(isMoving ? 0.3 : 1).animation(pulsing(index, count), value: isMoving)
            }
        case .opacityDots(let count, let inset):
            row(count, inset) { index in
                Circle().opacity(isMoving ? 0.3 : 1).animation(pulsing(index, count), value: isMoving)
            }
        case .equalizer(let count):
            row(count, 2) { index in
                Capsule().scaleEffect(y: isMoving ? 0.3 : 1).animation(pulsing(index, count), value: isMoving)
            }
        case .growingArc(let color, let lineWidth):
            Circle().trim(from: 0, to: isMoving ? 1 : 0.1).stroke(color, lineWidth: lineWidth)
                .rotationEffect(.degrees(isMoving ? 360 : 0)).animation(turning(1.5), value: isMoving)
        case .growingCircle:
            Circle().scaleEffect(isMoving ? 1 : 0).opacity(isMoving ? 0 : 1).animation(turning(1), value: isMoving)
        case .gradient(let colors, let lineCap, let lineWidth):
            Circle().trim(from: 0, to: 0.9)
                .stroke(AngularGradient(colors: colors, center: .center),
                        style: StrokeStyle(lineWidth: lineWidth, lineCap: lineCap))
                .rotationEffect(.degrees(isMoving ? 360 : 0)).animation(turning(1.5), value: isMoving)
        }
    }
    private func ring<Part: View>(_ count: Int, @ViewBuilder _ part: @escaping (Int, CGFloat) -> Part) -> some View {
        GeometryReader { proxy in
            let side = min(proxy.size.width, proxy.size.height)
            ZStack {
                ForEach(0..<count, id: \.self) { index in
                    part(index, side).offset(y: -side / 2.8)
                        .rotationEffect(.degrees(Double(index) / Double(max(count, 1)) * 360))
                }
            }
            .frame(width: proxy.size.width, height: proxy.size.height)
        }
    }
    private func row<Part: View>(_ count: Int, _ inset: Int,
                                 @ViewBuilder _ part: @escaping (Int) -> Part) -> some View {
        HStack(spacing: CGFloat(inset)) { ForEach(0..<count, id: \.self) { part($0) } }
    }
}
