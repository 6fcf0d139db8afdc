import Foundation

/// A request that goes to another server, such as a test's, or one that the user of a debug build chose.
///
/// ```swift
/// try await client.call(BaseURLInjectableRequest(request: Products(), baseURL: staging))
/// ```
///
/// It replaces the endpoint's root and the client's base URL. An endpoint whose path is a complete URL is not affected.
public struct BaseURLInjectableRequest<Request: HTTPRequestRepresentation>: RequestProxy {
  /// The request as it would go otherwise.
  public let request: Request

  /// The URL to which the request's path is appended.
  public let baseURL: URL?

  /// Sends a request to another server.
  ///
  /// - Parameters:
  ///   - request: the request.
  ///   - baseURL: the URL to which its path is appended.
  public init(request: Request, baseURL: URL) {
    self.request = request
    self.baseURL = baseURL
  }
}
