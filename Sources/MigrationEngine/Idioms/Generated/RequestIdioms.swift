// Made from the doc comments of the idioms:
// WRITE_IDIOMS=1 swift test --filter IdiomCatalogueTests

extension Idiom {
  static let requestIdioms: [Idiom] = [
    Idiom(
      name: "request",
      group: .request,
      summary: #"The class that executes a request."#,
      details: [],
      before: #"""
        final class ItemsRequest {
          let request: GetRequest<ItemsResponse>
          init(params: ItemsRequestParams, referer: String) {
            request = GetRequest<ItemsResponse>(params: params, referer: referer)
          }
          func executeAsync(_ onComplete: @escaping (ItemsResponse?, Error?) -> Void) {
            request.execute(onComplete)
          }
        }
        """#,
      after: #"""
        struct Items: HTTPGetRequest {
          typealias Response = ItemsResponse
          let endpoint: any HTTPEndpointConvertible = Endpoint.Shop.items
        }
        """#,
      preserves: #"Method, path, parameters, response type, referer (an argument of the call)."#,
      limits: #"Anything else that the class does; a response that is not converted."#,
      source: "Sources/MigrationEngine/Recognition/Requests/RequestRecognition.swift"
    ),
    Idiom(
      name: "request-parameters",
      group: .request,
      summary: #"The class with a request's parameters."#,
      details: [
        #"The parameters become properties of the new request. Two requests with one path share an endpoint."#
      ],
      before: #"""
        final class ItemsRequestParams: RequestParams {
          let ITEMS = "items"
          func getUrl() -> String? { return APIUtil.makeUrl(API, ITEMS) }
          func getRequestParams() -> Any { return [:] }
          func getContentType() -> ContentType { return .none }
        }
        """#,
      after: #"""
        enum Shop: String, HTTPEndpointConvertible {
          case items = "api/items"
        }
        """#,
      preserves: #"Path, parameters, content type."#,
      limits: #"A computed path, computed parameters, other members, a class with subclasses."#,
      source: "Sources/MigrationEngine/Recognition/Requests/RequestParametersRecognition.swift"
    ),
  ]
}
