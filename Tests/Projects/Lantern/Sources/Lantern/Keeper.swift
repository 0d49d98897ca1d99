import Foundation

/// Foundation brings Combine and Observation on a phone.
final class Keeper: ObservableObject {
    @Published var lit = 2
    private var listeners: Set<AnyCancellable> = []

    init() { $lit.sink { _ in }.store(in: &listeners) }
}

@Observable final class Tower {
    var height = 31
}
