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

  /// Adds a token to a request.
  ///
  /// - Parameters:
  ///   - request: the request that will be sent.
  ///   - token: the token to add.
  func authorize(_ request: inout URLRequest, with token: Token)

  /// Gets a new token. Only one call runs at a time, however many requests wait for it. It is not cancelled with any of
  /// them, because a refresh token often works only once.
  ///
  /// - Parameters:
  ///   - token: the token that is no longer valid. Nil if there was none.
  ///   - transport: a transport that skips this middleware, and those outside it. Calls through the same client skip it
  ///     too, unless they run in a detached task.
  /// - Returns: the new token.
  /// - Throws: the error with which every waiting request fails. The next new request tries again.
  func refresh(_ token: Token?, through transport: any ClientTransport) async throws -> Token

  /// Returns whether a token is known to be expired, so that it need not be tried. The default returns false.
  ///
  /// - Parameters:
  ///   - token: the token that would be sent.
  ///   - now: the current time.
  func isExpired(_ token: Token, at now: Date) -> Bool

  /// Returns whether the server refused the token. The default checks for status 401.
  ///
  /// - Parameter response: the server's response.
  func isRefusal(_ response: ServerResponse) -> Bool

  // As for the members of requests (HTTPClient+Members.swift): what an authenticator declares under these names.
  associatedtype ExpiryFunction
  associatedtype ExpiryAtFunction
  associatedtype RefusalFunction
  associatedtype UndeclaredMember

  @_disfavoredOverload func isExpired(_ token: Token) async throws -> ExpiryFunction
  @_disfavoredOverload func isExpired(_ token: Token, at now: Date) async throws -> ExpiryAtFunction
  @_disfavoredOverload func isRefusal(_ response: ServerResponse) async throws -> RefusalFunction
  static func undeclaredMember() -> UndeclaredMember
}

extension TokenAuthenticator where ExpiryFunction == Never, ExpiryAtFunction == Never {
  public func isExpired(_ token: Token, at now: Date) -> Bool { false }
}

extension TokenAuthenticator where RefusalFunction == Never {
  public func isRefusal(_ response: ServerResponse) -> Bool { response.statusCode == 401 }
}

extension TokenAuthenticator {
  @available(*, unavailable, message: "must be `func isExpired(_ token: Token, at now: Date) -> Bool`")
  @_disfavoredOverload public func isExpired(_ token: Token, at now: Date) -> Bool { undeclared() }

  @available(*, unavailable, message: "must be `func isRefusal(_ response: ServerResponse) -> Bool`")
  @_disfavoredOverload public func isRefusal(_ response: ServerResponse) -> Bool { undeclared() }

  @_disfavoredOverload public func isExpired(_ token: Token) async throws -> Never { undeclared() }
  public static func undeclaredMember() -> Never { undeclared() }
}

extension TokenAuthenticator where ExpiryFunction == Never, ExpiryAtFunction == Never, UndeclaredMember == Never {
  @_disfavoredOverload public func isExpired(_ token: Token, at now: Date) async throws -> Never { undeclared() }
}

extension TokenAuthenticator where RefusalFunction == Never, UndeclaredMember == Never {
  @_disfavoredOverload public func isRefusal(_ response: ServerResponse) async throws -> Never { undeclared() }
}
