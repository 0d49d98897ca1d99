import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantViews
import Foundation

/// A square of 20 × 20 points for effects.
private struct Tile: View {
    var body: some View { Color.blue.frame(width: 20, height: 20) }
}

/// A path that is filled and stroked.
private struct Drawn: View {
    let path: Path
    init(_ build: (inout Path) -> Void) { path = Path(build) }
    var body: some View {
        ZStack {
            path.fill(.red)
            path.stroke(.blue, lineWidth: 2)
        }
    }
}

private struct Slant: GeometryEffect {
    var animatableData: Double
    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(a: 1, b: animatableData, c: 0, d: 1, tx: animatableData, ty: 0))
    }
}

extension NumberCase {
    static let effects: [NumberCase] = [
        NumberCase("opacity") { Tile().opacity($0) },
        NumberCase("blur") { Tile().blur(radius: $0) },
        NumberCase("blur(opaque:)") { Tile().blur(radius: $0, opaque: true) },
        NumberCase("shadow(radius:)") { Tile().shadow(radius: $0) },
        NumberCase("shadow(x:y:)") { Tile().shadow(color: .red, radius: 2, x: $0, y: $0) },
        NumberCase("brightness") { Tile().brightness($0) },
        NumberCase("contrast") { Tile().contrast($0) },
        NumberCase("saturation") { Tile().saturation($0) },
        NumberCase("grayscale") { Tile().grayscale($0) },
        NumberCase("hueRotation") { Tile().hueRotation(.degrees($0)) },
        NumberCase("scaleEffect") { Tile().scaleEffect($0) },
        NumberCase("scaleEffect of text") { Text("Ag").scaleEffect($0) },
        NumberCase("scaleEffect(x:)") { Tile().scaleEffect(x: $0, y: 1, anchor: UnitPoint(x: $0, y: 0)) },
        NumberCase("scaleEffect of stroke and gradient") {
            Circle().stroke(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom), lineWidth: 2)
                .scaleEffect($0)
        },
        NumberCase("scaleEffect of a shadow") { Tile().shadow(radius: 2).scaleEffect($0) },
        NumberCase("scaleEffect of a blurred clip") { Tile().clipShape(Circle()).blur(radius: 2).scaleEffect($0) },
        NumberCase("rotationEffect") { Tile().rotationEffect(.degrees($0)) },
        NumberCase("rotationEffect(anchor:)") { Tile().rotationEffect(.degrees(30), anchor: UnitPoint(x: $0, y: $0)) },
        NumberCase("rotation3DEffect") { Tile().rotation3DEffect(.degrees($0), axis: (x: 0, y: 1, z: 0)) },
        NumberCase("rotation3DEffect(axis:)") { Tile().rotation3DEffect(.degrees(40), axis: (x: $0, y: 1, z: $0)) },
        NumberCase("rotation3DEffect(anchorZ:)") {
            Text("Ag").rotation3DEffect(.degrees(40), axis: (x: 1, y: 0, z: 0), anchor: .top, anchorZ: $0)
        },
        NumberCase("rotation3DEffect(perspective:)") {
            Tile().rotation3DEffect(.degrees(40), axis: (x: 1, y: 1, z: 0), perspective: $0)
        },
        NumberCase("transformEffect") {
            Tile().transformEffect(CGAffineTransform(a: $0, b: 0, c: $0, d: 1, tx: $0, ty: 0))
        },
        NumberCase("projectionEffect") { number in
            var transform = ProjectionTransform()
            transform.m13 = number
            transform.m33 = 1
            return Text("Ag").projectionEffect(transform)
        },
        NumberCase("GeometryEffect") { Tile().modifier(Slant(animatableData: $0)) },
        NumberCase("mask") { number in Tile().mask { Circle().scaleEffect(number) } },
        NumberCase("clipShape") { Tile().clipShape(RoundedRectangle(cornerRadius: $0)) },
        NumberCase("visualEffect") { number in
            Tile().visualEffect { view, _ in
                view.blur(radius: number).scaleEffect(number).rotationEffect(.degrees(number)).brightness(number)
            }
        },
        NumberCase("drawingGroup") { Tile().scaleEffect($0).drawingGroup() },
        NumberCase("compositingGroup") { Tile().opacity($0).compositingGroup().blendMode(.multiply) },
        NumberCase("material") { Tile().background(.thinMaterial).scaleEffect($0).offset(x: $0) },
    ]

    static let shapes: [NumberCase] = [
        NumberCase("RoundedRectangle") { RoundedRectangle(cornerRadius: $0).fill(.red) },
        NumberCase("RoundedRectangle(cornerSize:)") {
            RoundedRectangle(cornerSize: CGSize(width: $0, height: 4), style: .circular).stroke(.red)
        },
        NumberCase("UnevenRoundedRectangle") {
            UnevenRoundedRectangle(topLeadingRadius: $0, bottomTrailingRadius: $0).fill(.red)
        },
        NumberCase("stroke(lineWidth:)") { Circle().stroke(.red, lineWidth: $0) },
        NumberCase("strokeBorder(lineWidth:)") { Capsule().strokeBorder(.red, lineWidth: $0) },
        NumberCase("StrokeStyle(miterLimit:)") {
            Rectangle().stroke(.red, style: StrokeStyle(lineWidth: 2, miterLimit: $0))
        },
        NumberCase("StrokeStyle(dash:)") { Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [$0, 2])) },
        NumberCase("StrokeStyle(dashPhase:)") {
            Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [3, 2], dashPhase: $0))
        },
        NumberCase("stroke as a shape") { Circle().stroke(lineWidth: $0).fill(.red) },
        NumberCase("dashes as a shape") {
            Circle().stroke(style: StrokeStyle(lineWidth: 2, dash: [$0, 1], dashPhase: $0)).fill(.red)
        },
        NumberCase("trim") { Circle().trim(from: 0.25, to: $0).stroke(.red, lineWidth: 2) },
        NumberCase("trim(from:)") { Rectangle().trim(from: $0, to: 0.75).fill(.red) },
        NumberCase("inset") { Circle().inset(by: $0).fill(.red) },
        NumberCase("Shape.offset") { Circle().offset(x: $0, y: 2).fill(.red) },
        NumberCase("Shape.scale") { Circle().scale($0).stroke(.red) },
        NumberCase("Shape.scale(x:)") { Rectangle().scale(x: $0, y: 1, anchor: UnitPoint(x: $0, y: 1)).fill(.red) },
        NumberCase("Shape.rotation") { Rectangle().rotation(.degrees($0)).fill(.red) },
        NumberCase("Shape.size") { Ellipse().size(width: $0, height: 8).fill(.red) },
        NumberCase("Shape.transform") {
            Circle().transform(CGAffineTransform(a: $0, b: $0, c: 0, d: 1, tx: 0, ty: $0)).fill(.red)
        },
        NumberCase("union") { Circle().union(Rectangle().offset(x: $0)).fill(.red) },
        NumberCase("subtracting") { Rectangle().subtracting(Circle().scale($0)).fill(.red) },
        NumberCase("lineIntersection") { Circle().lineIntersection(Rectangle().offset(x: $0)).stroke(.red) },
        NumberCase("symmetricDifference") { Circle().symmetricDifference(Ellipse().inset(by: $0)).fill(.red) },
        NumberCase("contentShape") { Color.red.contentShape(Circle().scale($0)) },
    ]

    static let paths: [NumberCase] = [
        NumberCase("addLine") { number in
            Drawn {
                $0.move(to: CGPoint(x: number, y: 0))
                $0.addLine(to: CGPoint(x: 10, y: number))
                $0.addLine(to: .zero)
            }
        },
        NumberCase("addQuadCurve") { number in
            Drawn {
                $0.move(to: .zero)
                $0.addQuadCurve(to: CGPoint(x: 20, y: 20), control: CGPoint(x: number, y: number))
            }
        },
        NumberCase("addCurve") { number in
            Drawn {
                $0.move(to: .zero)
                $0.addCurve(to: CGPoint(x: number, y: 20), control1: CGPoint(x: number, y: 1),
                            control2: CGPoint(x: 1, y: number))
            }
        },
        NumberCase("addArc(startAngle:)") { number in
            Drawn {
                $0.addArc(center: CGPoint(x: 10, y: 10), radius: 8, startAngle: .degrees(number),
                          endAngle: .degrees(90), clockwise: true)
            }
        },
        NumberCase("addArc(endAngle:)") { number in
            Drawn {
                $0.addArc(center: CGPoint(x: 10, y: 10), radius: 8, startAngle: .degrees(10),
                          endAngle: .radians(number), clockwise: false)
            }
        },
        NumberCase("addArc(radius:)") { number in
            Drawn {
                $0.addArc(center: CGPoint(x: number, y: 10), radius: number, startAngle: .zero, endAngle: .degrees(200),
                          clockwise: false)
            }
        },
        NumberCase("addRelativeArc") { number in
            Drawn {
                $0.addRelativeArc(center: CGPoint(x: 10, y: 10), radius: 8, startAngle: .degrees(number),
                                  delta: .radians(number))
            }
        },
        NumberCase("addArc(tangent1End:)") { number in
            Drawn {
                $0.move(to: .zero)
                $0.addArc(tangent1End: CGPoint(x: number, y: 0), tangent2End: CGPoint(x: 20, y: 20), radius: number)
            }
        },
        NumberCase("addRect") { number in Drawn { $0.addRect(CGRect(x: number, y: 0, width: number, height: 9)) } },
        NumberCase("addEllipse") { number in
            Drawn { $0.addEllipse(in: CGRect(x: 0, y: 0, width: number, height: 9)) }
        },
        NumberCase("addRoundedRect") { number in
            Drawn {
                $0.addRoundedRect(in: CGRect(x: 0, y: 0, width: 20, height: number),
                                  cornerSize: CGSize(width: number, height: 2))
            }
        },
        NumberCase("addLines") { number in Drawn { $0.addLines([.zero, CGPoint(x: number, y: number), .zero]) } },
        NumberCase("applying") { number in
            Drawn {
                $0.addPath(Path(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9)),
                           transform: CGAffineTransform(rotationAngle: number))
            }
        },
        NumberCase("strokedPath") { number in
            Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
                .strokedPath(StrokeStyle(lineWidth: number, lineCap: .round, dash: [number, number])).fill(.red)
        },
        NumberCase("trimmedPath") { number in
            Path(CGRect(x: 0, y: 0, width: 20, height: 20)).trimmedPath(from: number, to: 1).stroke(.red)
        },
        NumberCase("contains") { number in
            let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
            let isIn = path.contains(CGPoint(x: number, y: number))
            let union = path.union(Path(CGRect(x: number, y: 0, width: 4, height: number)))
            return Drawn { $0.addPath(isIn ? path : union) }
        },
    ]

    static let drawings: [NumberCase] = [
        NumberCase("Canvas, paths") { number in
            Canvas { context, size in
                context.stroke(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.red),
                               lineWidth: number)
                context.fill(Path(CGRect(x: number, y: 0, width: 5, height: number)), with: .color(.blue))
            }
        },
        NumberCase("Canvas, transforms") { number in
            Canvas { context, size in
                context.translateBy(x: number, y: 1)
                context.scaleBy(x: number, y: 1)
                context.rotate(by: .degrees(number))
                context.opacity = number
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
                context.draw(Text("Ag"), at: CGPoint(x: number, y: 5))
                context.draw(Image(systemName: "star"), in: CGRect(x: 0, y: 0, width: number, height: 5))
            }
        },
        NumberCase("Canvas, filters") { number in
            Canvas { context, size in
                context.addFilter(.blur(radius: number))
                context.addFilter(.shadow(radius: number, x: number))
                context.addFilter(.hueRotation(.degrees(number)))
                context.addFilter(.brightness(number))
                let all = Path(CGRect(origin: .zero, size: size))
                context.clipToLayer(opacity: number) { $0.fill(all, with: .color(.red)) }
                context.fill(Path(CGRect(x: 2, y: 2, width: 20, height: 20)), with: .color(.red))
            }
        },
        NumberCase("Canvas, clips") { number in
            Canvas { context, size in
                let all = Path(CGRect(origin: .zero, size: size))
                var inner = context
                inner.clip(to: Path(CGRect(x: number, y: 0, width: number, height: 9)))
                inner.clip(to: Path(ellipseIn: CGRect(x: 0, y: number, width: 9, height: number)))
                _ = inner.clipBoundingRect
                inner.fill(all, with: .color(.red))
                context.clip(to: Path(CGRect(x: 0, y: 0, width: number, height: number)), options: .inverse)
                context.fill(all, with: .color(.blue))
            }
        },
        NumberCase("Canvas, gradients") { number in
            Canvas { context, size in
                let gradient = Gradient(stops: [.init(color: .red, location: number), .init(color: .blue, location: 1)])
                let all = Path(CGRect(origin: .zero, size: size))
                context.fill(all, with: .linearGradient(gradient, startPoint: CGPoint(x: number, y: 0),
                                                        endPoint: CGPoint(x: 1, y: number)))
                context.fill(all, with: .radialGradient(gradient, center: CGPoint(x: number, y: 2), startRadius: number,
                                                        endRadius: 10))
                context.fill(all, with: .conicGradient(gradient, center: CGPoint(x: 2, y: number),
                                                       angle: .degrees(number)))
            }
        },
        NumberCase("Image(systemName:) in a frame") {
            Image(systemName: "star.fill").resizable().frame(width: $0, height: 10)
        },
        NumberCase("resizable(capInsets:)") { number in
            Image(pixels: .checks, scale: 1)
                .resizable(capInsets: EdgeInsets(top: number, leading: number, bottom: 1, trailing: 1))
        },
        NumberCase("resizable(resizingMode: .tile)") {
            Image(pixels: .checks, scale: $0).resizable(resizingMode: .tile)
        },
        NumberCase("resizable tiles with caps") { number in
            Image(pixels: .checks, scale: 1)
                .resizable(capInsets: EdgeInsets(top: 1, leading: number, bottom: 1, trailing: 1), resizingMode: .tile)
        },
        NumberCase("tiles in a frame") {
            Image(pixels: .checks, scale: 1).resizable(resizingMode: .tile).frame(width: $0, height: $0)
        },
        NumberCase("tiles with caps in a frame") {
            Image(pixels: .checks, scale: 1)
                .resizable(capInsets: EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1), resizingMode: .tile)
                .frame(width: $0, height: $0)
        },
        NumberCase("tiles of a drawn image") { number in
            Image(size: CGSize(width: 4, height: 4)) {
                $0.fill(Path(CGRect(x: 0, y: 0, width: 2, height: 2)), with: .color(.red))
            }
            .resizable(resizingMode: .tile).frame(width: number, height: number)
        },
        NumberCase("scaled tiles") {
            Image(pixels: .checks, scale: 1).resizable(resizingMode: .tile).scaleEffect($0)
        },
        NumberCase("an image of so many pixels") { number in
            // At most 50,000 wide: more is refused when it is decoded.
            let width = number.isFinite ? Int(min(max(number, 1), 50_000)) : 1
            let line = ImagePixels(width: width, height: 1, rgba: .init(repeating: 90, count: width * 4))
            let image = Image(pixels: line, scale: 1)
            return ZStack {
                image
                image.resizable()
                image.resizable(resizingMode: .tile)
                image.resizable(capInsets: EdgeInsets(top: 0, leading: 2, bottom: 0, trailing: 2))
                image.rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0))
                Rectangle().fill(ImagePaint(image: image))
            }
        },
        NumberCase("Image scale") { Image(pixels: .checks, scale: $0) },
        NumberCase("ImagePaint") { number in
            let part = CGRect(x: number, y: 0, width: 1, height: number)
            let image = Image(pixels: .checks, scale: 1)
            return Rectangle().fill(ImagePaint(image: image, sourceRect: part, scale: number))
        },
    ]
}

extension ImagePixels {
    /// Four by four pixels.
    fileprivate static var checks: ImagePixels {
        ImagePixels(width: 4, height: 4, rgba: (0..<16).flatMap { $0 % 2 == 0 ? [255, 0, 0, 255] : [0, 0, 255, 255] })
    }
}
