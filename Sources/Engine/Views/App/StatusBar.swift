import Foundation
package import QuadrantCore
import QuadrantGeometry

/// Draws the status bar of a device over a view that fills its screen: time, signal, Wi-Fi and battery.
///
/// Time is that of the host's clock, in the locale in force; the signal is full and the battery charged, as in pictures
/// for an app store. The bar is in the area above the safe area, takes no touches, and is not in the accessibility
/// tree. It is absent where `statusBarHidden(_:)` says so, and where there is no safe area above.
package struct StatusBarOverlay<Content: View>: View {
    let content: Content
    /// The distance from the top of the screen to the safe area, in points.
    let height: CGFloat
    let isTablet: Bool

    package init(height: Double, isTablet: Bool, content: Content) {
        (self.content, self.height, self.isTablet) = (content, CGFloat(height), isTablet)
    }

    package var body: some View {
        // A view that is smaller than the screen is in its middle; the bar is at the top in any case.
        content.frame(maxWidth: .infinity, maxHeight: .infinity)
            .overlayPreferenceValue(StatusBarHiddenKey.self, alignment: .top) { isHidden in
                // Above sheets and covers, and not dimmed with what is behind them.
                Color.clear.frame(width: 0, height: 0).accessibilityHidden(true)
                    .modifier(Presenter(isOnTop: !isHidden && height > 0) {
                        AnyView(StatusBar(height: height, isTablet: isTablet)
                            .frame(maxHeight: .infinity, alignment: .top)
                            .ignoresSafeArea()
                            .allowsHitTesting(false)
                            .accessibilityHidden(true))
                    })
            }
    }
}

/// Whether a view hides the status bar: where one of several does, it is hidden.
struct StatusBarHiddenKey: PreferenceKey {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

private struct StatusBar: View {
    let height: CGFloat
    let isTablet: Bool
    @Environment(\.locale) private var locale

    private typealias Metrics = StatusBarMetrics

    var body: some View {
        Group {
            if height > Metrics.cutout {
                HStack(spacing: 0) {
                    time(Metrics.font).frame(width: Metrics.side)
                    Spacer(minLength: 0)
                    symbols.frame(width: Metrics.side)
                }
                .frame(height: height * Metrics.lineOfHeight)
            } else if isTablet {
                HStack(spacing: Metrics.padSpacing) {
                    time(Metrics.smallFont)
                    Spacer(minLength: 0)
                    symbols.scaleEffect(Metrics.smallScale, anchor: .trailing)
                }
                .padding(.horizontal, Metrics.padEdge)
                .frame(height: height)
            } else {
                HStack(spacing: 0) {
                    signal.scaleEffect(Metrics.smallScale, anchor: .leading)
                    Spacer(minLength: 0)
                    BatteryMark().scaleEffect(Metrics.smallScale, anchor: .trailing)
                }
                .padding(.horizontal, Metrics.edge)
                .overlay { time(Metrics.smallFont) }
                .frame(height: height)
            }
        }
        .frame(maxWidth: .infinity)
        .dynamicTypeSize(.large)
        .foregroundStyle(.primary)
        .environment(\.layoutDirection, .leftToRight)
    }

    private func time(_ size: CGFloat) -> some View {
        // Never with AM or PM, and with one digit where hours are counted from 1 to 12.
        let cycle = locale.hourCycle, isShort = cycle == .oneToTwelve || cycle == .zeroToEleven
        let format: Date.FormatString = isShort
            ? "\(hour: .defaultDigits(clock: .twelveHour, hourCycle: .oneBased)):\(minute: .twoDigits)"
            : "\(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits)"
        return Text(TimeDataSource<Date>.currentDate,
                    format: Date.VerbatimFormatStyle(format: format, locale: locale, timeZone: .autoupdatingCurrent,
                                                     calendar: Calendar(identifier: .gregorian)))
            .font(.system(size: size, weight: .semibold))
            .lineLimit(1)
    }

    private var signal: some View { SignalBars().frame(width: Metrics.signalWidth, height: Metrics.symbolHeight) }

    private var symbols: some View {
        HStack(spacing: Metrics.spacing) {
            signal
            Image(systemName: "wifi").resizable().frame(width: Metrics.wifiWidth, height: Metrics.symbolHeight)
            BatteryMark()
        }
    }
}

/// Four bars of rising height.
private struct SignalBars: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
        let radius = CGFloat(StatusBarMetrics.barRadius), width = CGFloat(StatusBarMetrics.bar)
        return Path { path in
            for index in 0..<4 {
                let height = rect.height * CGFloat(index + 2) / 5
                let bar = CGRect(x: rect.minX + CGFloat(index) * CGFloat(StatusBarMetrics.barPitch),
                                 y: rect.maxY - height, width: width, height: height)
                path.addRoundedRect(in: bar, cornerSize: CGSize(width: radius, height: radius))
            }
        }
    }
}

/// A charged battery.
private struct BatteryMark: View {
    private typealias Metrics = StatusBarMetrics

    var body: some View {
        let radius = Metrics.batteryRadius, inset = Metrics.batteryInset
        HStack(spacing: 1) {
            RoundedRectangle(cornerRadius: radius).strokeBorder(.primary.opacity(0.35), lineWidth: 1)
                .overlay { RoundedRectangle(cornerRadius: radius).inset(by: inset).fill(.primary) }
                .frame(width: Metrics.batteryWidth, height: Metrics.batteryHeight)
            Capsule().fill(.primary.opacity(0.4)).frame(width: Metrics.endWidth, height: Metrics.endHeight)
        }
    }
}
