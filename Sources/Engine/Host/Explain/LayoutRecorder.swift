package import Foundation
package import QuadrantCore
import QuadrantGeometry
import QuadrantGraph
import QuadrantViews

extension ViewHost {
    /// The record of the present layout, with its words, and with the answers of each node to further proposals.
    package func explanation(of view: String? = nil, asking proposals: [ProposedViewSize] = []) -> LayoutExplanation {
        settle()
        graph.refreshProposals()
        var recorder = LayoutRecorder(graph)
        graph.asking("the layout was explained") {
            recorder.record()
            recorder.addPreferences()
            if !proposals.isEmpty { recorder.ask(proposals.map(Proposal.init)) }
        }
        var explanation = LayoutExplanation(view: view, window: explainedWindow, nodes: recorder.nodes)
        explanation.unsettled = unsettled(explanation)
        explanation.writeWords()
        explanation.writeAdvice()
        return explanation
    }

    /// The window of the present layout.
    var explainedWindow: LayoutExplanation.Window {
        let size = graph.size(of: graph.root)
        return .init(width: size.width, height: size.height, safeArea: .init(configuration.safeArea),
                     scale: Double(configuration.scale),
                     layoutDirection: configuration.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
                     profile: configuration.design.name)
    }

    /// The bodies of the program around each node of the record, outermost first.
    package func explainedScopes() -> [ViewScopes] {
        LayoutRecorder.order(of: graph).map { node in
            var scopes = ViewScopes()
            for step in graph.structuralPath(to: node) {
                if step.isLoop { scopes.loops[scopes.loops.count - 1] = step.node.rawValue }
                guard step.hasBody else { continue }
                let view = ViewOrigins.view(_typeName(step.type, qualified: true))
                if ViewOrigins.isFramework(view.module) { continue }
                scopes.bodies.append(ViewScope(node: step.node.rawValue, name: view.name, path: view.path))
                scopes.loops.append(0)
            }
            return scopes
        }
    }

    /// The outermost nodes of sheets, popovers and the like, each with the node of the modifier that presents it, as
    /// indices in the record.
    package func explainedPresenters() -> [Int: Int] {
        let order = LayoutRecorder.order(of: graph)
        let ids = Dictionary(order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        var found: [Int: Int] = [:]
        for (id, node) in order.enumerated() {
            guard let presenter = graph.presentations.presenter(of: node),
                  graph.presentations.presenter(of: graph.layoutParent(of: node)) == nil else { continue }
            // A modifier that takes no part in layout stands before the view that it modifies.
            found[id] = ids[presenter] ?? graph.firstNode(under: presenter) { ids[$0] != nil }.flatMap { ids[$0] }
        }
        return found
    }

    /// The index in the record of the node drawn frontmost at a point of the window; nil if there is none.
    package func explainedNode(at point: CGPoint, in explanation: LayoutExplanation) -> Int? {
        let node = graph.node(at: SIMD2(Double(point.x), Double(point.y)))
        return node == 0 ? nil : LayoutRecorder.order(of: graph).firstIndex(of: node).map { explanation.explained($0) }
    }

    /// The indices of the nodes with an identifier, a text, an accessibility label or a view's name.
    package func explainedNodes(named name: String, in explanation: LayoutExplanation) -> [Int] {
        let order = LayoutRecorder.order(of: graph), inspector = GraphInspector(graph)
        for rows in [inspector.nodes(identifiedBy: name), graph.nodes(showing: name)] {
            let found = rows.compactMap { order.firstIndex(of: $0) }.map { id in
                // A part of a control that has no name in SwiftUI.
                let node = explanation.nodes[id]
                let isPublic = node.element == .image || node.element == .text
                return node.isInternal && !isPublic ? explanation.explained(id) : id
            }
            if !found.isEmpty { return found }
        }
        let isName = { (node: LayoutExplanation.Node) in
            node.systemView == name || node.views.contains(name) || (node.name == name && !node.isInternal)
        }
        let found = explanation.nodes.filter(isName).map(\.id)
        if !found.isEmpty { return found }
        return inspector.nodes(labelled: name).compactMap { order.firstIndex(of: $0) }
    }
}

/// Reads the record of a settled layout from its graph.
struct LayoutRecorder {
    let graph: ViewGraph
    let order: [NodeIndex]
    private let ids: [NodeIndex: Int]
    private var origins = ViewOrigins()
    /// The cases of nodes with children: what they decide for all of them is computed once.
    private var cases: [NodeIndex: LayoutCase] = [:]
    private(set) var nodes: [LayoutExplanation.Node] = []
    /// The texts of the reasons of each node, until all nodes that they name have names.
    private var texts: [(proposal: LayoutText?, size: LayoutText?, place: LayoutText?)] = []

    init(_ graph: ViewGraph) { self.init(graph, Self.order(of: graph)) }

    /// A recorder of one view: of the nodes around it, and of its neighbours up to the nearest container that is no
    /// part of a framework's view.
    init(_ graph: ViewGraph, around node: NodeIndex, isPart: (NodeIndex) -> Bool) {
        self.init(graph, Self.order(of: graph, around: node, isPart: isPart))
    }

    private init(_ graph: ViewGraph, _ order: [NodeIndex]) {
        self.graph = graph
        self.order = order
        ids = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
    }

    /// The largest number of neighbours that are recorded; of a longer list, words name only what is around the view.
    private static let maxNeighbours = 100

    private static func order(of graph: ViewGraph, around node: NodeIndex, isPart: (NodeIndex) -> Bool) -> [NodeIndex] {
        let inspector = GraphInspector(graph), roots = Set(inspector.layoutRoots)
        var chosen: Set<NodeIndex> = []
        func addContent(_ node: NodeIndex) {
            let children = inspector.children(of: node)
            for child in children.count <= maxNeighbours ? children[...] : children.prefix(1) {
                chosen.insert(child)
                // The view in its modifiers, whose name stands for them.
                var at = child
                while let inner = inspector.children(of: at).first {
                    chosen.insert(inner)
                    at = inner
                }
            }
        }
        addContent(node)
        var at = node, isNear = true
        while at != 0 {
            chosen.insert(at)
            if roots.contains(at) { break }
            at = graph.layoutParent(of: at)
            if isNear { addContent(at) }
            if graph.isContainer(at), !isPart(at) { isNear = false }
        }
        var found: [NodeIndex] = []
        func walk(_ node: NodeIndex) {
            found.append(node)
            for child in inspector.children(of: node) where chosen.contains(child) { walk(child) }
        }
        for root in inspector.layoutRoots where chosen.contains(root) { walk(root) }
        return found
    }

    /// The nodes that take part in layout, in the order of the record.
    static func order(of graph: ViewGraph) -> [NodeIndex] {
        let inspector = GraphInspector(graph)
        var found: [NodeIndex] = []
        func walk(_ node: NodeIndex) {
            found.append(node)
            inspector.children(of: node).forEach(walk)
        }
        inspector.layoutRoots.forEach(walk)
        return found
    }

    /// The indices in the record of all nodes that take part in layout.
    static func ids(of graph: ViewGraph) -> [NodeID: Int] {
        Dictionary(uniqueKeysWithValues: order(of: graph).enumerated().map { (graph.tree.id($1), $0) })
    }

    mutating func record() {
        for (id, node) in order.enumerated() { nodes.append(described(node, id)) }
        // The reasons name other nodes.
        let titles = nodes.indices.map { id -> String in
            var at = id
            while nodes[at].systemView == nil, nodes[at].kind == .modifier || nodes[at].kind == .secondary,
                  let inner = nodes[at].children.first { at = inner }
            return nodes[at].title
        }
        // Of several views of one name in a container, `the second Slider`.
        var names = titles
        for node in nodes where node.children.count > 1 {
            for (title, same) in Dictionary(grouping: node.children, by: { titles[$0] }) where same.count > 1 {
                let bare = title.hasPrefix("the ") ? title.dropFirst(4) : title[...]
                for (place, id) in same.enumerated() { names[id] = "the \(Ordinal.word(place)) \(bare)" }
            }
        }
        let ids = ids
        func string(_ text: LayoutText?) -> String {
            text?.string(naming: { ids[$0].map { names[$0] } ?? Self.title(of: $0, graph) }) ?? ""
        }
        for (id, text) in texts.enumerated() {
            nodes[id].proposalReason?.text = string(text.proposal)
            nodes[id].sizeReason?.text = string(text.size)
            nodes[id].placeReason?.text = string(text.place)
        }
    }

    /// The name of a node that is not recorded.
    private static func title(of node: NodeIndex, _ graph: ViewGraph) -> String {
        var at = node
        while at != 0, !graph.isContainer(at), let inner = GraphInspector(graph).children(of: at).first { at = inner }
        return at == 0 ? "the window" : graph.layoutTitle(of: at)
    }

    /// The preferences of the program's own keys, at the nodes that set and read them.
    mutating func addPreferences() {
        let uses = graph.preferenceUses.filter {
            !ViewOrigins.isFramework(ViewOrigins.view(_typeName($0.use.key, qualified: true)).module)
        }
        // A node that takes no part in layout, such as `onPreferenceChange`, is shown at the first one inside.
        func recorded(_ node: NodeIndex) -> Int? {
            ids[node] ?? graph.firstNode(under: node) { ids[$0] != nil }.flatMap { ids[$0] }
        }
        func add(_ preference: LayoutExplanation.Preference, to id: Int) {
            nodes[id].preferences = (nodes[id].preferences ?? []) + [preference]
        }
        var readers: [NodeIndex: [Int]] = [:]
        for (node, use) in uses where use.isRead {
            guard let id = recorded(node) else { continue }
            let setters = uses.filter { other in
                !other.use.isRead && other.use.key == use.key
                    && graph.structuralPath(to: other.node).contains { $0.node == node }
            }.map(\.node)
            for setter in setters { readers[setter, default: []].append(id) }
            add(.init(key: _typeName(use.key, qualified: false), value: NumberText.valueText("\(use.value)"),
                      reader: "." + graph.box(node).name, nodes: setters.compactMap(recorded)), to: id)
        }
        for (node, use) in uses where !use.isRead {
            guard let id = recorded(node) else { continue }
            add(.init(key: _typeName(use.key, qualified: false), value: NumberText.valueText("\(use.value)"),
                      reader: nil, nodes: readers[node] ?? []), to: id)
        }
    }

    /// Measures each node once more. The answers that the graph keeps change, so it comes after all that reads them.
    mutating func ask(_ proposals: [Proposal]) {
        for (id, node) in order.enumerated() {
            let offered = nodes[id].proposal
            nodes[id].asked = proposals.map { proposal in
                .init(proposal: .init(proposal), size: .init(graph.measuredSize(of: node, for: proposal)),
                      isPlaced: .init(proposal) == offered)
            }
        }
    }

    private mutating func described(_ node: NodeIndex, _ id: Int) -> LayoutExplanation.Node {
        let box = graph.box(node), parent = graph.layoutParent(of: node)
        let place = layoutCase(node), outer = layoutCase(parent)
        let size = place.size, words = graph.layoutWords(of: node)
        let outerWords = parent == 0 ? nil : graph.layoutWords(of: parent)
        let own = words?.sizeReason(place), offered = place.proposal
        let origin = graph.origin(of: node), leading = parent == 0 ? SIMD2(origin) : outer.origin(of: node)
        let offer = outerWords?.offerReason(node, outer), placed = outerWords?.placeReason(node, outer)
        let fill = fill(node)
        var seen = origins.of(graph.structuralPath(to: node))
        if !seen.isInternal, let view = words.flatMap({ type(of: $0).systemView }) ?? fill {
            seen.isInternal = true
            // A view of two nodes is named once.
            seen.systemView = ids[parent].map { nodes[$0].systemView } == view ? nil : view
        }
        var attributes = Dictionary(box.description?.debugAttributes ?? [], uniquingKeysWith: { a, _ in a })
        if let shown = box.description?.shownText { attributes["text"] = shown }
        let priority = graph.layoutPriority(of: node)
        texts.append((offer?.text, own?.text, placed?.text))
        let drifted = DriftedSums(offer, offered.sides, own, size, placed, leading)
        let tint = tint(node, seen)
        let tintDetail = tint.map { [LayoutDetail(LayoutExplanation.Tint.topic, LayoutText($0.text()))] } ?? []
        return LayoutExplanation.Node(
            id: id, parent: ids[parent], children: GraphInspector(graph).children(of: node).compactMap { ids[$0] },
            kind: kind(node), name: box.name, element: graph.layoutElement(of: node),
            isStyleFill: fill != nil && seen.systemView == fill, isCut: own?.isCut ?? false,
            isHidden: placed?.isHidden ?? false, zIndex: graph.zIndex(of: node), tint: tint,
            title: title(node, attributes, seen), views: seen.views,
            isInternal: seen.isInternal, systemView: seen.systemView, text: box.description?.shownText,
            identifier: box.description?.semantics?.identifier, attributes: attributes, source: nil,
            proposal: .init(offered), size: .init(size), origin: .init(SIMD2(origin)), leadingOrigin: .init(leading),
            frame: .init(graph.globalFrame(of: node)),
            sizeRule: .init(width: (own?.width ?? .content).rawValue, height: (own?.height ?? .content).rawValue),
            proposalReason: offer.map { .init($0, offered.sides) }, sizeReason: own.map { .init($0, size) },
            placeReason: placed.map { .init($0, leading) },
            answers: graph.cachedMeasurements(of: node).map {
                .init(proposal: .init($0.proposal), size: .init($0.size), isPlaced: $0.proposal == offered)
            },
            asked: nil, hasMoreAnswers: graph.hasEvictedMeasurements(node),
            ignoredAxes: Axis.allCases.filter { graph.ignoredAxes(of: node).contains(Axis.Set($0)) }.map { .init($0) },
            priority: priority == 0 || !priority.isFinite ? nil : priority,
            guides: (placed?.guides ?? []).map {
                .init(name: $0.wordName, axis: .init($0.axis), value: outer.guide(node, $0),
                      isSet: outer.setsGuide(node, $0))
            },
            writtenGuide: words?.writtenGuide.map {
                .init(name: $0.wordName, axis: .init($0.axis), isPassedOn: !$0.isBuiltIn || $0.isOfText,
                      value: outer.guide(node, $0))
            },
            preferences: nil, spacing: spacing(node, place), spaces: spaces(node, size),
            safeArea: .init(graph.safeArea(of: node)),
            clips: graph.clipsContent(node), driftedSums: drifted.texts,
            details: details((words?.details(place) ?? []) + ratioDetail(node, size) + tintDetail, node),
            words: [], advice: [])
    }

    private mutating func layoutCase(_ node: NodeIndex) -> LayoutCase {
        if let known = cases[node] { return known }
        let made = LayoutCase(graph, node)
        cases[node] = made
        return made
    }

    /// What a style is drawn with: the program wrote a background, and no view in it.
    private func fill(_ node: NodeIndex) -> String? {
        let parent = graph.layoutParent(of: node)
        guard parent != 0, graph.isSecondary(parent) else { return nil }
        let modifier = graph.layoutParent(of: parent)
        guard modifier != 0, graph.layoutWords(of: modifier) is any StyleLayer else { return nil }
        return "fill of .\(graph.box(modifier).name)"
    }

    private func kind(_ node: NodeIndex) -> LayoutExplanation.Kind {
        if graph.isSecondary(node) { return .secondary }
        // The content of a scroll view, if it is one view.
        if graph.layoutElement(of: node) == .content, graph.equalsItsChild(node) { return .secondary }
        if !graph.isContainer(node) { return .modifier }
        return GraphInspector(graph).children(of: node).isEmpty ? .view : .container
    }

    private func title(_ node: NodeIndex, _ attributes: [String: String], _ seen: ViewOrigins.Found) -> String {
        if let view = seen.systemView { return view.hasPrefix(".") ? view : "the \(view)" }
        let plain = graph.layoutTitle(of: node)
        guard plain.hasPrefix("."), !graph.isSecondary(node) else {
            guard plain == "the content" else { return plain }
            return "the content of \(graph.layoutTitle(of: graph.layoutParent(of: node)))"
        }
        var attributes = attributes
        if graph.layoutElement(of: node) == .padding {
            for (name, edges) in [("", ["top", "leading", "bottom", "trailing"]),
                                  (".horizontal", ["leading", "trailing"]), (".vertical", ["top", "bottom"])] {
                guard attributes.keys.sorted() == edges.sorted(), Set(attributes.values).count == 1,
                      let length = attributes[edges[0]] else { continue }
                return "\(plain)(\(name.isEmpty ? "" : name + ", ")\(Self.plain(length)))"
            }
        }
        if attributes["x"] != nil, attributes["y"] != nil, graph.layoutElement(of: node) == .offset {
            for axis in ["x", "y"] where attributes.count > 1 && attributes[axis].flatMap(Double.init) == 0 {
                attributes[axis] = nil
            }
        }
        let values = attributes.sorted { Self.place(of: $0.key) < Self.place(of: $1.key) }
            .map { name, value in "\(name): \(Self.plain(value))" }
        return values.isEmpty ? plain : "\(plain)(\(values.joined(separator: ", ")))"
    }

    /// The order of labels in code.
    private static func place(of label: String) -> String {
        let known = ["top", "leading", "bottom", "trailing", "x", "y", "width", "height", "minWidth", "idealWidth",
                     "maxWidth", "minHeight", "idealHeight", "maxHeight"]
        return known.firstIndex(of: label).map { String(format: "%02d", $0) } ?? label
    }

    private static func plain(_ value: String) -> String {
        if value == "inf" { return ".infinity" }
        guard let number = Double(value), number.isFinite else { return value }
        return NumberText.words(number)
    }

    private func spacing(_ node: NodeIndex, _ place: LayoutCase) -> [LayoutExplanation.Spacing] {
        guard let stack = (graph.layoutWords(of: node) as? any StackWords)?.stackRule else { return [] }
        let children = place.children, axis = stack.axis
        return (1..<max(children.count, 1)).compactMap { index in
            guard let before = ids[children[index - 1]], let after = ids[children[index]] else { return nil }
            let start = place.origin(of: children[index - 1])[axis] + place.size(of: children[index - 1])[axis]
            return .init(axis: .init(axis), before: before, after: after,
                         length: place.origin(of: children[index])[axis] - start, isGiven: stack.spacing != nil)
        }
    }

    private func spaces(_ node: NodeIndex, _ size: SIMD2<Double>) -> [LayoutExplanation.Space] {
        let own = CGRect(origin: .zero, size: CGSize(width: size.x, height: size.y))
        var found = [LayoutExplanation.Space(name: "global", node: nil, frame: .init(graph.globalFrame(of: node)))]
        var at = graph.layoutParent(of: node)
        while at != 0 {
            let spaceName: String? = switch graph.layoutElement(of: at) {
            case .coordinateSpace:
                (graph.box(at).description?.debugAttributes.first { $0.0 == "name" }?.1).map { "named(\($0))" }
            case .geometryReader, .scrollView: graph.box(at).name
            default: nil
            }
            if let spaceName, let id = ids[at] {
                found.append(.init(name: spaceName, node: id, frame: .init(graph.convert(own, from: node, to: at))))
            }
            at = graph.layoutParent(of: at)
        }
        return found
    }
}
