import Foundation
import HTTPTransport

/// Refuses answers that are not what the app asked for, before anything reads them.
///
/// A captive portal or a proxy answers 200 with a page; with this in the stack the error says so.
///
/// ```swift
/// let strict = ResponseValidationMiddleware(contentTypes: ["application/json"]) { answer in
///   guard answer.header("X-API-Version") == "2" else { throw URLError(.badServerResponse) }
/// }
/// let client = Middleware.Stack([strict]).buildClient()
/// ```
///
/// Only good answers are looked at: of others the client reads the server's own report.
public struct ResponseValidationMiddleware: SelfContainedMiddleware {
  private let contentTypes: [String]
  private let check: @Sendable (HTTPAnswer) throws -> Void

  /// Makes a middleware that takes only JSON.
  public init() {
    self.init(contentTypes: ["application/json"])
  }

  /// Makes the middleware.
  ///
  /// - Parameters:
  ///   - contentTypes: which are taken, without parameters; empty for any. `application/json` takes what ends in `+json`
  ///     too (RFC 6839), and `image/*` every picture. An answer without a body needs none.
  ///   - check: throws when the answer will not do; by default never.
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
  /// The body is of another type; nil when the server did not say.
  case unacceptableContentType(String?)

  /// The text for an alert: that of any other body which cannot be read.
  public var errorDescription: String? { HTTPFailure.unreadableBody.errorDescription }
}

extension HTTPAnswer {
  /// The type of the body in lower case, without parameters such as the character set.
  var mediaType: String? {
    header("Content-Type").flatMap { $0.split(separator: ";").first }
      .map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
  }
}
