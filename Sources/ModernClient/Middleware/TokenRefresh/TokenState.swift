import Foundation

/// A token with its number: a refusal counts only against the token that was sent.
struct VersionedToken<Token: Sendable>: Sendable {
  let token: Token
  let version: Int
}

/// The state of an app's token. Access it only under a lock.
struct TokenState<Token: Sendable>: Sendable {
  typealias TokenFlight = Flight<VersionedToken<Token>>

  /// The next step of a request that needs a newer token.
  enum Step {
    case ready(VersionedToken<Token>)
    case wait(TokenFlight, place: Int)
    case start(TokenFlight, place: Int, old: VersionedToken<Token>?)
  }

  /// A snapshot that a request takes when it begins.
  struct Moment: Sendable {
    /// The number of failed refreshes. A request does not try again after a failed refresh that it would have waited
    /// for.
    fileprivate(set) var failures = 0
    /// The number of sign-outs. Requests sent before a sign-out belong to another user.
    fileprivate(set) var signOuts = 0
  }

  private(set) var token: Token?
  private(set) var moment = Moment()

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

  /// Returns the token, unless it is the one that was refused.
  ///
  /// - Throws: `HTTPClient.Refusal.signedOut` if it may belong to another user than the request that began at that
  ///   moment.
  func newer(than refused: Int, since beginning: Moment) throws -> VersionedToken<Token>? {
    guard moment.signOuts == beginning.signOuts else { throw HTTPClient.Refusal.signedOut }
    return version > refused ? current { _ in true } : nil
  }

  /// Decides how to get a token newer than a version. Nil if there was no valid one.
  mutating func step(
    beyond refused: Int?,
    since beginning: Moment,
    now: Date,
    where holds: (Token) -> Bool
  ) throws -> Step {
    if let refused {
      if let token = try newer(than: refused, since: beginning) { return .ready(token) }
    } else if let token = current(where: holds) {
      return .ready(token)
    }
    if let flight, let place = flight.join() { return .wait(flight, place: place) }
    // The refresh that this request would have waited for is over.
    if moment.failures > beginning.failures, let lastError { throw lastError }

    recentRefreshes = recentRefreshes.filter { now.timeIntervalSince($0) < window }
    guard recentRefreshes.count < limit else {
      throw HTTPClient.Refusal.tooManyRefreshes(count: recentRefreshes.count, seconds: window)
    }
    recentRefreshes.append(now)

    let started = TokenFlight(survivesAlone: true)
    guard let place = started.join() else { throw CancellationError() }
    flight = started
    return .start(started, place: place, old: current { _ in true })
  }

  /// Stores the result of a refresh.
  ///
  /// - Returns: the outcome for the waiting callers. Nil if they already got one, because the token was set meanwhile.
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
      moment.failures += 1
      lastError = error
      return .failure(error)
    }
  }

  /// Sets a token from outside.
  ///
  /// - Returns: the refresh that is no longer needed, with the outcome for its waiting callers.
  mutating func replaceToken(
    _ token: Token?
  ) -> (TokenFlight?, Result<VersionedToken<Token>, any Error>) {
    defer { flight = nil }
    if let token { return (flight, .success(renew(token))) }
    self.token = nil
    version += 1
    moment.signOuts += 1
    lastError = nil
    return (flight, .failure(HTTPClient.Refusal.signedOut))
  }

  private mutating func renew(_ token: Token) -> VersionedToken<Token> {
    self.token = token
    version += 1
    // The failures of before say nothing of this one.
    lastError = nil
    return VersionedToken(token: token, version: version)
  }
}
