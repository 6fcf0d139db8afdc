import Foundation
import HTTPTransport

/// Sends requests with a token. If the server refuses the token, gets a new one and sends the request again.
///
/// - One refresh, however many requests find out at the same time; all wait for it, each may be cancelled by itself.
/// - A late refusal of an old token is answered with the token that is there by then, without a refresh.
/// - A failed refresh fails every request that waits, or that is under way with the same token; the next new one tries
///   again.
/// - A refusal that comes after the token was set to nil fails with ``HTTPClient/Refusal/signedOut``: the request is not
///   sent again as another user.
/// - A refusal of the new token is passed on as the response. Refreshes in quick succession end in
///   ``HTTPClient/Refusal/tooManyRefreshes(count:seconds:)``.
///
/// A request to a server that gets no credentials (``OutgoingRequest/mayCarryCredentials``) passes without a token.
///
/// The app provides a ``TokenAuthenticator``; see its example.
public final class TokenRefreshMiddleware<Authenticator: TokenAuthenticator>: Middleware {
  /// The type of the tokens.
  public typealias Token = Authenticator.Token

  private let authenticator: Authenticator
  private let clock: MiddlewareClock
  private let state: Locked<TokenState<Token>>

  /// Creates the middleware.
  ///
  /// - Parameters:
  ///   - authenticator: the app's rules for tokens.
  ///   - token: the initial token. Without one, the first request gets it.
  ///   - refreshLimit: the number of refreshes within the window that counts as too many.
  ///   - window: the number of seconds of the window.
  ///   - clock: the clock for expiry and the window.
  public init(
    _ authenticator: Authenticator,
    token: Token? = nil,
    refreshLimit: Int = 5,
    window: TimeInterval = 30,
    clock: MiddlewareClock = .system
  ) {
    self.authenticator = authenticator
    self.clock = clock
    state = Locked(TokenState(token: token, limit: refreshLimit, window: window))
  }

  /// The token that requests carry. Setting it, as after a login or a logout, overrides a refresh in progress.
  public var token: Token? {
    get { state.withLock { $0.token } }
    set {
      let (flight, outcome) = state.withLock { $0.replaceToken(newValue) }
      flight?.finish(outcome)
    }
  }

  /// Sends the request with a token, and once more with a new one.
  public func intercept(_ request: OutgoingRequest, next: MiddlewareNext) async throws -> ServerResponse {
    guard request.metadata.needsToken, request.mayCarryCredentials, !RefreshesUnderWay.contains(self) else {
      return try await next(request)
    }

    let now = clock.now()
    let authenticator = authenticator
    let (known, beginning) = state.withLock { state in
      (state.current { !authenticator.isExpired($0, at: now) }, state.moment)
    }
    var isFresh = known == nil
    var token: VersionedToken<Token>
    if let known { token = known } else { token = try await tokenBeyond(nil, since: beginning, next: next) }

    while true {
      var authorized = request
      authenticator.authorize(&authorized.urlRequest, with: token.token)
      let response = try await next(authorized)
      guard authenticator.isRefusal(response), !isFresh, request.canBeSentAgain else { return response }
      try Task.checkCancellation()
      // A token that others got in the meantime may be old as well; one that this request waited for is not.
      let newer = try state.withLock { try $0.newer(than: token.version, since: beginning) }
      isFresh = newer == nil
      if let newer {
        token = newer
      } else {
        token = try await tokenBeyond(token.version, since: beginning, next: next)
      }
    }
  }

  /// Waits for a token newer than the version. The first caller starts the refresh.
  private func tokenBeyond(
    _ version: Int?,
    since beginning: TokenState<Token>.Moment,
    next: MiddlewareNext
  ) async throws -> VersionedToken<Token> {
    let now = clock.now()
    let authenticator = authenticator
    let step = try state.withLock { state in
      try state.step(beyond: version, since: beginning, now: now) { !authenticator.isExpired($0, at: now) }
    }
    switch step {
    case .ready(let token): return token
    case .wait(let flight, let place): return try await flight.value(for: place)
    case .start(let flight, let place, let old):
      RefreshesUnderWay.including(self) {
        // A task of its own: the first to ask may be cancelled, the others still want the token.
        _ = Task { await refresh(old, for: flight, through: next) }
      }
      return try await flight.value(for: place)
    }
  }

  private func refresh(
    _ old: VersionedToken<Token>?,
    for flight: Flight<VersionedToken<Token>>,
    through next: MiddlewareNext
  ) async {
    let result: Result<Token, any Error>
    do {
      result = .success(try await authenticator.refresh(old?.token, through: next))
    } catch {
      result = .failure(error)
    }
    if let outcome = state.withLock({ $0.end(flight, with: result) }) { flight.finish(outcome) }
  }
}

extension TokenRefreshMiddleware: CustomReflectable {
  /// An empty mirror: `dump` shows neither the token nor the authenticator's values.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

/// The middlewares for which this task is getting a token. Requests for that must not wait for the token.
private enum RefreshesUnderWay {
  @TaskLocal private static var middlewares: Set<ObjectIdentifier> = []

  static func contains(_ middleware: AnyObject) -> Bool {
    middlewares.contains(ObjectIdentifier(middleware))
  }

  static func including(_ middleware: AnyObject, _ body: () -> Void) {
    $middlewares.withValue(middlewares.union([ObjectIdentifier(middleware)]), operation: body)
  }
}
