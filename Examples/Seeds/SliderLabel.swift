import GeometryKit
import SwiftUI

// Five ways to hold a label over the knob of a slider. The knob is 28 points wide, so its centre runs from 14 points
// inside the leading edge to 14 points inside the trailing edge: for a value t from 0 to 1 it is at 14 + t * (width -
// 28).

private let knob: CGFloat = 28

/// Value in the middle of its range: `background` centres the label, so the offset counts from the centre.
struct FixedWidthLabel: View {
    @State var value: CGFloat = 0.5
    let width: CGFloat = 300

    var body: some View {
        Slider(value: $value)
            .background {
                Text("\(value, specifier: "%.2f")")
                    .offset(x: (value - 0.5) * (width - knob), y: -30)
            }
            .frame(width: width)
    }
}

/// The reader's size gives the width; `position` counts from its top leading corner.
struct PositionedLabel: View {
    @Binding var value: CGFloat
    let range: ClosedRange<CGFloat>

    var body: some View {
        Slider(value: $value, in: range)
            .background {
                GeometryReader { reader in
                    Text("\(value, specifier: "%.0f")")
                        .position(x: knob / 2 + range.fraction(of: value) * (reader.size.width - knob), y: -16)
                }
            }
    }
}

/// The mistake: the stack hugs its text in the reader's corner, so an offset from the middle starts in the wrong place.
struct MisplacedLabel: View {
    @Binding var value: CGFloat
    let range: ClosedRange<CGFloat>

    var body: some View {
        Slider(value: $value, in: range)
            .background {
                GeometryReader { reader in
                    ZStack {
                        Text("\(value, specifier: "%.0f")")
                            .offset(x: (range.fraction(of: value) - 0.5) * (reader.size.width - knob), y: -30)
                    }
                    .background(Color.red.opacity(0.4))
                }
            }
    }
}

/// The stack fills the reader, less half a knob on either side; points of it are fractions of its size.
struct FilledStackLabel: View {
    @Binding var value: CGFloat
    let range: ClosedRange<CGFloat>

    var body: some View {
        Slider(value: $value, in: range)
            .overlay {
                GeometryReader { reader in
                    let room = reader.size - CGSize(knob, 0)
                    ZStack {
                        Text("\(value, specifier: "%.0f")")
                            .position(room[range.fraction(of: value), 0])
                            .offset(y: -16)
                    }
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .padding(.horizontal, knob / 2)
                }
                .allowsHitTesting(false)
            }
    }
}

/// The same without the stack, which `position` makes idle: the reader itself is as wide as the knob's way.
struct PaddedReaderLabel: View {
    @Binding var value: CGFloat
    let range: ClosedRange<CGFloat>

    var body: some View {
        Slider(value: $value, in: range)
            .background {
                GeometryReader { reader in
                    Text("\(value, specifier: "%.0f")")
                        .position(reader.size[range.fraction(of: value), 0])
                        .offset(y: -16)
                }
                .padding(.horizontal, knob / 2)
            }
    }
}

struct SliderLabels: View {
    @State var value: CGFloat = 160
    private let range: ClosedRange<CGFloat> = 100...300

    var body: some View {
        VStack(spacing: 70) {
            FixedWidthLabel()
            PositionedLabel(value: $value, range: range)
            MisplacedLabel(value: $value, range: range)
            FilledStackLabel(value: $value, range: range)
            PaddedReaderLabel(value: $value, range: range)
        }
        .padding(40)
    }
}

extension ClosedRange where Bound == CGFloat {
    /// How far `value` is along the range: 0 at its start, 1 at its end.
    fileprivate func fraction(of value: CGFloat) -> CGFloat { (value - lowerBound) / (upperBound - lowerBound) }
}

#Preview("Slider labels") { SliderLabels() }
