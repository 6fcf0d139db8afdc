#if canImport(Combine)
  import Combine
  import HTTPTransport

  extension HTTPClient {
    /// A publisher that sends a request for each subscriber.
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
    /// - Returns: a publisher of the one response, or of the error, on the configuration's callback queue. Cancelling the
    ///   subscription gives the call up.
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
