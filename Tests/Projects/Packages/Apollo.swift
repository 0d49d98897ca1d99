import Apollo
import ApolloAPI
import SwiftUI

// Code as the generator of the package writes it.

enum Shop {
    typealias ID = String
    enum Objects {
        static let Query = ApolloAPI.Object(typename: "Query", implementedInterfaces: [])
        static let Item = ApolloAPI.Object(typename: "Item", implementedInterfaces: [Interfaces.Node.self])
    }
    enum Interfaces { static let Node = ApolloAPI.Interface(name: "Node") }
    enum SchemaMetadata: ApolloAPI.SchemaMetadata {
        static let configuration: any ApolloAPI.SchemaConfiguration.Type = SchemaConfiguration.self
        static func objectType(forTypename typename: String) -> ApolloAPI.Object? {
            switch typename {
            case "Query": Shop.Objects.Query
            case "Item": Shop.Objects.Item
            default: nil
            }
        }
    }
    enum SchemaConfiguration: ApolloAPI.SchemaConfiguration {
        static func cacheKeyInfo(for type: ApolloAPI.Object, object: ApolloAPI.ObjectData) -> CacheKeyInfo? { nil }
    }
    enum Kind: String, EnumType { case book = "BOOK", map = "MAP" }
    struct Filter: InputObject {
        private(set) var __data: InputDict
        init(_ data: InputDict) { __data = data }
        init(name: GraphQLNullable<String> = nil, kind: GraphQLNullable<GraphQLEnum<Kind>> = nil) {
            __data = InputDict(["name": name, "kind": kind])
        }
        var name: GraphQLNullable<String> {
            get { __data["name"] }
            set { __data["name"] = newValue }
        }
    }
}
protocol ShopSelectionSet: ApolloAPI.SelectionSet & ApolloAPI.RootSelectionSet where Schema == Shop.SchemaMetadata {}
struct ItemParts: ShopSelectionSet, Fragment {
    static var fragmentDefinition: StaticString { #"fragment ItemParts on Item { __typename id name kind }"# }
    let __data: DataDict
    init(_dataDict: DataDict) { __data = _dataDict }
    static var __parentType: any ApolloAPI.ParentType { Shop.Objects.Item }
    static var __selections: [ApolloAPI.Selection] { [
        .field("__typename", String.self), .field("id", Shop.ID.self), .field("name", String?.self),
        .field("kind", GraphQLEnum<Shop.Kind>?.self),
    ] }
    var id: Shop.ID { __data["id"] }
    var name: String? { __data["name"] }
    var kind: GraphQLEnum<Shop.Kind>? { __data["kind"] }
    init(id: Shop.ID, name: String? = nil, kind: GraphQLEnum<Shop.Kind>? = nil) {
        self.init(_dataDict: DataDict(
            data: ["__typename": Shop.Objects.Item.typename, "id": id, "name": name, "kind": kind],
            fulfilledFragments: [ObjectIdentifier(ItemParts.self)]))
    }
}
class ItemsQuery: GraphQLQuery {
    static let operationName: String = "Items"
    static let operationDocument: ApolloAPI.OperationDocument = .init(definition: .init(
        #"query Items($filter: Filter, $page: Int) { items(filter: $filter, page: $page) { ...ItemParts } }"#,
        fragments: [ItemParts.self]))
    var filter: GraphQLNullable<Shop.Filter>, page: GraphQLNullable<Int>
    init(filter: GraphQLNullable<Shop.Filter>, page: GraphQLNullable<Int>) { (self.filter, self.page) = (filter, page) }
    var __variables: Variables? { ["filter": filter, "page": page] }
    struct Data: ShopSelectionSet {
        let __data: DataDict
        init(_dataDict: DataDict) { __data = _dataDict }
        static var __parentType: any ApolloAPI.ParentType { Shop.Objects.Query }
        static var __selections: [ApolloAPI.Selection] { [
            .field("items", [Item?]?.self, arguments: ["filter": .variable("filter"), "page": 1]),
        ] }
        var items: [Item?]? { __data["items"] }
        struct Item: ShopSelectionSet {
            let __data: DataDict
            init(_dataDict: DataDict) { __data = _dataDict }
            static var __parentType: any ApolloAPI.ParentType { Shop.Objects.Item }
            static var __selections: [ApolloAPI.Selection] { [.fragment(ItemParts.self)] }
            var name: String? { __data["name"] }
            var fragments: Fragments { Fragments(_dataDict: __data) }
            struct Fragments: FragmentContainer {
                let __data: DataDict
                init(_dataDict: DataDict) { __data = _dataDict }
                var itemParts: ItemParts { _toFragment() }
            }
        }
    }
}
struct KeyInterceptor: ApolloInterceptor {
    var id = UUID().uuidString
    func interceptAsync<Operation: GraphQLOperation>(
        chain: any RequestChain, request: HTTPRequest<Operation>, response: HTTPResponse<Operation>?,
        completion: @escaping (Result<GraphQLResult<Operation.Data>, any Error>) -> Void
    ) {
        request.addHeader(name: "Authorization", value: "Bearer x")
        chain.proceedAsync(request: request, response: response, interceptor: self, completion: completion)
    }
}
class ShopInterceptors: DefaultInterceptorProvider {
    override func interceptors<Operation: GraphQLOperation>(for operation: Operation) -> [any ApolloInterceptor] {
        var all = super.interceptors(for: operation)
        all.insert(KeyInterceptor(), at: 0)
        return all
    }
}

struct ShopView: View {
    @State private var names: [String] = []
    private let client: ApolloClient = {
        let store = ApolloStore(cache: InMemoryNormalizedCache())
        let url = URL(string: "https://example.invalid/shop")!
        return ApolloClient(networkTransport: RequestChainNetworkTransport(
            interceptorProvider: ShopInterceptors(store: store), endpointURL: url), store: store)
    }()
    private func load() {
        let filter = Shop.Filter(name: "a", kind: .init(Shop.Kind.map))
        client.fetch(query: ItemsQuery(filter: .some(filter), page: 2)) { result in
            guard case .success(let answer) = result else { return }
            names = answer.data?.items?.compactMap { $0?.name } ?? []
            let first = answer.data?.items?.first??.fragments.itemParts
            print("Fetched", names, first?.id ?? "", first?.kind == .map, answer.source == .server)
        }
    }
    var body: some View {
        List(names, id: \.self) { Text($0) }
            .onAppear {
                let made = ItemParts(id: "7", name: "Atlas", kind: .init(.map)), other = ItemParts(id: "8")
                let object: JSONObject = ["id": 3, "name": "Wien", "kind": "GLOBE"]
                let read = ItemsQuery.Data(data: ["items": [object as AnyHashable] as AnyHashable])
                let parts = read.items?.first??.fragments.itemParts
                print("Apollo", made.name ?? "none", made.kind == .map, other.name ?? "none", made == other,
                      parts?.id ?? "", parts?.name ?? "", parts?.kind?.rawValue ?? "", parts?.kind?.value == nil)
                load()
            }
    }
}

#Preview { ShopView() }
