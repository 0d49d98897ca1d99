import SwiftUI

/// Cards that are carried from list to list under a bar of glass; notes that are searched and selected; days.
struct Board: View {
    @State private var open = ["Draw the glass", "Carry a card", "Find a note"]
    @State private var done: [String] = []
    @State private var isOverDone = false
    @State private var words = ""
    @State private var scope = 0
    @State private var days: Set<DateComponents> = []

    var body: some View {
        TabView {
            cards.tabItem { Label("Cards", systemImage: "square.on.square") }
            notes.tabItem { Label("Notes", systemImage: "note.text") }
            MultiDatePicker("Days", selection: $days)
                .padding()
                .tabItem { Label("Days", systemImage: "calendar") }
            ForEach(4..<7) { number in
                Text("Page \(number)").tabItem { Label("Page \(number)", systemImage: "\(number).circle") }
            }
        }
        .onOpenURL { url in open.append(url.lastPathComponent) }
    }

    private var cards: some View {
        HStack(alignment: .top, spacing: 16) {
            column("Open", open, .yellow)
            column("Done", done, .green)
                .background(.blue.opacity(isOverDone ? 0.3 : 0), in: .rect(cornerRadius: 16))
                .dropDestination(for: String.self) { items, _ in
                    withAnimation {
                        open.removeAll { items.contains($0) }
                        done += items.filter { !done.contains($0) }
                    }
                    return true
                } isTargeted: { isOverDone = $0 }
        }
        .padding()
        .frame(maxHeight: .infinity, alignment: .top)
        .background {
            LinearGradient(colors: [.indigo, .pink, .orange], startPoint: .topLeading, endPoint: .bottomTrailing)
                .ignoresSafeArea()
        }
        .overlay(alignment: .bottom) {
            HStack {
                Circle().subtracting(Circle().scale(0.6)).fill(.tint).frame(width: 24, height: 24)
                Text("\(done.count) of \(open.count + done.count)")
                Spacer()
                PasteButton(payloadType: String.self) { open += $0 }
            }
            .padding()
            .background(.ultraThinMaterial, in: .rect(cornerRadius: 16))
            .padding()
        }
    }

    private func column(_ title: String, _ items: [String], _ color: Color) -> some View {
        VStack(spacing: 12) {
            Text(title).font(.headline)
            ForEach(items, id: \.self) { item in
                Text(item)
                    .frame(maxWidth: .infinity)
                    .padding()
                    .background(color, in: .rect(cornerRadius: 12))
                    .draggable(item)
            }
        }
        .padding(8)
        .frame(maxWidth: .infinity, minHeight: 240, alignment: .top)
        .background(.thinMaterial, in: .rect(cornerRadius: 16))
    }

    private var notes: some View {
        NavigationStack {
            List((open + done).filter { words.isEmpty || $0.localizedCaseInsensitiveContains(words) }, id: \.self) {
                Text($0).textSelection(.enabled)
            }
            .navigationTitle("Notes")
            .toolbarTitleMenu { Button("Clear") { words = "" } }
            .searchable(text: $words, prompt: "Find a note")
            .searchScopes($scope) {
                Text("All").tag(0)
                Text("Open").tag(1)
            }
            .searchSuggestions {
                ForEach(["card", "glass", "note"], id: \.self) { Text($0).searchCompletion($0) }
            }
        }
    }
}

#Preview { Board() }
