import Foundation
import HTTPTransport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One request, with the client's configuration at the time when the call began.
package struct Call<Request: HTTPRequestRepresentation>: Sendable {
  package private(set) var request: Request
  let options: HTTPClient.CallOptions
  let configuration: HTTPClient.Configuration
  var progress: TransferProgress.Handler?
  /// The file for the body of a successful response. Nil keeps the body in memory.
  var destination: URL?
  /// Changes the request that is sent.
  var prepare: (@Sendable (inout URLRequest) -> Void)?
  private let runningCalls: RunningCalls?
  /// Reports to the observers of the client's events. Nil if there are none.
  let observation: CallObservation?

  package init(
    request: Request, options: HTTPClient.CallOptions = .init(), configuration: HTTPClient.Configuration,
    runningCalls: RunningCalls? = nil
  ) {
    self.request = request
    self.options = options
    self.configuration = configuration
    progress = options.progress
    self.runningCalls = runningCalls
    observation = runningCalls?.observers.observation(of: request, configuration)
  }

  /// The same call of another request.
  func of(_ request: Request) -> Call {
    var call = self
    call.request = request
    return call
  }

  /// Makes the call as the client does: through its interceptors, and cancellable by the request's type.
  func response() async throws(HTTPClientError) -> FullResponse<Request.Response> {
    let next = next(configuration.interceptors[...])
    return try await running { () async throws(HTTPClientError) in try await next(request) }
  }

  /// Runs work for this call, so that it can be cancelled by the request's type.
  package func running<Value: Sendable>(_ work: @escaping @Sendable () async -> Value) async -> Value {
    guard let runningCalls else { return await work() }
    observation?.begin()
    defer { observation?.end() }
    return await runningCalls.run(request.typedMetadata.requestType, work)
  }

  /// As the other `running`, for work that may fail.
  func running<Value: Sendable>(
    _ work: @escaping @Sendable () async throws(HTTPClientError) -> Value
  ) async throws(HTTPClientError) -> Value {
    let result = await running { () async -> Result<Value, HTTPClientError> in
      do throws(HTTPClientError) {
        let value = try await work()
        observation?.note(nil)
        return .success(value)
      } catch {
        observation?.note(error)
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// Sends the request, and reads the response.
  func exchange() async throws(HTTPClientError) -> FullResponse<Request.Response> {
    let (response, outgoing) = try await send()
    return FullResponse(try read(response, to: outgoing), of: response)
  }

  /// Sends the request.
  ///
  /// - Returns: the response with any status, and the request that was sent.
  package func send() async throws(HTTPClientError) -> (ServerResponse, to: URLRequest) {
    let (response, outgoing) = try await send { configuration, request in
      try await configuration.send(request)
    }
    observation?.received(response, in: destination)
    return (response, outgoing)
  }

  /// Sends the request so that the body of a successful response follows its head.
  func stream() async throws(HTTPClientError) -> (ServerResponse, ResponseStream<Data>, to: URLRequest) {
    let ((response, body), outgoing) = try await send { configuration, request in
      try await request.streamed { try await configuration.send($0) }
    }
    guard let observation else { return (response, body, outgoing) }
    observation.received(response)
    return (response, body.onElement { observation.received($0.count) }, outgoing)
  }

  private func send<Value>(
    _ send: (HTTPClient.Configuration, OutgoingRequest) async throws -> Value
  ) async throws(HTTPClientError) -> (Value, to: URLRequest) {
    var outgoing: URLRequest
    let pending = Locked<HTTPBody?>(nil)
    do {
      outgoing = try HTTPBody.$pending.withValue(pending) { try urlRequest() }
      prepare?(&outgoing)
    } catch {
      throw failure(.invalidRequest(error), of: nil)
    }
    let spool: SpooledBody?
    do {
      spool = try await pending.withLock { $0 }?.spooled()
    } catch {
      throw failure(error is CancellationError ? .transport(error) : .invalidRequest(error), of: outgoing)
    }
    defer { spool?.remove() }
    if let spool { outgoing.bodyFile = spool.file }

    var metadata = request.typedMetadata
    metadata.secretFields = secretFields
    let outgoingRequest = OutgoingRequest(
      outgoing, metadata: metadata, progress: progress, destination: destination,
      trustedServers: trustedServers)
    observation?.sends(outgoing, as: outgoingRequest.journey)
    do {
      // Not every transport looks, and a loop over pages is to end.
      try Task.checkCancellation()
      return (try await send(configuration, outgoingRequest), outgoing)
    } catch {
      throw failure(error, of: outgoing, at: outgoingRequest.journey.station)
    }
  }

  /// Distinguishes an error of the network from one of a middleware, which may have had a response.
  private func failure(
    _ error: any Error, of outgoing: URLRequest, at station: RequestJourney.Station
  ) -> HTTPClientError {
    switch station {
    case .lost: return failure(.transport(error), of: outgoing)
    // A stub fails as the network would.
    case .underWay where error is URLError || error is HTTPFailure: return failure(.transport(error), of: outgoing)
    case _ where error is CancellationError: return failure(.transport(error), of: outgoing)
    case .underWay: return failure(.middleware(error), of: outgoing)
    case .answered(let response): return failure(.middleware(error), of: outgoing, response: response)
    }
  }

  /// The names of the secret fields, besides the standard ones.
  var secretFields: Set<String> { request.metadata.secretFields.union(configuration.secretFields) }

  private var trustedServers: TrustedServers { configuration.trustedServers(orRoot: request.endpoint.root) }

  private func urlRequest() throws -> URLRequest {
    var result = try configuration.codingPolicy {
      try request.unadaptedURLRequest(baseURL: configuration.baseURL)
    }
    result.timeoutInterval = options.timeout ?? request.timeout ?? configuration.timeout
    result.cachePolicy = request.cachePolicy ?? configuration.cachePolicy
    result.httpShouldHandleCookies = configuration.handlesCookies
    for (name, value) in options.headers { try result.setHeader(name, to: value) }
    let isTrusted = trustedServers.contain(result.url)
    let secrets = Redaction.standard.adding(fields: secretFields)
    for (name, value) in configuration.headers where result.value(forHTTPHeaderField: name) == nil {
      guard isTrusted || !secrets.isSecret(name) else { continue }
      try result.setHeader(name, to: value)
    }
    try request.adapt(&result)
    return result
  }
}
