/// Members that are not quite what a request, an endpoint or an authenticator may have, with the compiler's message.
enum NearMisses {
  struct Case {
    let member: String
    let message: String
  }

  static let ofRequests: [Case] = [
    body(#"var body: HTTPBody { .form(["a": "b"]) }"#), body("let body = Data()"),
    body("var body: [String: String] { [:] }"), body("let body: String"), body("let title: String; let body: String"),
    body("var body: HTTPBody! { nil }"), body("var body: HTTPBody? { get throws { nil } }"),
    body("var body: HTTPBody? { get async { nil } }"), body("var body: HTTPBody? { get async throws { nil } }"),
    body("func body() -> HTTPBody? { nil }"), body("func body() throws -> HTTPBody { .form([:]) }"),
    body("var body: URL? { nil }"), body("var body: Double? { nil }"), body("var body: [HTTPBody] { [] }"),
    body("var body: some Encodable { 1 }"), body("static var body: HTTPBody? { nil }; var body: Int { 1 }"),
    timeout("let timeout: TimeInterval = 1"), timeout("let timeout = 1"), timeout("var timeout: Int? { 1 }"),
    timeout("var timeout: TimeInterval! { 1 }"), timeout("var timeout: Duration? { nil }"),
    timeout("var timeout: TimeInterval? { get throws { 1 } }"), timeout("func timeout() -> TimeInterval? { 1 }"),
    parameters("var parameters: [String: Any] { [:] }"), parameters("var parameters: [String: String?] { [:] }"),
    parameters("var parameters: [String: String]? { nil }"), parameters("var parameters: [String: Date] { [:] }"),
    parameters("func parameters() -> [String: String] { [:] }"),
    parameters("var parameters: [String: String] { get throws { [:] } }"),
    baseURL(#"let baseURL = URL(string: "https://example.test")!"#),
    baseURL(#"let baseURL: String? = "https://a.test""#),
    baseURL("var baseURL: URL! { nil }"), baseURL("var baseURL: URL? { get async { nil } }"),
    headers("var headers: [String: String?] { [:] }"), headers("var headers: [String: Any] { [:] }"),
    headers("var headers: [String: String]? { nil }"), headers("var headers: [(String, String)] { [] }"),
    headers("var headers: [String: String] { get async { [:] } }"),
    headers("func headers() -> [String: String] { [:] }"),
    method(#"var method: String { "GET" }"#), method("var method: HTTPClient.Method? { .get }"),
    method("func method() -> HTTPClient.Method { .put }"),
    Case(
      member: "let cachePolicy: URLRequest.CachePolicy = .reloadIgnoringLocalCacheData",
      message: "cachePolicy must be `var cachePolicy: URLRequest.CachePolicy? { get }`"),
    Case(
      member: "var parameterEncoding: HTTPClient.ParameterEncoding? { nil }",
      message: "parameterEncoding must be `var parameterEncoding: HTTPClient.ParameterEncoding { get }`"),
    Case(
      member: "var metadata: RequestMetadata? { nil }",
      message: "metadata must be `var metadata: RequestMetadata { get }`"),
    Case(
      member: "let decoding = PropertyListResponseDecoding()",
      message: "decoding must be `var decoding: any ResponseDecoding { get }`"),
    Case(member: "let decoding = 5", message: "decoding must be `var decoding: any ResponseDecoding { get }`"),
    uri("var uri: String? { nil }"), uri("var uri: URL { URL(fileURLWithPath: \"/\") }"),
    uri(#"var uri: Substring { "a" }"#), uri("func uri() -> String { \"a\" }"),
    uri("var uri: String { get throws { \"a\" } }"),
    response("func response(from response: ServerResponse) throws -> String { \"\" }"),
    response("func response(from response: ServerResponse) throws -> Data? { nil }"),
    response("func response(from response: ServerResponse) async throws -> Data { Data() }"),
    failure("func failure(from response: ServerResponse) throws -> String? { nil }"),
    failure("func failure(from response: ServerResponse) -> Int? { nil }"),
    failure("func failure(from response: ServerResponse) async -> String? { nil }"),
    headers("var headers: [String: String]! { [:] }"), headers("let headers: [String: String]!"),
    parameters("var parameters: [String: ParameterValue]! { [:] }"), method("var method: HTTPClient.Method! { .put }"),
    uri("var uri: String! { \"a\" }"),
    Case(
      member: "var parameterEncoding: HTTPClient.ParameterEncoding! { .legacy }",
      message: "parameterEncoding must be `var parameterEncoding: HTTPClient.ParameterEncoding { get }`"),
    Case(
      member: "var metadata: RequestMetadata! { nil }",
      message: "metadata must be `var metadata: RequestMetadata { get }`"),
    Case(
      member: "var decoding: (any ResponseDecoding)! { nil }",
      message: "decoding must be `var decoding: any ResponseDecoding { get }`"),
    response("func response(from data: Data) throws -> Data { data }"),
    adapt("func adapt(_ request: URLRequest) -> URLRequest { request }"),
    adapt("func adapt(_ request: inout URLRequest) async {}"),
    adapt("func adapt(_ request: inout URLRequest) -> Bool { true }"),
  ]

  static let ofEndpoints: [Case] = [
    root(#"let root = URL(string: "https://example.test")!"#), root(#"var root: String? { "https://example.test" }"#),
    root("var root: URL! { nil }"), root("func root() -> URL? { nil }"), root("var root: URL? { get throws { nil } }"),
    function(#"var functionPath: EndpointPath? { "search" }"#), function(#"var functionPath: String { "search" }"#),
    function("var functionPath: URL? { nil }"), function(#"func functionPath() -> EndpointPath { "search" }"#),
    function(#"var functionPath: EndpointPath! { "search" }"#), path(#"var path: EndpointPath! { "a" }"#),
    path(#"var path: String { "v2/\(rawValue)" }"#), path(#"var path: String? { "users" }"#),
    path("var path: URL? { nil }"), path(#"func path() -> EndpointPath { "a" }"#),
    path(#"var path: EndpointPath { get throws { "a" } }"#),
  ]

  static let ofAuthenticators: [Case] = [
    expired("func isExpired(_ token: String) -> Bool { true }"),
    expired("func isExpired(_ token: String, at now: Date) -> Bool? { true }"),
    expired("func isExpired(_ token: String, at now: Date) throws -> Bool { true }"),
    expired("func isExpired(_ token: String, at now: Date) async -> Bool { true }"),
    Case(
      member: "func isRefusal(_ response: ServerResponse) throws -> Bool { true }",
      message: "must be `func isRefusal(_ response: ServerResponse) -> Bool`"),
  ]

  private static func body(_ member: String) -> Case {
    Case(
      member: member,
      message: "body must be `var body: HTTPBody? { get }`; name a property of the app otherwise")
  }

  private static func timeout(_ member: String) -> Case {
    Case(member: member, message: "timeout must be `var timeout: TimeInterval? { get }`")
  }

  private static func parameters(_ member: String) -> Case {
    Case(member: member, message: "parameters must be `var parameters: some ParametersConvertible { get }`")
  }

  private static func baseURL(_ member: String) -> Case {
    Case(member: member, message: "baseURL must be `var baseURL: URL? { get }`")
  }

  private static func headers(_ member: String) -> Case {
    Case(member: member, message: "headers must be `var headers: [String: String] { get }`")
  }

  private static func method(_ member: String) -> Case {
    Case(member: member, message: "method must be `var method: HTTPClient.Method { get }`")
  }

  private static func uri(_ member: String) -> Case {
    Case(member: member, message: "uri must be `var uri: String { get }`")
  }

  private static func response(_ member: String) -> Case {
    Case(member: member, message: "must be `func response(from response: ServerResponse) throws -> Response`")
  }

  private static func failure(_ member: String) -> Case {
    Case(member: member, message: "must be `func failure(from response: ServerResponse) -> Failure?`")
  }

  private static func adapt(_ member: String) -> Case {
    Case(member: member, message: "must be `func adapt(_ request: inout URLRequest) throws`")
  }

  private static func root(_ member: String) -> Case {
    Case(member: member, message: "root must be `var root: URL? { get }`")
  }

  private static func function(_ member: String) -> Case {
    Case(
      member: member,
      message: "functionPath must be `var functionPath: EndpointPath { get }`; a plain String is not escaped")
  }

  private static func path(_ member: String) -> Case {
    Case(member: member, message: "path must be `var path: EndpointPath { get }`; a plain String is not escaped")
  }

  private static func expired(_ member: String) -> Case {
    Case(member: member, message: "must be `func isExpired(_ token: Token, at now: Date) -> Bool`")
  }
}
