import Foundation
import HTTPTransport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The remaining steps to the server: the inner middlewares, and the transport.
public struct MiddlewareNext: Sendable {
  private let middlewares: ArraySlice<any Middleware>
  private let transport: any ClientTransport

  /// Creates steps without middlewares, for the test of a middleware.
  ///
  /// - Parameter transport: the transport that sends.
  public init(_ transport: any ClientTransport) {
    self.init([], transport)
  }

  init(_ middlewares: ArraySlice<any Middleware>, _ transport: any ClientTransport) {
    self.middlewares = middlewares
    self.transport = transport
  }

  /// Passes a request on.
  ///
  /// - Parameter request: the request to send.
  /// - Returns: the response with any status.
  /// - Throws: the reason why there is no response.
  public func callAsFunction(_ request: OutgoingRequest) async throws -> ServerResponse {
    let response = try await respond(to: request)
    request.journey.station = .answered(response)
    return response
  }

  private func respond(to request: OutgoingRequest) async throws -> ServerResponse {
    if let middleware = middlewares.first {
      return try await middleware.intercept(request, next: MiddlewareNext(middlewares.dropFirst(), transport))
    }
    // A stack as another stack's transport: its middlewares are to know what the request is, too.
    if let stack = transport as? StackedTransport { return try await stack.send(request) }
    request.journey.departs()
    do {
      var request = request
      request.urlRequest = request.urlRequest.withUnreadBodyFile
      if request.journey.body.isWanted { return try await request.journey.body.receive(request, over: transport) }
      if let destination = request.destination {
        return try await transport.download(request.urlRequest, to: destination, progress: request.progress)
      }
      return try await transport.send(request.urlRequest, progress: request.progress)
    } catch {
      request.journey.station = .lost
      throw error
    }
  }
}

extension MiddlewareNext: ClientTransport {
  /// Sends a request of the middleware itself, such as one for a new token.
  ///
  /// - Parameter request: the request to send.
  /// - Returns: the response with any status.
  /// - Throws: the reason why there is no response.
  public func send(_ request: URLRequest) async throws -> ServerResponse {
    try await self(OutgoingRequest(request))
  }
}
