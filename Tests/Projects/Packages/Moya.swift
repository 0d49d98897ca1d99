import Combine
import CombineMoya
import Moya
import SwiftUI

struct Visit: Codable { let id: Int, place: String }
enum Travel {
    case visits(page: Int), add(Visit), picture(Data)
}
extension Travel: TargetType {
    var baseURL: URL { URL(string: "https://example.invalid/v1")! }
    var path: String {
        switch self {
        case .visits: "visits"
        case .add: "more"
        case .picture: "pictures"
        }
    }
    var method: Moya.Method { if case .visits = self { .get } else { .post } }
    var task: Moya.Task {
        switch self {
        case .visits(let page): .requestParameters(parameters: ["page": page], encoding: URLEncoding.queryString)
        case .add(let visit): .requestJSONEncodable(visit)
        case .picture(let data):
            .uploadMultipart([MultipartFormData(provider: .data(data), name: "file", fileName: "a.png")])
        }
    }
    var headers: [String: String]? { ["Accept": "application/json"] }
    var sampleData: Data { Data(#"{"list": [{"id": 9, "place": "Graz"}]}"#.utf8) }
}
extension Travel: AccessTokenAuthorizable {
    var authorizationType: AuthorizationType? { .bearer }
}
@MainActor final class TravelModel: ObservableObject {
    @Published var places: [String] = []
    private var bag = Set<AnyCancellable>()
    private let provider = MoyaProvider<Travel>(
        stubClosure: MoyaProvider.immediatelyStub, plugins: [AccessTokenPlugin { _ in "secret" }])

    func load() {
        provider.request(.visits(page: 2)) { [weak self] result in
            guard case .success(let response) = result else { return }
            self?.places = ((try? response.map([Visit].self, atKeyPath: "list")) ?? []).map(\.place)
            let request = response.request
            print("Moya", self?.places ?? [], response.statusCode, request?.url?.query ?? "",
                  request?.value(forHTTPHeaderField: "Authorization") ?? "")
        }
        provider.request(.add(Visit(id: 1, place: "Linz"))) { result in
            guard case .success(let response) = result else { return }
            let sent = response.request?.httpBody.flatMap { try? JSONDecoder().decode(Visit.self, from: $0) }
            let wrong = Result { try response.map([Visit].self) }
            print("Sent", sent?.place ?? "", response.request?.value(forHTTPHeaderField: "Content-Type") ?? "",
                  (try? wrong.get())?.count ?? 0)
        }
        provider.requestPublisher(.picture(Data([1, 2])))
            .filterSuccessfulStatusCodes()
            .map([Visit].self, atKeyPath: "list")
            .sink(receiveCompletion: { _ in }, receiveValue: { print("Published", $0.map(\.place)) })
            .store(in: &bag)
    }
}
struct TravelView: View {
    @StateObject private var model = TravelModel()
    var body: some View { List(model.places, id: \.self) { Text($0) }.onAppear { model.load() } }
}

#Preview { TravelView() }
