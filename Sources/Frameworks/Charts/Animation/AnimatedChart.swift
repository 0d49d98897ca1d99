import QuadrantGeometry
import SwiftUI

/// A chart whose marks and domains move to their new places where their change is animated.
nonisolated struct AnimatedChart: View, Animatable {
    let model: ChartModel
    let stage: ChartStage
    /// Changes with the views of the program around the plot.
    let views: Version
    private var shown: ChartNumbers

    init(model: ChartModel, stage: ChartStage, views: Version) {
        (self.model, self.stage, self.views) = (model, stage, views)
        shown = model.numbers
    }

    var animatableData: ChartNumbers {
        get { shown }
        set { shown = newValue }
    }

    @MainActor var body: some View {
        let current = shown == model.numbers ? model : model.moved(to: shown)
        ScrolledChart(model: current, stage: stage, parts: ChartParts(current, stage))
    }
}
