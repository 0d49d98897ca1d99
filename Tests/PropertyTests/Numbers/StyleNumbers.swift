import QuadrantCore
import QuadrantGeometry
import QuadrantViews
import Foundation

extension NumberCase {
    static let styles: [NumberCase] = [
        NumberCase("Color(red:green:blue:)") { Color(red: $0, green: 0.5, blue: $0, opacity: $0) },
        NumberCase("Color(.displayP3)") { Color(.displayP3, red: $0, green: $0, blue: 0) },
        NumberCase("Color(.sRGBLinear, white:)") { Color(.sRGBLinear, white: $0, opacity: 0.5) },
        NumberCase("Color(hue:)") { Color(hue: $0, saturation: 0.5, brightness: 0.5) },
        NumberCase("Color(saturation:brightness:)") { Color(hue: 0.3, saturation: $0, brightness: $0) },
        NumberCase("Color.opacity") { Color.red.opacity($0) },
        NumberCase("Color.mix") { Color.red.mix(with: .blue, by: $0) },
        NumberCase("Gradient.Stop(location:)") { number in
            LinearGradient(stops: [.init(color: .red, location: 0), .init(color: .green, location: number),
                                   .init(color: .blue, location: 1)], startPoint: .top, endPoint: .bottom)
        },
        NumberCase("LinearGradient(startPoint:)") {
            LinearGradient(colors: [.red, .blue], startPoint: UnitPoint(x: $0, y: $0), endPoint: .bottom)
        },
        NumberCase("RadialGradient(startRadius:)") {
            RadialGradient(colors: [.red, .blue], center: .center, startRadius: $0, endRadius: 20)
        },
        NumberCase("RadialGradient(endRadius:)") {
            RadialGradient(colors: [.red, .blue], center: UnitPoint(x: $0, y: 0.5), startRadius: 2, endRadius: $0)
        },
        NumberCase("EllipticalGradient") {
            EllipticalGradient(colors: [.red, .blue], center: .center, startRadiusFraction: $0, endRadiusFraction: 1)
        },
        NumberCase("AngularGradient(angle:)") {
            AngularGradient(colors: [.red, .blue], center: UnitPoint(x: $0, y: 0), angle: .degrees($0))
        },
        NumberCase("AngularGradient(startAngle:)") {
            AngularGradient(colors: [.red, .blue], center: .center, startAngle: .degrees($0), endAngle: .degrees(90))
        },
        NumberCase("AngularGradient(endAngle:)") {
            AngularGradient(colors: [.red, .blue], center: .center, startAngle: .zero, endAngle: .degrees($0))
        },
        NumberCase("mesh, a point") { number in
            let points: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [Float(number), 1]]
            return MeshGradient(width: 2, height: 2, points: points, colors: [.red, .green, .blue, .white])
        },
        NumberCase("a gradient's radius under a scale") {
            RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 20).scaleEffect($0)
        },
        NumberCase("style.opacity") { Rectangle().fill(.red.opacity($0)) },
        NumberCase("style.shadow(.drop)") { Circle().fill(.red.shadow(.drop(radius: $0, x: $0, y: 1))) },
        NumberCase("style.shadow(.inner)") { Circle().fill(.red.shadow(.inner(radius: $0, x: 1, y: $0))) },
        NumberCase("background in a shape") { Text("Ag").background(.blue, in: RoundedRectangle(cornerRadius: $0)) },
    ]

    static let texts: [NumberCase] = [
        NumberCase("font(.system(size:))") { Text("Ag").font(.system(size: $0)) },
        NumberCase("font(.custom)") { Text("Ag").font(.custom("Helvetica", size: $0)) },
        NumberCase("kerning") { Text("Ag").kerning($0) },
        NumberCase("tracking") { Text("A g").tracking($0) },
        NumberCase("baselineOffset") { Text("Ag").baselineOffset($0) },
        NumberCase("lineSpacing") { Text("A\ng").lineSpacing($0) },
        NumberCase("minimumScaleFactor") { Text("A long text for this").lineLimit(1).minimumScaleFactor($0) },
        NumberCase("a low frame") { Text("Ag").font(.largeTitle).minimumScaleFactor(0.1).frame(width: 30, height: $0) },
        NumberCase("text in a strange frame") { Text("A long text for this").frame(width: $0, height: $0) },
        NumberCase("joined texts") {
            Text("A").font(.system(size: $0)) + Text("g").kerning($0).underline() + Text(Image(systemName: "star"))
        },
        NumberCase("symbol(size:)") { Image(systemName: "star.fill").font(.system(size: $0)) },
        NumberCase("format") { Text($0, format: .number) },
        NumberCase("interpolation") { Text("\($0) \($0, specifier: "%.2f")") },
    ]

    static let controls: [NumberCase] = [
        NumberCase("Slider(value:)") { Slider(value: .constant($0)) },
        NumberCase("ProgressView(value:)") { ProgressView(value: $0) },
        NumberCase("ProgressView(total:)") { ProgressView(value: 0.5, total: $0) },
        NumberCase("Gauge(value:)") { number in Gauge(value: number) { Text("Ag") } },
        NumberCase("Gauge, circular") { number in
            Gauge(value: number, in: 0...1) { Text("Ag") }.gaugeStyle(.accessoryCircular)
        },
        NumberCase("Stepper(value:)") { number in Stepper("Ag", value: .constant(number)) },
        NumberCase("Stepper(step:)") { number in Stepper("Ag", value: .constant(1.0), in: 0...2, step: number) },
        NumberCase("controls under a scale") { Toggle("Ag", isOn: .constant(true)).scaleEffect($0) },
        NumberCase("buttonBorderShape") { number in
            Button("Ag") {}.buttonStyle(.bordered).buttonBorderShape(.roundedRectangle(radius: number))
        },
        NumberCase("sheet(detents:)") { number in
            Color.red.sheet(isPresented: .constant(true)) {
                Text("Ag").presentationDetents([.height(number), .fraction(number)]).presentationCornerRadius(number)
            }
        },
    ]

    /// The number parametrises the animation, and not the value that is animated.
    static let timed: [NumberCase] = [
        moved("linear(duration:)") { .linear(duration: $0) },
        moved("spring(duration:bounce:)") { .spring(duration: $0, bounce: $0) },
        moved("spring(response:)") { .spring(response: $0, dampingFraction: 0.5) },
        moved("spring(dampingFraction:)") { .spring(response: 0.5, dampingFraction: $0) },
        moved("interpolatingSpring(mass:)") { .interpolatingSpring(mass: $0, stiffness: 10, damping: 2) },
        moved("interpolatingSpring(stiffness:)") { .interpolatingSpring(stiffness: $0, damping: 2) },
        moved("interpolatingSpring(damping:)") {
            .interpolatingSpring(stiffness: 10, damping: $0, initialVelocity: $0)
        },
        moved("timingCurve") { .timingCurve($0, 0.5, $0, 0.5, duration: 1) },
        moved("delay") { .linear(duration: 1).delay($0) },
        moved("speed") { .linear(duration: 1).speed($0) },
        moved("repeatCount") { .linear(duration: $0).repeatCount(3) },
        moved("repeatForever") { .linear(duration: $0).repeatForever() },
        moved("delayed repeats") { .linear(duration: 1).delay($0).repeatCount(2, autoreverses: false) },
        NumberCase("phaseAnimator") { number in
            Box10().phaseAnimator([0, number]) { view, phase in view.offset(x: phase) } animation: { _ in
                .linear(duration: number)
            }
        },
        NumberCase("keyframeAnimator") { number in
            Box10().keyframeAnimator(initialValue: 0.0, repeating: true) { view, value in
                view.offset(x: value)
            } keyframes: { _ in
                LinearKeyframe(number, duration: number)
                CubicKeyframe(10.0, duration: number)
                SpringKeyframe(number, duration: 0.5)
                MoveKeyframe(number)
            }
        },
        NumberCase("transition(.scale)") { number in
            VStack { if number != 0.5 { Box10().transition(.scale(scale: number).combined(with: .offset(x: number))) } }
        },
        NumberCase("TimelineView") { number in
            TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: number)) { _ in Box10() }
        },
        NumberCase("TimelineView(.animation)") { number in
            TimelineView(.animation(minimumInterval: number)) { _ in Box10() }
        },
        NumberCase("symbolEffect") { number in
            Image(systemName: "star").symbolEffect(.pulse, options: .speed(number), value: number)
        },
        NumberCase("contentTransition(.numericText)") {
            Text("\($0)").contentTransition(.numericText(value: $0))
        },
    ]

    private static func moved(_ name: String, _ animation: @escaping @Sendable (Double) -> Animation) -> NumberCase {
        NumberCase(name) { number in
            ZStack {
                ForEach(numbers, id: \.bitPattern) { other in
                    Box10().offset(x: number).opacity(number).animation(animation(other), value: number)
                }
            }
        }
    }
}
