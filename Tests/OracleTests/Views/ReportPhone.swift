import QuadrantTesting
import SwiftUI
import UIKit

// Frames that probes of iamcgn/swiftui-web reported in the iOS 26 simulator: views of UIKit, and safe areas. Those that
// tests of skip-ui assert, and those of articles.

extension Catalog {
    static let reportPhone: [String: Subject] = {
        var all: [String: Subject] = [:]
        all["web-rep-plain"] = .view {
            VStack(alignment: .leading, spacing: 8) {
                VStack { Shown { UIView() }.tagged("fill") }.frame(width: 200, height: 60)
                Shown { UIView() }.fixedSize().tagged("ideal")
                HStack {
                    Text("Hg")
                    Shown { UIView() }.tagged("hBox")
                }
                .frame(height: 30)
            }
            .tagged("stack")
        }
        all["web-rep-label"] = .view {
            VStack(alignment: .leading, spacing: 4) {
                VStack { Shown { label() }.tagged("large") }.frame(width: 200, height: 60)
                VStack { Shown { label() }.tagged("small") }.frame(width: 30, height: 10)
                Shown { label() }.fixedSize().tagged("ideal")
                VStack { Shown { paragraphLabel() }.tagged("wrap") }.frame(width: 120, height: 100)
            }
            .tagged("stack")
        }
        all["web-rep-hugging"] = .view {
            VStack(alignment: .leading, spacing: 4) {
                ForEach([252, 500, 749, 750, 751, 1000], id: \.self) { priority in
                    VStack { Shown { label(hugging: Float(priority)) }.tagged("h\(priority)") }
                        .frame(width: 200, height: 60)
                }
                ForEach([250, 500, 749, 751, 1000], id: \.self) { priority in
                    VStack { Shown { label(resistance: Float(priority)) }.tagged("r\(priority)") }
                        .frame(width: 30, height: 10)
                }
            }
            .tagged("stack")
        }
        all["web-rep-controls"] = .view {
            VStack(alignment: .leading, spacing: 8) {
                VStack { Shown { UISwitch() }.tagged("switch") }.frame(width: 200, height: 60)
                Shown { UISwitch() }.fixedSize().tagged("switchIdeal")
                VStack { Shown { field() }.tagged("field") }.frame(width: 200, height: 60)
                VStack { Shown { button() }.tagged("button") }.frame(width: 200, height: 60)
                Shown { button() }.fixedSize().tagged("buttonIdeal")
            }
            .tagged("stack")
        }
        all["web-rep-controller"] = .view {
            VStack(alignment: .leading, spacing: 8) {
                VStack { Controller().tagged("filled") }.frame(width: 200, height: 60)
                Controller().fixedSize().tagged("ideal")
            }
            .tagged("stack")
        }
        all["web-rep-proposal"] = .view {
            VStack(alignment: .leading, spacing: 8) {
                VStack { Answering { _ in CGSize(width: 44, height: 22) }.tagged("fixed") }
                    .frame(width: 200, height: 60)
                VStack { proposed().tagged("proposal") }.frame(width: 200, height: 60)
                proposed().fixedSize().tagged("proposalIdeal")
            }
        }
        all["web-rep-update"] = .view { Updated(changes: []) }
        all["web-rep-updated"] = .view { Updated(changes: ["Hello, world"]) }
        all["web-rep-measure-axes"] = .view {
            VStack {
                VStack { Shown { Tall() }.tagged("fills") }.frame(width: 200, height: 60)
                Shown { Tall() }.fixedSize().tagged("ideal")
            }
        }
        all["web-rep-measure-controls"] = .view {
            VStack {
                Group {
                    VStack { Shown { UISlider() }.tagged("slider") }
                    VStack { Shown { UIProgressView() }.tagged("progress") }
                }
                .frame(width: 200, height: 44)
                Shown { UISlider() }.fixedSize().tagged("sliderIdeal")
                Shown { UIStepper() }.fixedSize().tagged("stepper")
                Shown { UISegmentedControl(items: ["A", "B"]) }.fixedSize().tagged("segments")
                Shown { UIActivityIndicatorView() }.fixedSize().tagged("spinner")
                Shown { pages() }.fixedSize().tagged("pages")
            }
        }
        all["web-rep-scroll"] = .view {
            ScrollView {
                VStack(spacing: 8) {
                    Shown { label(hugging: 1000) }.tagged("label")
                    Shown { UIView() }.frame(height: 40).tagged("plain")
                    Shown { UISwitch() }.tagged("switch")
                    Shown { field() }.tagged("field")
                }
            }
        }
        all["web-rep-wheel"] = .view {
            ScrollView {
                VStack(spacing: 0) {
                    Shown { UIScrollView() }.frame(height: 150).tagged("scroll")
                    ForEach(0..<8) { row in Color.gray.frame(height: 60).tagged("row\(row)") }
                }
            }
        }
        return all.merging(safeAreas) { first, _ in first }.merging(articles) { first, _ in first }
    }()

    private static let safeAreas: [String: Subject] = [
        "web-safe-rule": .view {
            NavigationStack {
                ZStack(alignment: .top) {
                    Color.gray
                    HStack(alignment: .top, spacing: 0) {
                        Color.red.ignoresSafeArea().padding(.top, 10).frame(width: 60).tagged("padded")
                        VStack(spacing: 0) {
                            Color.clear.frame(height: 10)
                            Color.red.ignoresSafeArea().tagged("offsetColor")
                        }
                        .frame(width: 60)
                        .tagged("offset")
                        ScrollView { Color.red.frame(height: 400).tagged("scrollContent") }
                            .frame(width: 80)
                            .tagged("scroll")
                        Color.red.ignoresSafeArea().frame(width: 60).tagged("framed")
                        Color.red.ignoresSafeArea().padding(.horizontal, 5).frame(width: 60).tagged("hpadded")
                    }
                    .tagged("row")
                }
                .tagged("zstack")
                .navigationTitle("Title")
                .navigationBarTitleDisplayMode(.inline)
            }
            .tagged("nav")
        },
        "web-safe-inset": .view {
            NavigationStack {
                Shown { UIView() }
                    .safeAreaInset(edge: .bottom) { Color.blue.frame(height: 40).tagged("inset") }
                    .tagged("box")
                    .navigationTitle("Title")
                    .navigationBarTitleDisplayMode(.inline)
            }
        },
        "web-safe-color": .view {
            NavigationStack {
                ZStack {
                    Color.blue.ignoresSafeArea().tagged("ignoring")
                    Color.green.tagged("plain")
                }
                .tagged("zstack")
                .navigationTitle("Title")
                .navigationBarTitleDisplayMode(.inline)
            }
        },
        "web-safe-large": .view { NavigationStack { Shown { UIView() }.tagged("box").navigationTitle("Title") } },
    ]

    private static let articles: [String: Subject] = [
        "skip-max-width": .view {
            ZStack {
                Color.black.frame(width: 12, height: 6)
                Color.white.frame(maxWidth: 20, maxHeight: 4).tagged("white")
            }
        },
        "skip-view-that-fits": .view {
            ZStack {
                Color.black.frame(width: 12, height: 12)
                ViewThatFits {
                    EmptyView()
                    Color.white.frame(width: 4, height: 4).tagged("white")
                }
            }
        },
        "skip-hstack-bottom": .view {
            HStack(alignment: .bottom, spacing: 0) {
                Color.black.frame(height: 10).tagged("a")
                Color.white.frame(height: 12).tagged("b")
                Color.black.frame(height: 10).tagged("c")
            }
            .frame(width: 12, height: 12)
        },
        "objc-three": .view {
            HStack(spacing: 0) { ForEach(["a", "b", "c"], id: \.self) { Rectangle().tagged($0) } }
                .frame(width: 300, height: 100)
        },
        "objc-min-max": .view {
            HStack(spacing: 0) {
                Rectangle().frame(maxWidth: 100).tagged("a")
                Rectangle().frame(minWidth: 100).tagged("b")
            }
            .frame(width: 150, height: 100)
        },
    ]
}

// MARK: views of UIKit

/// A view of UIKit without a size of its own.
private struct Shown<Content: UIView>: UIViewRepresentable {
    let make: @MainActor () -> Content
    func makeUIView(context: Context) -> Content { make() }
    func updateUIView(_ view: Content, context: Context) {}
}

private struct Answering: UIViewRepresentable {
    let answer: (ProposedViewSize) -> CGSize
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) {}
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? { answer(proposal) }
}

@MainActor
private func proposed() -> Answering { Answering { CGSize(width: $0.width ?? 100, height: 20) } }

private struct Controller: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController {
        let controller = UIViewController()
        controller.preferredContentSize = CGSize(width: 80, height: 40)
        return controller
    }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

private final class Tall: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 30) }
}

@MainActor
private func label(hugging: Float? = nil, resistance: Float? = nil) -> UILabel {
    let label = UILabel()
    label.text = "Hello"
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        if let hugging { label.setContentHuggingPriority(UILayoutPriority(hugging), for: axis) }
        if let resistance { label.setContentCompressionResistancePriority(UILayoutPriority(resistance), for: axis) }
    }
    return label
}

@MainActor
private func paragraphLabel() -> UILabel {
    let label = UILabel()
    label.text = "The quick brown fox jumps over the lazy dog"
    label.numberOfLines = 0
    return label
}

@MainActor
private func field() -> UITextField {
    let field = UITextField()
    field.borderStyle = .roundedRect
    return field
}

@MainActor
private func button() -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle("Tap", for: .normal)
    return button
}

@MainActor
private func pages() -> UIPageControl {
    let pages = UIPageControl()
    pages.numberOfPages = 3
    return pages
}

/// A label whose text changes after it appeared.
private struct Updated: View {
    let changes: [String]
    @State private var text = "Hello"

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Texted(text: text).tagged("label")
            Shown { UISwitch() }.fixedSize().tagged("switch")
        }
        .onAppear { for change in changes { text = change } }
    }
}

private struct Texted: UIViewRepresentable {
    let text: String
    func makeUIView(context: Context) -> UILabel { label(hugging: 1000) }
    func updateUIView(_ label: UILabel, context: Context) { label.text = text }
}
