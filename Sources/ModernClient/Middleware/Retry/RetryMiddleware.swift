import Foundation
import HTTPTransport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends a request again after a temporary failure of the network or the server.
///
/// ```swift
/// let client = Middleware.Stack([RetryMiddleware(limit: 5, firstDelay: 0.2)]).buildClient()
/// ```
///
/// - Applies only to idempotent requests (``OutgoingRequest/isIdempotent``), unless configured otherwise.
/// - Retries after a connection error, and after 408, 429, 500, 502, 503 and 504.
/// - Each wait is twice the previous one, up to a limit. Each is shortened by a random part, at most half, so that the
///   clients of a server do not all return at once after its failure.
/// - `Retry-After` is the shortest wait. If it is longer than the longest wait, the response is passed on.
/// - A cancelled request is never sent again, and cancelling ends a wait at once.
public struct RetryMiddleware: SelfContainedMiddleware {
  /// The connection errors after which another attempt may succeed.
  public static let usualErrors: Set<URLError.Code> = [
    .timedOut, .cannotFindHost, .cannotConnectToHost, .dnsLookupFailed, .networkConnectionLost,
    .notConnectedToInternet, .badServerResponse,
  ]

  /// The statuses after which another attempt may succeed (RFC 9110, 15; RFC 6585 for 429).
  public static let usualStatusCodes: Set<Int> = [408, 429, 500, 502, 503, 504]

  private let limit: Int
  private let firstDelay: TimeInterval
  private let longestDelay: TimeInterval
  private let statusCodes: Set<Int>
  private let errors: Set<URLError.Code>
  private let allows: @Sendable (OutgoingRequest) -> Bool
  private let clock: MiddlewareClock
  private let random: @Sendable (ClosedRange<Double>) -> Double

  /// Creates a middleware that sends a request up to three times.
  public init() {
    self.init(limit: 3)
  }

  /// Creates the middleware.
  ///
  /// - Parameters:
  ///   - limit: the largest number of attempts, including the first.
  ///   - firstDelay: the number of seconds of the first wait.
  ///   - longestDelay: the largest number of seconds of a wait.
  ///   - statusCodes: the statuses after which it sends again.
  ///   - errors: the errors after which it sends again. A cancellation never counts.
  ///   - allows: returns whether a request may be sent again.
  ///   - clock: the clock for the waits.
  ///   - random: returns a random number. Tests can return a fixed one.
  public init(
    limit: Int = 3,
    firstDelay: TimeInterval = 0.5,
    longestDelay: TimeInterval = 30,
    statusCodes: Set<Int> = usualStatusCodes,
    errors: Set<URLError.Code> = usualErrors,
    where allows: @escaping @Sendable (OutgoingRequest) -> Bool = { $0.isIdempotent },
    clock: MiddlewareClock = .system,
    random: @escaping @Sendable (ClosedRange<Double>) -> Double = { Double.random(in: $0) }
  ) {
    self.limit = limit
    self.firstDelay = firstDelay
    self.longestDelay = longestDelay
    self.statusCodes = statusCodes
    self.errors = errors.subtracting([.cancelled])
    self.allows = allows
    self.clock = clock
    self.random = random
  }

  /// Sends the request until there is a response to pass on.
  public func intercept(_ request: OutgoingRequest, next: MiddlewareNext) async throws -> ServerResponse {
    var attempt = 1
    while true {
      let mayRepeat = attempt < limit && request.canBeSentAgain && allows(request)
      let delay: TimeInterval
      do {
        let response = try await next(request)
        guard mayRepeat, statusCodes.contains(response.statusCode), let wait = self.delay(after: response, attempt)
        else {
          return response
        }
        delay = wait
      } catch let error as URLError where mayRepeat && errors.contains(error.code) {
        delay = backoff(attempt)
      }
      try await clock.sleep(delay)
      try Task.checkCancellation()
      attempt += 1
    }
  }

  /// Returns the time to wait after a response, or nil if the server asks for more than the longest wait.
  private func delay(after response: ServerResponse, _ attempt: Int) -> TimeInterval? {
    guard let wanted = response.header("Retry-After").flatMap({ RetryAfter.seconds($0, now: clock.now()) }) else {
      return backoff(attempt)
    }
    return wanted > longestDelay ? nil : max(wanted, backoff(attempt))
  }

  private func backoff(_ attempt: Int) -> TimeInterval {
    min(longestDelay, firstDelay * pow(2, Double(attempt - 1))) * random(0.5...1)
  }
}
