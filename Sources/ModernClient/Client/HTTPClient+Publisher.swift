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
    ///   - options: the settings of this call. By default, nothing.
    /// - Returns: a publisher of one response, or an error, on the configuration's callback queue. Cancelling the
    ///   subscription cancels the call.
    public func publisher<Request: HTTPRequestRepresentation>(
      for request: Request,
      options: CallOptions = CallOptions()
    ) -> AnyPublisher<Request.Response, HTTPClientError> {
      Deferred {
        let call = Locked<HTTPCall?>(nil)
        return Future<Request.Response, HTTPClientError> { promise in
          let started = self.call(request, options: options, completion: promise)
          call.withLock { $0 = started }
        }
        .handleEvents(receiveCancel: { call.withLock { $0 }?.cancel() })
      }
      .eraseToAnyPublisher()
    }
  }
#endif
