import Foundation
import HTTPTransport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension HTTPClient {
  /// Sends a request, and returns when the head of a successful response has arrived. Its body follows as a stream.
  ///
  /// ```swift
  /// let prices = try await client.stream(Prices())
  /// for try await event in prices.value.events { show(event.data) }
  ///
  /// for try await line in try await client.stream(Log()).value.lines { print(line) }
  /// ```
  ///
  /// The value is a stream of pieces of data; `ResponseStream` of HTTPTransport has its lines and its server-sent
  /// events. The body can be of any length. Leaving the loop, cancelling its task, dropping the stream, or
  /// ``cancelCalls(of:)`` ends the transfer.
  ///
  /// The request passes the middlewares, which see the response without its body, but not the interceptors. Its
  /// ``HTTPRequestRepresentation/Response`` is not used, so it can be `Void`. A response that breaks off is not
  /// requested again. A stream in which nothing arrives for as long as the time-out fails: give a request for events a
  /// long one.
  ///
  /// - Parameters:
  ///   - request: the request to send.
  ///   - options: further header fields, another time-out, and a closure for the progress, which is called on a queue of
  ///     the transport.
  /// - Returns: the stream, with the status and the header fields. Its errors are ``HTTPClientError``, too.
  /// - Throws: the error of the call, as ``call(_:options:)`` does, also for an error status.
  public func stream<Request: HTTPRequestRepresentation>(
    _ request: Request, options: CallOptions = CallOptions()
  ) async throws(HTTPClientError) -> FullResponse<ResponseStream<Data>> {
    let call = Call(
      request: request, options: options, configuration: configuration,
      runningCalls: runningCalls)
    typealias Outcome = Result<FullResponse<ResponseStream<Data>>, HTTPClientError>
    let (outcomes, opened) = AsyncStream.makeStream(of: Outcome.self)
    // A task of its own, in which the call goes on until the stream ends: so the call can be cancelled by its type.
    let work = Task {
      await call.running {
        guard let (cancel, end) = await call.open(for: opened) else { return }
        await withTaskCancellationHandler {
          for await _ in end {}
        } onCancel: {
          // For the observers: the reader may never come to its error.
          if call.observation != nil { _ = call.failure(.transport(CancellationError()), of: nil) }
          cancel()
        }
      }
    }
    return try await withTaskCancellationHandler { () async -> Outcome in
      for await outcome in outcomes { return outcome }
      return .failure(call.failure(.transport(CancellationError()), of: nil))
    } onCancel: {
      work.cancel()
    }.get()
  }
}

extension Call {
  /// Sends the request, and gives the caller the response, or the error.
  ///
  /// Nothing here may hold on to the stream afterwards, because it ends when nobody has it any more.
  ///
  /// - Returns: what ends the stream, and a sequence that ends with it. Nil after an error.
  fileprivate func open(
    for caller: AsyncStream<Result<FullResponse<ResponseStream<Data>>, HTTPClientError>>.Continuation
  ) async -> (cancel: @Sendable () -> Void, end: AsyncStream<Never>)? {
    do throws(HTTPClientError) {
      let (response, body, outgoing) = try await stream()
      try checkStatus(of: response, to: outgoing)
      let (end, signal) = AsyncStream.makeStream(of: Never.self)
      let stream = body.onEnd { signal.finish() }
        .mapError { error in failure(.transport(error), of: outgoing, response: response) }
      caller.yield(.success(FullResponse(stream, of: response)))
      return (body.weakCancel, end)
    } catch {
      caller.yield(.failure(error))
      return nil
    }
  }
}
