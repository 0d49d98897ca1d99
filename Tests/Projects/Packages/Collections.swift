import Collections
import SwiftUI

/// Collections with an order, a queue, a heap and a dictionary of trees.
struct Collected: View {
    @State private var scores: OrderedDictionary = ["Mia": [3], "Ann": [1, 2]]
    @State private var names: OrderedSet = ["Mia", "Ann", "Mia"]
    @State private var queue: Deque = [2, 3]

    var body: some View {
        VStack {
            ForEach(scores.elements, id: \.key) { name, points in Text("\(name) \(points.count)") }
            ForEach(names, id: \.self) { Text($0) }
        }
        .onAppear {
            scores["Mia"]?.append(4)
            scores["Zoe", default: []].append(9)
            scores.updateValue([5], forKey: "Bob", insertingAt: 0)
            scores["Ann"] = nil
            print("OrderedDictionary", scores, scores.keys.firstIndex(of: "Mia") ?? -1, scores.values.map(\.count))
            let grouped = OrderedDictionary(grouping: ["one", "two", "three"], by: \.count)
            let data = (try? JSONEncoder().encode(grouped)) ?? Data()
            let read = try? JSONDecoder().decode(OrderedDictionary<Int, [String]>.self, from: data)
            print("Grouped", String(decoding: data, as: UTF8.self), read == grouped)
            names.insert("Zoe", at: 0)
            names.sort()
            print("OrderedSet", names, names.append("Ann"), names.union(["Bob"]).subtracting(["Mia"]))
            queue.prepend(1)
            queue.append(4)
            print("Deque", queue.popFirst() ?? 0, queue.removeLast(), queue, queue[1])
            var heap: Heap = [5, 1, 4, 9]
            heap.insert(0)
            print("Heap", heap.popMin() ?? -1, heap.popMax() ?? -1, heap.min ?? -1, heap.max ?? -1, heap.count)
            var tree: TreeDictionary = ["a": 1]
            tree["a", default: 0] += 1
            print("TreeDictionary", tree, TreeSet([1, 2]).intersection([2, 3]))
        }
    }
}

#Preview { Collected() }
