import Foundation
import QuadrantCairo
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantHost
import QuadrantViews

// A phone with iOS 26 while content is scrolled beneath glass: a tab bar, three items of a navigation bar, two panes.

private struct GlassScreen: View {
    /// Changes what is behind no glass.
    let note: Int

    var body: some View {
        TabView {
            Tab("Home", systemImage: "house") { content }
            Tab("New", systemImage: "star") { Color.clear }
            Tab("Library", systemImage: "book") { Color.clear }
        }
    }

    private var content: some View {
        NavigationStack {
            ScrollView {
                LazyVStack(spacing: 8) {
                    ForEach(0..<200, id: \.self) { row in
                        HStack {
                            RoundedRectangle(cornerRadius: 8)
                                .fill(Color(hue: Double(row % 20) / 20, saturation: 0.7, brightness: 0.9))
                                .frame(width: 48, height: 48)
                            Text("Row \(row)")
                            Spacer()
                            if row == 5 { Text("Note \(note)") }
                        }
                        .padding(.horizontal)
                    }
                }
            }
            .navigationTitle("Home").navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .topBarLeading) { Button("Menu", systemImage: "line.3.horizontal") {} }
                ToolbarItem(placement: .topBarTrailing) { Button("Edit") {} }
                ToolbarItem(placement: .topBarTrailing) { Button("Add", systemImage: "plus") {} }
            }
            .overlay {
                VStack(spacing: 120) {
                    ForEach(0..<2, id: \.self) { _ in
                        Text("Pane").frame(width: 200, height: 80).glassEffect(in: .rect(cornerRadius: 20))
                    }
                }
            }
        }
    }
}

extension LiveWorkloads {
    /// Scrolls by 7 points per frame with a wheel; or changes a text behind no glass, and nothing at all.
    static func glass(isScrolled: Bool) -> Figures {
        let safeArea = EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0)
        var settings = HostConfiguration(size: CGSize(width: 402, height: 874), safeArea: safeArea, scale: 3)
        settings.design = .ios26
        settings.background = .white
        let window = Window(ViewHost(rootView: GlassScreen(note: 0), configuration: settings)), host = window.host
        var frames: [(answer: Double, paint: Double)] = []
        for turn in 0..<120 {
            let delta = CGSize(width: 0, height: turn % 80 < 40 ? 7 : -7)
            frames.append(window.frame {
                host.advance(to: host.now + 1 / 60)
                if isScrolled {
                    _ = host.send(.wheel(WheelEvent(at: CGPoint(x: 201, y: 200), delta: delta)))
                } else if turn >= 60 {
                    host.update(GlassScreen(note: turn))
                }
            })
        }
        if isScrolled { return figures(frames) }
        // The first half changes nothing.
        var found = figures(Array(frames[60...]))
        found["nothing changed ns"] = median(frames[10..<60].map { $0.answer + $0.paint })
        return found
    }
}
