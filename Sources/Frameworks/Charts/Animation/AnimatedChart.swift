import QuadrantGeometry
import SwiftUI

/// A chart whose marks and domains move to their new places where their change is animated.
nonisolated struct AnimatedChart: View, Animatable {
    let model: ChartModel
    let stage: ChartStage
    private let target: ChartNumbers
    private var shown: ChartNumbers

    init(model: ChartModel, stage: ChartStage) {
        (self.model, self.stage) = (model, stage)
        target = model.numbers()
        shown = target
    }

    var animatableData: ChartNumbers {
        get { shown }
        set { shown = newValue }
    }

    @MainActor var body: some View {
        let current = shown == target ? model : model.moved(to: shown)
        ScrolledChart(model: current, stage: stage, parts: ChartParts.parts(current, stage))
    }
}
