import Foundation
import HTTPTransport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Defines an app's tokens: their type, how a request carries one, and how to obtain a new one.
///
/// ```swift
/// struct SessionAuthenticator: TokenAuthenticator {
///   struct Session: Codable, Sendable {
///     let accessToken: String
///     let refreshToken: String
///   }
///
///   struct Renew: HTTPPostRequest {
///     typealias Response = Session
///
///     let endpoint: any HTTPEndpointConvertible = .path("api/token")
///     let refreshToken: String
///     var body: HTTPBody? { .form(["refresh_token": refreshToken]) }
///   }
///
///   let baseURL: URL
///
///   func authorize(_ request: inout URLRequest, with token: Session) {
///     request.setValue("Bearer " + token.accessToken, forHTTPHeaderField: "Authorization")
///   }
///
///   func refresh(_ token: Session?, through transport: any ClientTransport) async throws -> Session {
///     guard let token else { throw URLError(.userAuthenticationRequired) }
///     let client = HTTPClient(configuration: .init(baseURL: baseURL, transport: transport))
///     return try await client.call(Renew(refreshToken: token.refreshToken))
///   }
/// }
///
/// let tokens = TokenRefreshMiddleware(SessionAuthenticator(baseURL: url), token: stored)
/// let client = Middleware.Stack([tokens]).buildClient()
/// ```
public protocol TokenAuthenticator: Sendable {
  /// The value to keep between requests: a string, or several with a date.
  associatedtype Token: Sendable

  /// Puts a token on a request.
  ///
  /// - Parameters:
  ///   - request: what is about to be sent.
  ///   - token: the one to carry.
  func authorize(_ request: inout URLRequest, with token: Token)

  /// Gets a new token. Called once at a time, however many requests wait for it, and not cancelled with any of them: a
  /// refresh token often works once.
  ///
  /// - Parameters:
  ///   - token: the one that no longer holds; nil when there was none.
  ///   - transport: sends past the middleware that asks, and past those outside it. Calls through the same client pass
  ///     it by too, unless they are made in a detached task.
  /// - Returns: the new token.
  /// - Throws: why there is none; every request that waits fails with this error, and the next new one tries again.
  func refresh(_ token: Token?, through transport: any ClientTransport) async throws -> Token

  /// Whether a token is known to hold no longer, so that it need not be tried. By default it is not known.
  ///
  /// - Parameters:
  ///   - token: the one that would be sent.
  ///   - now: the time.
  func isExpired(_ token: Token, at now: Date) -> Bool

  /// Whether the server refused the token. By default when it answers 401.
  ///
  /// - Parameter answer: what it said.
  func isRefusal(_ answer: HTTPAnswer) -> Bool
}

extension TokenAuthenticator {
  public func isExpired(_ token: Token, at now: Date) -> Bool { false }

  public func isRefusal(_ answer: HTTPAnswer) -> Bool { answer.statusCode == 401 }
}
