import Foundation
import HTTPTransport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The rest of the way to the server: the middlewares further in, and the transport.
public struct MiddlewareNext: Sendable {
  private let middlewares: ArraySlice<any Middleware>
  private let transport: any ClientTransport

  /// Makes a way that has no middlewares, as the test of a middleware needs one.
  ///
  /// - Parameter transport: what sends.
  public init(_ transport: any ClientTransport) {
    self.init([], transport)
  }

  init(_ middlewares: ArraySlice<any Middleware>, _ transport: any ClientTransport) {
    self.middlewares = middlewares
    self.transport = transport
  }

  /// Sends a request on.
  ///
  /// - Parameter request: what to send.
  /// - Returns: the answer, whatever its status.
  /// - Throws: what kept an answer from arriving.
  public func callAsFunction(_ request: OutgoingRequest) async throws -> HTTPAnswer {
    let answer = try await answer(to: request)
    request.journey.station = .answered(answer)
    return answer
  }

  private func answer(to request: OutgoingRequest) async throws -> HTTPAnswer {
    if let middleware = middlewares.first {
      return try await middleware.intercept(request, next: MiddlewareNext(middlewares.dropFirst(), transport))
    }
    // A stack as another stack's transport: its middlewares are to know what the request is, too.
    if let stack = transport as? StackedTransport { return try await stack.send(request) }
    do {
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
  /// Sends a request of the middleware's own, such as one for a new token.
  ///
  /// - Parameter request: what to send.
  /// - Returns: the answer, whatever its status.
  /// - Throws: what kept an answer from arriving.
  public func send(_ request: URLRequest) async throws -> HTTPAnswer {
    try await self(OutgoingRequest(request))
  }
}
