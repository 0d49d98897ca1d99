import Foundation

// quadrant-bench: measures the cost of the engine. `Benchmarks/run` runs it with the libraries that it is compared to.
//
//   quadrant-bench [--json] [--rounds N] [--only NAME] [--small] [--once]

var isJSON = false, rounds = 5, only: String?, isSmall = false
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
    switch argument {
    case "--json": isJSON = true
    case "--small": isSmall = true
    case "--once": rounds = 1
    case "--rounds": rounds = arguments.popFirst().flatMap(Int.init) ?? rounds
    case "--only": only = arguments.popFirst()
    default:
        FileHandle.standardError.write(Data("quadrant-bench: unknown option \(argument)\n".utf8))
        exit(64)
    }
}

typealias Bench = (name: String, run: () -> Figures)
var benches: [Bench] = LayoutWorkload.all(isSmall: isSmall).map { workload in (workload.name, { workload.run() }) }
benches += ViewWorkloads.all(isSmall: isSmall)
benches.append(("text", { TextWorkloads.run() }))
benches.append(("card", { MainActor.assumeIsolated { CardWorkload.run() } }))
benches.append(("cards on threads", { CardThreads.run() }))
benches.append(("symbols", { MainActor.assumeIsolated { SymbolWorkload.run() } }))
benches.append(("painted again", { MainActor.assumeIsolated { SymbolWorkload.paintAgain() } }))
benches += LiveWorkloads.all(isSmall: isSmall)
benches += ChartWorkload.all(isSmall: isSmall)
if let only { benches = benches.filter { $0.name.contains(only) } }

/// Rounds are interleaved, so that drifts in the machine's speed affect all workloads equally.
var rows: [String: [Figures]] = [:]
for _ in 0..<rounds { for bench in benches { rows[bench.name, default: []].append(bench.run()) } }

var result: [String: Figures] = [:]
for (name, all) in rows {
    var merged: Figures = [:]
    for key in Set(all.flatMap(\.keys)) { merged[key] = median(all.compactMap { $0[key] }) }
    result[name] = merged
}

if isJSON {
    let data = try JSONSerialization.data(withJSONObject: result, options: [.prettyPrinted, .sortedKeys])
    print(String(decoding: data, as: UTF8.self))
} else {
    for bench in benches {
        print(bench.name)
        for (key, value) in (result[bench.name] ?? [:]).sorted(by: { $0.key < $1.key }) {
            print("  \(key.padding(toLength: 30, withPad: " ", startingAt: 0)) \(String(format: "%14.2f", value))")
        }
    }
}
