import Foundation
import HTTPTransport

/// Refuses answers that are not what the app requested, before they are read.
///
/// A captive portal or a proxy answers 200 with a web page. With this middleware, the error says so.
///
/// ```swift
/// let strict = ResponseValidationMiddleware(contentTypes: ["application/json"]) { answer in
///   guard answer.header("X-API-Version") == "2" else { throw URLError(.badServerResponse) }
/// }
/// let client = Middleware.Stack([strict]).buildClient()
/// ```
///
/// It checks only successful answers. In others, the client reads the server's own report.
public struct ResponseValidationMiddleware: SelfContainedMiddleware {
  private let contentTypes: [String]
  private let check: @Sendable (HTTPAnswer) throws -> Void

  /// Makes a middleware that takes only JSON.
  public init() {
    self.init(contentTypes: ["application/json"])
  }

  /// Creates the middleware.
  ///
  /// - Parameters:
  ///   - contentTypes: the accepted content types, without parameters. Empty accepts any. `application/json` includes
  ///     types that end in `+json` (RFC 6839), and `image/*` includes every image. An answer without a body needs no
  ///     type.
  ///   - check: throws if the answer is not acceptable. The default never throws.
  public init(contentTypes: [String] = [], check: @escaping @Sendable (HTTPAnswer) throws -> Void = { _ in }) {
    self.contentTypes = contentTypes.map { $0.lowercased() }
    self.check = check
  }

  /// Looks at the answer.
  public func intercept(_ request: OutgoingRequest, next: MiddlewareNext) async throws -> HTTPAnswer {
    let answer = try await next(request)
    guard answer.isSuccess else { return answer }
    if !contentTypes.isEmpty, !answer.body.isEmpty {
      let found = answer.mediaType
      guard let found, contentTypes.contains(where: { Self.accepts($0, found) }) else {
        throw ResponseValidationFailure.unacceptableContentType(found)
      }
    }
    try check(answer)
    return answer
  }

  private static func accepts(_ wanted: String, _ found: String) -> Bool {
    if wanted == found || wanted == "*/*" { return true }
    if wanted.hasSuffix("/*") { return found.hasPrefix(wanted.dropLast()) }
    return wanted == "application/json" && found.hasSuffix("+json")
  }
}

/// The reason for refusing an answer.
public enum ResponseValidationFailure: LocalizedError, Sendable, Equatable {
  /// The body has another type. Nil if the server sent none.
  case unacceptableContentType(String?)

  /// The text for an alert, the same as for any other unreadable body.
  public var errorDescription: String? { HTTPFailure.unreadableBody.errorDescription }
}

extension HTTPAnswer {
  /// The content type in lower case, without parameters such as the character set.
  var mediaType: String? {
    header("Content-Type").flatMap { $0.split(separator: ";").first }
      .map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
  }
}
