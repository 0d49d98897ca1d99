import Foundation
public import QuadrantViews

extension UIImageView {
    /// What an effect of a symbol ended with.
    public struct SymbolEffectCompletionContext {
        /// Whether it ran to its end.
        public let isFinished: Bool
        /// The view.
        public let sender: Any?
    }

    /// Runs an effect on the symbol. Nothing to do: symbols of views stand still, and the effect ends at once.
    public func addSymbolEffect(_ effect: some DiscreteSymbolEffect & SymbolEffect,
                                options: SymbolEffectOptions = .default, animated: Bool = true,
                                completion: ((SymbolEffectCompletionContext) -> Void)? = nil) {
        end(completion)
    }
    /// Starts an effect on the symbol. Nothing to do: symbols of views stand still, and the effect ends at once.
    public func addSymbolEffect(_ effect: some IndefiniteSymbolEffect & SymbolEffect,
                                options: SymbolEffectOptions = .default, animated: Bool = true,
                                completion: ((SymbolEffectCompletionContext) -> Void)? = nil) {
        end(completion)
    }
    /// Starts an effect on the symbol. Nothing to do: symbols of views stand still, and the effect ends at once.
    public func addSymbolEffect(_ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
                                options: SymbolEffectOptions = .default, animated: Bool = true,
                                completion: ((SymbolEffectCompletionContext) -> Void)? = nil) {
        end(completion)
    }
    /// Ends an effect. Nothing to do: symbols of views stand still.
    public func removeSymbolEffect(ofType effect: some IndefiniteSymbolEffect & SymbolEffect,
                                   options: SymbolEffectOptions = .default, animated: Bool = true,
                                   completion: ((SymbolEffectCompletionContext) -> Void)? = nil) {
        end(completion)
    }
    /// Ends all effects. Nothing to do: symbols of views stand still.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {}
    /// Shows another symbol, at once.
    public func setSymbolImage(_ image: UIImage,
                               contentTransition transition: some ContentTransitionSymbolEffect & SymbolEffect,
                               options: SymbolEffectOptions = .default,
                               completion: ((SymbolEffectCompletionContext) -> Void)? = nil) {
        self.image = image
        end(completion)
    }
    private func end(_ completion: ((SymbolEffectCompletionContext) -> Void)?) {
        completion?(SymbolEffectCompletionContext(isFinished: true, sender: self))
    }
}
