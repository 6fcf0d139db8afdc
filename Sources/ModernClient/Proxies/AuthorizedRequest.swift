/// A request with the user's token in its `Authorization` header.
///
/// ```swift
/// try await client.call(AuthorizedRequest(request: Products(), token: token))
/// ```
///
/// If every request carries the same token, and the token has to be renewed, use a middleware instead. The token does
/// not appear when the request is printed.
public struct AuthorizedRequest<Request: HTTPRequestRepresentation>: RequestProxy {
  /// The request without the token.
  public let request: Request

  private let authorization: String

  /// Adds a token to a request. It replaces an existing one.
  ///
  /// - Parameters:
  ///   - request: the request.
  ///   - token: the token.
  ///   - scheme: the kind of token. The default is `Bearer`.
  public init(request: Request, token: String, scheme: String = "Bearer") {
    self.request = request
    authorization = "\(scheme) \(token)"
  }

  /// The request's header fields, with the token.
  public var headers: [String: String] { request.headers.setting("Authorization", to: authorization) }
}

extension AuthorizedRequest: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The request without the token.
  public var description: String { "AuthorizedRequest(request: \(request))" }

  /// The request without the token.
  public var debugDescription: String { "AuthorizedRequest(request: \(String(reflecting: request)))" }

  /// The request without the token.
  public var customMirror: Mirror { Mirror(self, children: ["request": request]) }
}

extension [String: String] {
  /// Returns the header fields with one of them set, in any spelling of its name.
  func setting(_ name: String, to value: String) -> [String: String] {
    var headers = filter { $0.key.lowercased() != name.lowercased() }
    headers[name] = value
    return headers
  }
}
