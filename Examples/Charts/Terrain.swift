import SwiftUI
import Charts

/// A surface over a plane, and the waves that it is made of.
struct TerrainChart: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text("Interference").font(.headline)
            Chart3D {
                SurfacePlot(x: "x", y: "height", z: "z") { x, z in
                    (sin(x * 5) + cos(z * 5)) * 0.22 * exp(-(x * x + z * z))
                }
                .foregroundStyle(.heightBased)
            }
            .chartXScale(domain: -1.2...1.2)
            .chartYScale(domain: -0.5...0.5)
            .chartZScale(domain: -1.2...1.2)
            .chart3DPose(Chart3DPose(azimuth: .degrees(30), inclination: .degrees(22)))
            .frame(height: 300)
            Chart {
                LinePlot(x: "x", y: "sine") { sin($0 * 5) * 0.22 }.foregroundStyle(by: .value("Wave", "sine"))
                LinePlot(x: "x", y: "cosine") { cos($0 * 5) * 0.22 }.foregroundStyle(by: .value("Wave", "cosine"))
                AreaPlot(x: "x", y: "sum") { (sin($0 * 5) + 1) * 0.22 * exp(-$0 * $0) }
                    .foregroundStyle(by: .value("Wave", "cut through the surface"))
                    .opacity(0.35)
            }
            .chartXScale(domain: -1.2...1.2)
            .chartYScale(domain: -0.4...0.6)
            .frame(height: 180)
        }
        .padding()
    }
}

#Preview { TerrainChart() }
#Preview("Dark") { TerrainChart().preferredColorScheme(.dark) }
