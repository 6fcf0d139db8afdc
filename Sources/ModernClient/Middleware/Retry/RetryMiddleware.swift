import Foundation
import HTTPTransport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends a request again when the network or the server had a hiccup.
///
/// ```swift
/// let client = Middleware.Stack([RetryMiddleware(limit: 5, firstDelay: 0.2)]).buildClient()
/// ```
///
/// - Only what is idempotent (``OutgoingRequest/isIdempotent``), unless told otherwise.
/// - After an error of the connection, and after 408, 429, 500, 502, 503 and 504.
/// - The waits double, up to the longest one; each is shortened by chance, by at most half, so that the clients of a
///   server that was down do not all come back at once.
/// - `Retry-After` says how long to wait at least. When it asks for more than the longest wait, the answer is passed on.
/// - A cancelled request is never sent again, and cancelling ends a wait at once.
public struct RetryMiddleware: SelfContainedMiddleware {
  /// The errors of a connection that may be better next time.
  public static let usualErrors: Set<URLError.Code> = [
    .timedOut, .cannotFindHost, .cannotConnectToHost, .dnsLookupFailed, .networkConnectionLost,
    .notConnectedToInternet, .badServerResponse,
  ]

  /// The statuses that may be better next time (RFC 9110, 15; RFC 6585 for 429).
  public static let usualStatusCodes: Set<Int> = [408, 429, 500, 502, 503, 504]

  private let limit: Int
  private let firstDelay: TimeInterval
  private let longestDelay: TimeInterval
  private let statusCodes: Set<Int>
  private let errors: Set<URLError.Code>
  private let allows: @Sendable (OutgoingRequest) -> Bool
  private let clock: MiddlewareClock
  private let random: @Sendable (ClosedRange<Double>) -> Double

  /// Makes a middleware that sends up to three times.
  public init() {
    self.init(limit: 3)
  }

  /// Makes the middleware.
  ///
  /// - Parameters:
  ///   - limit: how often a request is sent in all.
  ///   - firstDelay: how many seconds the first wait has.
  ///   - longestDelay: how many seconds a wait has at most.
  ///   - statusCodes: after which statuses it sends again.
  ///   - errors: after which errors it sends again; a cancellation is never among them.
  ///   - allows: which requests may be sent again.
  ///   - clock: the time.
  ///   - random: picks a number; tests name one.
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

  /// Sends the request until it has an answer to pass on.
  public func intercept(_ request: OutgoingRequest, next: MiddlewareNext) async throws -> HTTPAnswer {
    var attempt = 1
    while true {
      let mayRepeat = attempt < limit && request.canBeSentAgain && allows(request)
      let delay: TimeInterval
      do {
        let answer = try await next(request)
        guard mayRepeat, statusCodes.contains(answer.statusCode), let wait = self.delay(after: answer, attempt) else {
          return answer
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

  /// Returns the time to wait after an answer, or nil if the server asks for more than the longest wait.
  private func delay(after answer: HTTPAnswer, _ attempt: Int) -> TimeInterval? {
    guard let wanted = answer.header("Retry-After").flatMap({ RetryAfter.seconds($0, now: clock.now()) }) else {
      return backoff(attempt)
    }
    return wanted > longestDelay ? nil : max(wanted, backoff(attempt))
  }

  private func backoff(_ attempt: Int) -> TimeInterval {
    min(longestDelay, firstDelay * pow(2, Double(attempt - 1))) * random(0.5...1)
  }
}
