import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantViews
import Testing

@MainActor @Suite("Audit: contrast")
struct ContrastAuditTests {
    private let pale = Color(red: 0.7, green: 0.7, blue: 0.7)

    @Test("pale texts on white and white texts on yellow are found")
    func low() {
        #expect(found(by: .contrast) { Text("pale").foregroundStyle(pale) } == ["pale"])
        #expect(found(by: .contrast) { Text("card").foregroundStyle(.white).padding().background(Color.yellow) }
            == ["card"])
        #expect(found(by: .contrast) { Text("faint").opacity(0.3) } == ["faint"])
        // Large text may have 3 to 1, which this has not.
        #expect(found(by: .contrast) { Text("large").font(.system(size: 30)).foregroundStyle(pale) } == ["large"])
    }

    @Test("readable, standard, disabled and hidden texts are not found")
    func high() {
        #expect(found(by: .contrast) {
            VStack {
                Text("black")
                Text("white on black").foregroundStyle(.white).padding().background(Color.black)
                Text("in a capsule").foregroundStyle(.white).padding().background(Color.black, in: Capsule())
                Text("large").font(.system(size: 30)).foregroundStyle(Color(red: 0.55, green: 0.55, blue: 0.55))
                Text("secondary").foregroundStyle(.secondary)
                Button("standard") {}
                Button("disabled") {}.foregroundStyle(pale).disabled(true)
                Text("hidden").opacity(0)
                Button("prominent") {}.buttonStyle(.borderedProminent)
                Picker("wheel", selection: .constant(1)) { ForEach(0..<5) { Text("\($0)") } }.pickerStyle(.wheel)
                    .frame(height: 100)
            }
        }.isEmpty)
    }

    @Test("nothing is said of a text over a gradient, and of one over an edge")
    func unknown() {
        #expect(found(by: .contrast) {
            VStack {
                Text("gradient").foregroundStyle(pale).padding()
                    .background(LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing))
                ZStack {
                    HStack(spacing: 0) { Color.black; Color.white }.frame(width: 100, height: 40)
                    Text("edge").foregroundStyle(pale)
                }
            }
        }.isEmpty)
    }

    @Test("nothing is said of a text over the place of a missing image")
    func missingImage() {
        #expect(found(by: .contrast) {
            Image("nothing").resizable().frame(width: 200, height: 100).overlay(Text("title").foregroundStyle(.white))
        }.isEmpty)
    }

    @Test("the background of a text that is half scrolled away is found; of one that is scrolled away nothing is said")
    func scrolled() {
        #expect(found(by: .contrast) {
            ScrollView {
                VStack(spacing: 0) {
                    Text("on black").foregroundStyle(.white).frame(width: 200, height: 100).background(Color.black)
                    Text("below").foregroundStyle(.white).frame(width: 200, height: 100).background(Color.black)
                }
            }.frame(height: 40)
        }.isEmpty)
    }

    @Test("nothing is said of a text under an opaque view; one under a view that only receives taps is found")
    func covered() {
        #expect(found(by: .contrast) { Text("under").foregroundStyle(pale).overlay(Color.white) }.isEmpty)
        #expect(found(by: .contrast) { Text("dimmed").foregroundStyle(pale).overlay(Color.black.opacity(0.4)) }
            .isEmpty)
        #expect(found(by: .contrast) { Text("seen").foregroundStyle(pale).overlay(Color.white.opacity(0.001)) }
            == ["seen"])
    }
}
