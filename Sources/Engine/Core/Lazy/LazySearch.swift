import Foundation
import QuadrantGeometry
import QuadrantGraph

/// Finds the position of an element that may not be built, by its id.
struct LazySearch {
    let graph: ViewGraph

    func place(of key: AnyHashable, under node: NodeIndex) -> Int? {
        var before = 0
        return search(node, key, &before)
    }

    private func search(_ node: NodeIndex, _ key: AnyHashable, _ before: inout Int) -> Int? {
        for child in graph.children(of: node) { if let found = find(child, key, &before) { return found } }
        return nil
    }

    private func find(_ node: NodeIndex, _ key: AnyHashable, _ before: inout Int) -> Int? {
        let box = graph.box(node)
        if let elements = box.lazyElements, let source = box.lazySource {
            if let index = source.lazyIndex(of: key) { return before + elements.start(of: index) }
            for built in elements.built {
                var start = before + elements.start(of: built.index)
                if let found = find(built.node, key, &start) { return found }
            }
            if elements.isAligned, let found = searchUnbuilt(elements, key, before) { return found }
            before += elements.totalPlaces
            return nil
        }
        if graph[node].isLayout {
            before += 1
            return nil
        }
        return search(node, key, &before)
    }
}

extension LazySearch {
    /// Builds sections for the search, but not their rows.
    private func searchUnbuilt(_ elements: LazyElements, _ key: AnyHashable, _ before: Int) -> Int? {
        let there = Set(elements.built.map(\.index))
        for index in 0..<min(elements.count, 10_000) where !there.contains(index) {
            guard let node = elements.node(of: index, making: true) else { continue }
            var start = before + elements.start(of: index)
            let found = find(node, key, &start)
            elements.remove(index) { graph.remove($0) }
            if let found { return found }
        }
        return nil
    }
}
