import Foundation
import HTTPTransport

/// Refuses responses that are not what the app requested, before they are read.
///
/// A captive portal or a proxy answers 200 with a web page. With this middleware, the error says so.
///
/// ```swift
/// let strict = ResponseValidationMiddleware(contentTypes: ["application/json"]) { response in
///   guard response.header("X-API-Version") == "2" else { throw URLError(.badServerResponse) }
/// }
/// let client = Middleware.Stack([strict]).buildClient()
/// ```
///
/// It checks only successful responses. In others, the client reads the server's own report.
public struct ResponseValidationMiddleware: SelfContainedMiddleware {
  private let contentTypes: [String]
  private let check: @Sendable (ServerResponse) throws -> Void

  /// Makes a middleware that takes only JSON.
  public init() {
    self.init(contentTypes: ["application/json"])
  }

  /// Creates the middleware.
  ///
  /// - Parameters:
  ///   - contentTypes: the accepted content types, without parameters. Empty accepts any. `application/json` includes
  ///     types that end in `+json` (RFC 6839), and `image/*` includes every image. A response without a body needs no
  ///     type.
  ///   - check: throws if the response is not acceptable. The default never throws.
  public init(contentTypes: [String] = [], check: @escaping @Sendable (ServerResponse) throws -> Void = { _ in }) {
    self.contentTypes = contentTypes.map { $0.lowercased() }
    self.check = check
  }

  /// Looks at the response.
  public func intercept(_ request: OutgoingRequest, next: MiddlewareNext) async throws -> ServerResponse {
    let response = try await next(request)
    guard response.isSuccess else { return response }
    if !contentTypes.isEmpty, !response.body.isEmpty {
      let found = response.mediaType
      guard let found, contentTypes.contains(where: { Self.accepts($0, found) }) else {
        throw HTTPClient.Refusal.unacceptableContentType(found)
      }
    }
    try check(response)
    return response
  }

  private static func accepts(_ wanted: String, _ found: String) -> Bool {
    if wanted == found || wanted == "*/*" { return true }
    if wanted.hasSuffix("/*") { return found.hasPrefix(wanted.dropLast()) }
    return wanted == "application/json" && found.hasSuffix("+json")
  }
}

extension ServerResponse {
  /// The content type in lower case, without parameters such as the character set.
  var mediaType: String? {
    header("Content-Type").flatMap { $0.split(separator: ";").first }
      .map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
  }
}
