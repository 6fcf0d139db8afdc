import Foundation
import HTTPTransport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One call, as its client's observers see it. All copies of the call share it.
final class CallObservation: Sendable {
  private struct State {
    var url: URL?
    var statusCode: Int?
    var attempts = 0
    var sentBytes: Int64? = 0
    var receivedBytes: Int64 = 0
    var error: HTTPClientError?
  }

  private let observers: CallObservers
  private let number: Int
  private let requestType: String
  private let method: HTTPClient.Method
  private let redaction: Redaction
  private let start = ProcessInfo.processInfo.systemUptime
  private let state: Locked<State>

  init<Request: HTTPRequestRepresentation>(
    of request: Request, _ configuration: HTTPClient.Configuration, number: Int,
    reportingTo observers: CallObservers
  ) {
    self.observers = observers
    self.number = number
    let metadata = request.typedMetadata
    requestType = "\(metadata.requestType ?? Request.self)"
    method = request.method
    redaction = Redaction.standard.adding(fields: metadata.secretFields.union(configuration.secretFields))
    // Before the request is built, which the interceptors may delay.
    let uri = configuration.codingPolicy { request.uri }
    let url = RequestURL.makeInPlace(uri, below: request.baseURL ?? configuration.baseURL)
    state = Locked(State(url: url?.withoutSecrets(of: redaction)))
  }

  /// The call begins.
  func begin() { report(.started) }

  /// The call has ended.
  func end() { report(.finished(state.withLock { $0.error })) }

  /// Keeps an error, or the success, as the outcome of the call, unless another follows.
  func note(_ error: HTTPClientError?) {
    state.withLock { state in
      state.error = error
      // Of a response that a middleware refused.
      if let statusCode = error?.statusCode { state.statusCode = statusCode }
    }
  }

  /// The request is built, and goes to the middlewares.
  func sends(_ request: URLRequest, as journey: RequestJourney) {
    let url = request.url?.withoutSecrets(of: redaction)
    let count: Int64? =
      if let file = request.bodyFile { file.fileSize } else if request.httpBodyStream != nil { nil } else {
        request.httpMethod == "GET" ? 0 : Int64(request.httpBody?.count ?? 0)
      }
    state.withLock { state in
      state.url = url
      state.sentBytes = count
    }
    journey.report(to: self)
  }

  /// The request is given to the transport.
  func departs() {
    let attempts = state.withLock { state in
      state.attempts += 1
      return state.attempts
    }
    if attempts > 1 { report(.resent) }
  }

  /// A response has arrived, whose body may be in a file.
  func received(_ response: ServerResponse, in file: URL? = nil) {
    let count =
      response.body.isEmpty && response.isSuccess
      ? file?.fileSize ?? 0 : Int64(response.body.count)
    state.withLock { state in
      state.statusCode = response.statusCode
      state.receivedBytes = count
    }
  }

  /// A piece of a body has arrived.
  func received(_ count: Int) { state.withLock { $0.receivedBytes += Int64(count) } }

  private func report(_ kind: HTTPClient.Event.Kind) {
    let state = state.withLock { $0 }
    observers.report(
      HTTPClient.Event(
        kind: kind, call: number, requestType: requestType, method: method, url: state.url,
        statusCode: state.statusCode, duration: ProcessInfo.processInfo.systemUptime - start,
        attempts: state.attempts, sentBytes: state.sentBytes, receivedBytes: state.receivedBytes))
  }
}

extension URL {
  fileprivate func withoutSecrets(of redaction: Redaction) -> URL? {
    URLRequest(url: self).without(secretsOf: redaction).url
  }
}
