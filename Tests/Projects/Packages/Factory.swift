import FactoryKit
import SwiftUI

protocol Greeting: AnyObject, Sendable {
    var text: String { get }
}
final class LiveGreeting: Greeting {
    let text: String
    init(_ text: String) { self.text = text }
}
@MainActor final class GreetingModel: ObservableObject {
    @Injected(\.greeting) private var greeting
    @LazyInjected(\.once) private var once
    @WeakLazyInjected(\.kept) private var kept
    @Published var title = ""
    func load() { title = "\(greeting.text) \(once.text) \(kept?.text ?? "gone")" }
}
@MainActor @Observable final class GreetingCount {
    var value = 3
}
extension Container {
    var greeting: Factory<any Greeting> { self { LiveGreeting("live") }.onPreview { LiveGreeting("preview") } }
    var once: Factory<any Greeting> { self { LiveGreeting("one") }.singleton }
    var kept: Factory<any Greeting> { self { LiveGreeting("kept") }.shared }
    var cached: Factory<any Greeting> { self { LiveGreeting("cached") }.scope(.session) }
    var named: ParameterFactory<String, any Greeting> { ParameterFactory(self) { LiveGreeting($0) } }
    @MainActor var model: Factory<GreetingModel> { self { MainActor.assumeIsolated { GreetingModel() } } }
    @MainActor var count: Factory<GreetingCount> { self { MainActor.assumeIsolated { GreetingCount() } } }
}
extension Scope {
    static let session = Cached()
}

struct GreetingView: View {
    @InjectedObject(\.model) private var model
    @InjectedObservable(\.count) private var count

    var body: some View {
        VStack {
            Text(model.title)
            Stepper("\(count.value)", value: $count.value)
        }
        .onAppear {
            let shared = Container.shared
            model.load()
            let first = shared.cached(), isKept = first === shared.cached()
            shared.manager.reset(scope: .session)
            let isOther = first !== shared.cached()
            shared.greeting.onPreview { LiveGreeting("other") }
            shared.once.register { LiveGreeting("mock") }
            print("Factory", model.title, isKept, isOther, shared.once() === shared.once(), shared.once().text,
                  shared.named("Mia").text, shared.greeting() === shared.greeting(), count.value)
        }
    }
}

#Preview { GreetingView() }
