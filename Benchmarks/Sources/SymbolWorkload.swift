import Foundation
import QuadrantCairo
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantHost
import QuadrantSymbols
import QuadrantViews

// Symbols: the first outline of a name, the memory of outlines, and painting symbols again beside painting letters.

@_optimize(none) @inline(never) @_silgen_name("phase_symbols")
func phaseSymbols() { MainActor.assumeIsolated { SymbolWorkload.painters[0]() } }

@_optimize(none) @inline(never) @_silgen_name("phase_letters")
func phaseLetters() { MainActor.assumeIsolated { SymbolWorkload.painters[1]() } }

@_optimize(none) @inline(never) @_silgen_name("phase_blank")
func phaseBlank() { MainActor.assumeIsolated { SymbolWorkload.painters[2]() } }

@MainActor
enum SymbolWorkload {
    private static let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)

    /// 500 described names, spread over all families.
    private static let names: [String] = {
        let all = SymbolLibrary(SymbolFamily.all) { _, _ in Path() }.names
        return (0..<500).map { all[$0 * all.count / 500] }
    }()

    private struct Grid<Cell: View>: View {
        let cell: (Int) -> Cell
        var body: some View {
            VStack(spacing: 0) {
                ForEach(0..<20, id: \.self) { row in
                    HStack(spacing: 0) {
                        ForEach(0..<10, id: \.self) { column in
                            cell(row * 10 + column).frame(width: 30, height: 30)
                        }
                    }
                }
            }
        }
    }

    static func run() -> Figures {
        var figures: Figures = [:]
        let before = Allocations.inUse
        let library = SymbolLibrary(SymbolFamily.all) { _, _ in Path() }
        _ = library.outline("plus", weight: 400)
        let empty = Allocations.inUse
        let first = names.map { name in measureCost { _ = library.outline(name, weight: 400) }.time }.sorted()
        for name in names { _ = library.outline(name, weight: 600) }
        if let before, let empty, let full = Allocations.inUse {
            figures["bytes of all descriptions"] = empty - before
            figures["bytes of 500 in two weights"] = full - empty
        }
        figures["first use ns"] = median(first)
        figures["first use 90 % ns"] = first[first.count * 9 / 10]
        figures["known outline ns"] = measureCost {
            for name in names { _ = library.outline(name, weight: 600) }
        }.time / Double(names.count)
        figures["paint a symbol again ns"] = paint(Grid { Image(systemName: names[$0]) })
        figures["paint a letter again ns"] = paint(Grid { Text(letters[$0 % letters.count]) })
        return figures
    }

    /// The time to paint one of 200 cells once more at 2x.
    private static func paint(_ view: some View) -> Double {
        let draw = painting(view), empty = painting(Color.white)
        let times = (0..<5).map { _ in measureCost(draw).time }
        let background = (0..<5).map { _ in measureCost(empty).time }
        return (median(times) - median(background)) / 200
    }

    /// Paints `view` for the first time and returns a function that paints it again.
    private static func painting(_ view: some View) -> () -> Void {
        var settings = HostConfiguration(size: CGSize(width: 300, height: 600))
        settings.scale = 2
        settings.background = .white
        let list = ViewHost(rootView: view, configuration: settings).frame(), surface = RasterSurface()
        try? surface.draw(list)
        return { try? surface.draw(list) }
    }

    /// Functions that callgrind counts: 200 symbols, 200 letters, and the picture without them.
    fileprivate static let painters = [painting(Grid { Image(systemName: names[$0]) }),
                                       painting(Grid { Text(letters[$0 % letters.count]) }), painting(Color.white)]

    static func paintAgain() -> Figures {
        phaseSymbols()
        phaseLetters()
        phaseBlank()
        return [:]
    }
}
