package import Foundation
package import QuadrantCore

/// The record of one settled layout: what each view was proposed and by whom, what it answered and why, and how it was
/// placed. `Docs/Explain.md` documents the JSON form. Lengths are in points; frames in the window unless noted.
package struct LayoutExplanation: Codable, Equatable, Sendable {
    /// The version of the JSON form: raised when a field changes its meaning or is removed.
    package static let version = 1
    /// The name of the JSON form, in its field `schema`.
    package static let schemaName = "quadrant-explain"

    /// The name of the JSON form: what a reader checks first.
    package var schema = LayoutExplanation.schemaName
    /// The version of the JSON form that this record has.
    package var version = LayoutExplanation.version
    /// The name of the view or preview; nil for a view in code.
    package var view: String?
    /// The view or preview in the program's source; nil for a view in code.
    package var source: Source?
    /// The window that the view was laid out in.
    package var window: Window
    /// Every node that takes part in layout, a parent before its children, in the order of the program.
    package var nodes: [Node]
    /// What was written in the last rounds of a layout that did not settle; nil if it did.
    package var unsettled: Unsettled?
    /// What changed the view before; nil if it was not recorded.
    package var changes: Changes?

    /// The size of the window and what surrounds its content.
    package struct Window: Codable, Equatable, Sendable {
        package var width: Double
        package var height: Double
        /// What bars and corners take of the window.
        package var safeArea: Insets
        /// Pixels per point.
        package var scale: Double
        /// The side that is leading.
        package var layoutDirection: Direction
        /// The name of the design: a value of `--profile`.
        package var profile: String
    }

    /// The direction in which x of a place grows from the leading edge.
    package enum Direction: String, Codable, Sendable { case leftToRight, rightToLeft }

    /// A node that takes part in layout: a view, a modifier or what one of them adds.
    package struct Node: Codable, Equatable, Sendable {
        /// The keys of the JSON form: what is not named here is only known while the layout is recorded.
        private enum CodingKeys: String, CodingKey {
            case id, parent, children, kind, name, title, views, isInternal, systemView, text, identifier, attributes
            case source, proposal, size, origin, leadingOrigin, frame, sizeRule, proposalReason, sizeReason, placeReason
            case answers, asked, hasMoreAnswers, ignoredAxes, priority, guides, writtenGuide, preferences, spacing
            case spaces, safeArea, clips, driftedSums, details, words, written, advice
        }

        /// The index of the node in `nodes`.
        package var id: Int
        /// The node that proposes to this one and places it; nil for the outermost.
        package var parent: Int?
        /// The nodes that it proposes to, as indices, in the order of the program.
        package var children: [Int]
        /// What the node is in the tree of layout.
        package var kind: Kind
        /// The name in the layout tree: `Text`, `frame`, `VStack`.
        package var name: String
        /// What the node is, if advice and words tell it from others. In JSON it is the name.
        package var element: LayoutElement?
        /// Whether it is what a style is drawn with. Not in JSON, like the next two.
        package var isStyleFill = false
        /// Whether its text is cut.
        package var isCut = false
        /// Whether its parent does not show it: another view of a `ViewThatFits` is shown.
        package var isHidden = false
        /// The z index in the container around. Not in JSON, like the tint.
        package var zIndex = 0.0
        /// The tint of a control, where the program sets one.
        package var tint: Tint?
        /// The node as a sentence names it: `Text "300"`, `.frame(width: 300)`, `the VStack`.
        package var title: String
        /// The views with a body that start at this node, outermost first.
        package var views: [String]
        /// Whether the node is inside a view of the framework, such as the track of a slider.
        package var isInternal: Bool
        /// The view of the framework whose outermost node this is: `Slider`.
        package var systemView: String?
        /// The text that is shown.
        package var text: String?
        /// The accessibility identifier.
        package var identifier: String?
        /// What the node says of itself, by name, as in the layout tree.
        package var attributes: [String: String]
        /// The place in the program's source that wrote the view or modifier.
        package var source: Source?

        /// The proposal with which it was placed.
        package var proposal: Proposal
        /// The answer to that proposal, before transforms.
        package var size: Size
        /// The corner in the parent, as drawn: x from the left.
        package var origin: Point
        /// The corner in the parent, x from the leading edge.
        package var leadingOrigin: Point
        /// The bounding box in the window.
        package var frame: Rect
        /// How the node makes its size of the proposal and its content, by axis.
        package var sizeRule: AxisRules

        /// Why the parent proposed what it did; nil if it passed on its own proposal.
        package var proposalReason: Reason?
        /// Why the node has its size; nil if it has the size of its content.
        package var sizeReason: Reason?
        /// Why the node is where it is, from the leading top corner of the parent; nil if it is in that corner.
        package var placeReason: Reason?

        /// The proposals that the node got from its parent, with its answers, oldest first.
        package var answers: [Answer]
        /// What the node answers to proposals that were made for the record; nil if none were made.
        package var asked: [Answer]?
        /// Whether there were more than the kept answers.
        package var hasMoreAnswers: Bool
        /// The axes of a proposal without an effect on the size.
        package var ignoredAxes: [Axis]
        /// The layout priority, if it is not 0.
        package var priority: Double?
        /// The alignment guides that took part in placing this node.
        package var guides: [Guide]
        /// The guide to which this modifier gives another value.
        package var writtenGuide: WrittenGuide?
        /// The preferences that this node sets, or that a modifier around it reads; nil if there are none.
        package var preferences: [Preference]?
        /// The distances between neighbours that this node chose.
        package var spacing: [Spacing]
        /// The frame of the node in each coordinate space around it.
        package var spaces: [Space]
        /// What bars and corners take of this node; zero inside of a node that keeps out of them.
        package var safeArea: Insets
        /// Whether what is outside of its frame is cut off.
        package var clips: Bool
        /// The computations of rules whose result is not the recorded length or place, and which are left out of the
        /// words: faults of this program. Nil if there are none.
        package var driftedSums: [String]?
        /// What the node has computed besides its layout; nil if nothing.
        package var details: [Detail]?
        /// The lines of the paragraph, without those of the modifiers around.
        package var words: [Line]
        /// What the program has written at this view that has no node of its own, in the order of the code; nil if
        /// nothing.
        package var written: [Written]? = nil
        /// Mistakes that the layout has at this node; mostly empty.
        package var advice: [Advice]
    }

    /// Something that a node has computed besides its layout, such as the domain of a chart's axis.
    package struct Detail: Codable, Equatable, Sendable {
        /// The word before the line: `domain`, `ticks`.
        package var topic: String
        package var text: String
        /// Rectangles in the window that `--show charts` draws, with their labels.
        package var areas: [Area]

        package struct Area: Codable, Equatable, Sendable {
            package var frame: Rect
            package var label: String
        }
    }

    /// A preference of the program on its way from the views that set it to a modifier around that reads it.
    package struct Preference: Codable, Equatable, Sendable {
        /// The type of the key.
        package var key: String
        /// The value as text: the one that is set, or all of them combined.
        package var value: String
        /// The modifier that reads it: `.onPreferenceChange`; nil where the node sets it.
        package var reader: String?
        /// The nodes that set it; where the node sets it, those around which it is read.
        package var nodes: [Int]
    }

    /// A guide that a modifier sets.
    package struct WrittenGuide: Codable, Equatable, Sendable {
        /// `leading`, `firstTextBaseline`, or the type of a custom guide.
        package var name: String
        package var axis: Axis
        /// Whether containers pass it on: baselines and custom guides, not those of edges and centres.
        package var isPassedOn: Bool
        /// The position in the node, from its leading or top edge.
        package var value: Double
    }

    /// A view with a size of its own, one that places others, a modifier around one view, or what a modifier adds.
    package enum Kind: String, Codable, Sendable { case view, container, modifier, secondary }
    package enum Axis: String, Codable, Sendable { case horizontal, vertical }

    /// A length of an answer to an infinite proposal may be infinite: "infinity" in JSON.
    package struct Size: Codable, Equatable, Sendable {
        package var width: Double
        package var height: Double
    }

    /// A side that is nil proposes the ideal length; an infinite one is "infinity" in JSON.
    package struct Proposal: Codable, Equatable, Sendable {
        package var width: Double?
        package var height: Double?
    }

    /// A corner, from the leading or left and the top edge of its space.
    package struct Point: Codable, Equatable, Sendable {
        package var x: Double
        package var y: Double
    }

    /// A frame: its corner and its size.
    package struct Rect: Codable, Equatable, Sendable {
        package var x: Double
        package var y: Double
        package var width: Double
        package var height: Double
    }

    /// Lengths inside of the four edges; left and right for a direction that is not known.
    package struct Insets: Codable, Equatable, Sendable {
        package var top: Double
        package var leading: Double
        package var bottom: Double
        package var trailing: Double
    }

    /// How a size comes about on each axis.
    package struct AxisRules: Codable, Equatable, Sendable {
        /// fixed, fills, hugs, ideal, clamped, own, content, adds or computed.
        package var width: String
        /// As `width`, of the other axis.
        package var height: String

        package init(width: String, height: String) { (self.width, self.height) = (width, height) }
    }

    /// Why something has its value: a clause, and the computation.
    package struct Reason: Codable, Equatable, Sendable {
        /// A clause that follows "because" or "for".
        package var text: String
        /// The computation of the width or of x, as an equation: `(100 - 20) / 2 = 40`.
        package var horizontal: String?
        /// The computation of the height or of y; nil where the clause says all.
        package var vertical: String?

        /// A reason without a computation, unless equations are given.
        package init(text: String, horizontal: String? = nil, vertical: String? = nil) {
            (self.text, self.horizontal, self.vertical) = (text, horizontal, vertical)
        }
    }

    /// A proposal and the size that was answered.
    package struct Answer: Codable, Equatable, Sendable {
        package var proposal: Proposal
        package var size: Size
        /// Whether it is the proposal with which the node was placed.
        package var isPlaced: Bool
    }

    /// An alignment guide that took part in placing a node.
    package struct Guide: Codable, Equatable, Sendable {
        /// `.center`, `.firstTextBaseline`, or the type of a custom guide.
        package var name: String
        /// The axis that the guide is a position on.
        package var axis: Axis
        /// The position in the node, from its leading or top edge.
        package var value: Double
        /// Whether a view in the node sets it; else it is the default.
        package var isSet: Bool
    }

    /// The distance between two neighbours.
    package struct Spacing: Codable, Equatable, Sendable {
        /// The axis along which they are neighbours.
        package var axis: Axis
        /// The index of the node before the gap.
        package var before: Int
        /// The index of the node behind the gap.
        package var after: Int
        /// In points; negative where they overlap.
        package var length: Double
        /// Whether the program gave the length.
        package var isGiven: Bool
    }

    /// The frame of a node in a coordinate space around it.
    package struct Space: Codable, Equatable, Sendable {
        /// `global`, `local`, `named(…)`, or the name of the view whose space it is.
        package var name: String
        /// The node whose coordinate space it is; nil for the window.
        package var node: Int?
        /// In points of that space.
        package var frame: Rect
    }

    /// A place in the program's files.
    package struct Source: Codable, Equatable, Sendable {
        /// The path as the command was given it.
        package var file: String
        /// From 1.
        package var line: Int
        /// From 1, in bytes.
        package var column: Int

        package init(file: String, line: Int, column: Int) {
            (self.file, self.line, self.column) = (file, line, column)
        }
    }

    /// A sentence of the paragraph, and what it is about.
    package struct Line: Codable, Equatable, Sendable {
        /// The keys of the JSON form.
        private enum CodingKeys: String, CodingKey { case topic, text, source }

        /// proposal, size, place, direction, answers, reads, sets, note, or the topic of a detail.
        package var topic: String
        /// A whole sentence, with a full stop.
        package var text: String
        /// The function of the program that decided it, or the view that it is about besides its own; nil where that is
        /// a rule of the framework.
        package var source: Source? = nil
        /// The node that the line is about besides its own; nil for none.
        package var node: Int? = nil
        /// Whether it is about a title that no bar shows. Not in JSON.
        package var isUnseenTitle = false

        package init(
            topic: String, text: String, source: Source? = nil, node: Int? = nil, isUnseenTitle: Bool = false
        ) {
            (self.topic, self.text, self.source, self.node) = (topic, text, source, node)
            self.isUnseenTitle = isUnseenTitle
        }
    }

    /// A part of the program: the call of a view, or a modifier.
    package struct Written: Codable, Equatable, Sendable {
        /// As in the code, shortened: `.foregroundStyle(.black)`.
        package var text: String
        package var source: Source

        package init(text: String, source: Source) { (self.text, self.source) = (text, source) }
    }

    /// A mistake that the record shows, and how to correct it.
    package struct Advice: Codable, Equatable, Sendable {
        /// The identifier of the mistake, such as `background-after-position`.
        package var mistake: String
        /// What is wrong, as a sentence.
        package var message: String
        /// The numbers of the record that show it.
        package var evidence: String
        /// What to change in the program, as a sentence.
        package var fix: String
    }

    /// The record as JSON; an infinite length is the string "infinity".
    package func json() throws -> Data { try Self.encoded(self) }

    /// Several records as a JSON array.
    package static func json(_ records: [LayoutExplanation]) throws -> Data { try encoded(records) }

    private static func encoded(_ value: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
        return try encoder.encode(value)
    }

    /// Reads a record. Throws the error of the decoder for another form or version.
    package init(json: Data) throws {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
        self = try decoder.decode(LayoutExplanation.self, from: json)
        for id in nodes.indices { nodes[id].element = LayoutElement(rawValue: nodes[id].name) }
    }

    /// A record of nodes in the order of the program, with sources and changes to be filled in.
    package init(view: String? = nil, window: Window, nodes: [Node]) {
        (self.view, self.window, self.nodes) = (view, window, nodes)
    }
}
