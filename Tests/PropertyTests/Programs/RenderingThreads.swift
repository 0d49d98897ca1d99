import Foundation
import SwiftUI

/// Draws pictures on eight rendering threads at a time, and compares those of one view: `tools/fuzz --rendering` runs
/// it with a sanitizer of threads.
struct RenderingThreads: View {
    /// How many pictures each thread draws.
    @State private var count = 40
    @State private var seed = 1

    var body: some View { Text(verbatim: Self.compare(count, seed)) }

    private static func compare(_ count: Int, _ seed: Int) -> String {
        let group = DispatchGroup(), results = Results()
        for thread in 0..<8 {
            group.enter()
            let worker = Thread {
                for turn in 0..<count {
                    let number = (turn + thread + seed) % 12
                    results.add(number, draw(number))
                }
                group.leave()
            }
            worker.stackSize = 8 << 20
            worker.start()
        }
        group.wait()
        let different = results.different
        precondition(different.isEmpty, "pictures of one view differ: \(different)")
        return "\(8 * count) pictures"
    }

    private nonisolated static func draw(_ number: Int) -> [Data] {
        let picture = Picture(of: Board(number: number), background: .white)
        return [try? picture.png(), try? picture.svg(), try? picture.pdf()].map { $0 ?? Data() }
    }
}

private final class Results: @unchecked Sendable {
    private let lock = NSLock()
    private var first: [Int: [Data]] = [:]
    private(set) var different: Set<Int> = []
    func add(_ number: Int, _ files: [Data]) {
        lock.withLock {
            let isOther = first[number].map { $0 != files } ?? false
            if isOther || files.contains(where: \.isEmpty) { different.insert(number) }
            first[number] = files
        }
    }
}

@Observable private final class Weather: @unchecked Sendable { var knots = 7.0 }

/// Texts, symbols, lists, materials, images, charts of shapes, state that changes when it appears.
private struct Board: View {
    var number: Int
    @State private var rows = 2
    @State private var weather = Weather()
    @State private var isOn = true
    @State private var value = 0.3

    nonisolated init(number: Int) { self.number = number }

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Label("Board \(number)", systemImage: ["wind", "sun.max", "cloud.rain", "heart.fill"][number % 4])
                .font(number % 2 == 0 ? .headline : .custom("Georgia", size: 19))
            switch number % 6 {
            case 0: List { ForEach(0..<rows, id: \.self) { Text("Row \($0) \(weather.knots, specifier: "%.1f")") } }
            case 1:
                Form {
                    Toggle("Wind", isOn: $isOn)
                    Slider(value: $value)
                    DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0)))
                }
            case 2:
                Grid { ForEach(0..<4) { row in GridRow { ForEach(0..<3) { Text("\(row * $0)").padding(2) } } } }
                Canvas { context, size in
                    context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.red.opacity(0.4)))
                }.frame(height: 40)
            case 3:
                ScrollView { LazyVStack { ForEach(0..<30) { Text("日本語 \($0) नमस्ते 🙂").lineLimit(1) } } }
                    .frame(height: 90)
            case 4:
                Text("**Bold** _and_ [a link](https://example.com) in a text that breaks into several lines of its own")
                RoundedRectangle(cornerRadius: 9).fill(.blue.gradient).frame(height: 30).shadow(radius: 4)
                    .blur(radius: 1)
            default:
                ZStack {
                    LinearGradient(colors: [.red, .yellow], startPoint: .top, endPoint: .bottom)
                    Text("Glass").padding().background(.ultraThinMaterial, in: .capsule)
                }
            }
            Text(Date(timeIntervalSince1970: Double(number) * 1e6), style: .date).foregroundStyle(.secondary)
        }
        .onAppear { rows = 5; weather.knots = 12.5 }
        .padding().frame(width: 260, height: 360)
        .environment(\.locale, Locale(identifier: number % 2 == 0 ? "de_DE" : "en_US"))
    }
}
