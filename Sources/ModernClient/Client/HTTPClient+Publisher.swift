#if canImport(Combine)
  import Combine
  import HTTPTransport

  extension HTTPClient {
    /// Returns a publisher that sends the request for each subscriber.
    ///
    /// ```swift
    /// HTTPClient.shared.publisher(for: Products())
    ///   .sink { completion in hideSpinner() } receiveValue: { response in show(response.products) }
    ///   .store(in: &subscriptions)
    /// ```
    ///
    /// - Parameters:
    ///   - request: the request to send.
    ///   - referer: the value of the `Referer` header; none is sent when it is nil or empty.
    /// - Returns: a publisher of one response, or an error, on the configuration's callback queue. Cancelling the
    ///   subscription cancels the call.
    public func publisher<Request: HTTPRequestRepresentation>(
      for request: Request,
      referer: String? = nil
    ) -> AnyPublisher<Request.Response, HTTPClientError> {
      Deferred {
        let call = Locked<HTTPCall?>(nil)
        return Future<Request.Response, HTTPClientError> { promise in
          let started = self.call(request, referer: referer, completion: promise)
          call.withLock { $0 = started }
        }
        .handleEvents(receiveCancel: { call.withLock { $0 }?.cancel() })
      }
      .eraseToAnyPublisher()
    }
  }
#endif
