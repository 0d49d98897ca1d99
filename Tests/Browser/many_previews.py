#!/usr/bin/env python3
"""Writes a folder of Swift files with many previews, for the stories of preview.py and for trying.

usage: many_previews.py FOLDER [COUNT]    (COUNT: the number of previews, ten a file; 500 unless given)
"""
import os
import sys

FILE = """import SwiftUI

struct Item{n}: View {{
    let index: Int
    @State private var count = 0
    @State private var isOn = false

    var body: some View {{
        List {{
            Section("Item {n}.\\(index)") {{
                Label("Inbox", systemImage: "tray")
                Label("Sent", systemImage: "paperplane")
                Toggle("Notify", isOn: $isOn)
                Button("Add \\(count)") {{ count += 1 }}
            }}
            Section("Rows") {{
                ForEach(0..<6) {{ row in
                    HStack {{
                        Circle().fill(Color(hue: Double(row + index) / 16, saturation: 0.6, brightness: 0.9))
                            .frame(width: 28, height: 28)
                        VStack(alignment: .leading) {{
                            Text("Row \\(row)").font(.headline)
                            Text("A line of text below it").font(.caption).foregroundStyle(.secondary)
                        }}
                        Spacer()
                        Text("\\(row * 7)")
                    }}
                }}
            }}
        }}
    }}
}}

"""


def write(folder, count=500):
    os.makedirs(folder, exist_ok=True)
    for n in range((count + 9) // 10):
        with open(os.path.join(folder, f"Item{n:02}.swift"), "w") as file:
            file.write(FILE.format(n=n))
            for index in range(min(10, count - n * 10)):
                file.write(f'#Preview("Item {n}.{index}") {{ Item{n}(index: {index}) }}\n')


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    write(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 500)
