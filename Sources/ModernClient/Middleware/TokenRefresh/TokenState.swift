import Foundation

/// A token, and how many came before it: a refusal counts only against the token that was sent.
struct VersionedToken<Token: Sendable>: Sendable {
  let token: Token
  let version: Int
}

/// What is known of an app's token, and what happens to it; only ever looked at under a lock.
struct TokenState<Token: Sendable>: Sendable {
  typealias TokenFlight = Flight<VersionedToken<Token>>

  /// What a request that needs a newer token does.
  enum Step {
    case ready(VersionedToken<Token>)
    case wait(TokenFlight, place: Int)
    case start(TokenFlight, place: Int, old: VersionedToken<Token>?)
  }

  private(set) var token: Token?
  /// How many refreshes have failed. A request remembers how many when it began, so that it does not try again itself.
  private(set) var failures = 0

  private var version = 0
  private var flight: TokenFlight?
  private var lastError: (any Error)?
  private var recentRefreshes: [Date] = []
  private let limit: Int
  private let window: TimeInterval

  init(token: Token?, limit: Int, window: TimeInterval) {
    self.token = token
    self.limit = limit
    self.window = window
  }

  /// The token, if there is one that holds.
  func current(where holds: (Token) -> Bool) -> VersionedToken<Token>? {
    token.flatMap { holds($0) ? VersionedToken(token: $0, version: version) : nil }
  }

  /// The token, if it is not the one that was refused.
  func newer(than refused: Int) -> VersionedToken<Token>? {
    version > refused ? current { _ in true } : nil
  }

  /// Decides how to come by a token beyond a version; nil when there was none that holds.
  mutating func step(
    beyond refused: Int?,
    failures known: Int,
    now: Date,
    where holds: (Token) -> Bool
  ) throws -> Step {
    if let token = refused.map({ newer(than: $0) }) ?? current(where: holds) { return .ready(token) }
    if let flight, let place = flight.join() { return .wait(flight, place: place) }
    // The refresh that this request would have waited for is over.
    if failures > known, let lastError { throw lastError }

    recentRefreshes = recentRefreshes.filter { now.timeIntervalSince($0) < window }
    guard recentRefreshes.count < limit else {
      throw TokenRefreshFailure.tooManyRefreshes(count: recentRefreshes.count, seconds: window)
    }
    recentRefreshes.append(now)

    let started = TokenFlight(survivesAlone: true)
    guard let place = started.join() else { throw CancellationError() }
    flight = started
    return .start(started, place: place, old: current { _ in true })
  }

  /// Keeps what a refresh brought.
  ///
  /// - Returns: what to tell those who wait; nil when they were told already, because the token was set meanwhile.
  mutating func end(
    _ ended: TokenFlight,
    with result: Result<Token, any Error>
  ) -> Result<VersionedToken<Token>, any Error>? {
    guard flight === ended else { return nil }
    flight = nil
    switch result {
    case .success(let token):
      return .success(renew(token))
    case .failure(let error):
      failures += 1
      lastError = error
      return .failure(error)
    }
  }

  /// Takes a token from outside.
  ///
  /// - Returns: the refresh that nobody needs any more, and what to tell those who wait for it.
  mutating func replaceToken(
    _ token: Token?
  ) -> (TokenFlight?, Result<VersionedToken<Token>, any Error>) {
    defer { flight = nil }
    if let token { return (flight, .success(renew(token))) }
    self.token = nil
    version += 1
    return (flight, .failure(TokenRefreshFailure.signedOut))
  }

  private mutating func renew(_ token: Token) -> VersionedToken<Token> {
    self.token = token
    version += 1
    return VersionedToken(token: token, version: version)
  }
}
