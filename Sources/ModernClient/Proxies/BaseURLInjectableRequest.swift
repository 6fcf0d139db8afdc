import Foundation

/// A request that goes to another server: a test's, or the one that the user of a debug build chose.
///
/// ```swift
/// try await client.call(BaseURLInjectableRequest(request: Products(), baseURL: staging))
/// ```
///
/// An endpoint's root gives way to it, and so does the client's base URL. An endpoint whose path is a whole address goes
/// where that says.
public struct BaseURLInjectableRequest<Request: HTTPRequestRepresentation>: RequestProxy {
  /// The request as it would go otherwise.
  public let request: Request

  /// The URL to which the request's path is appended.
  public let baseURL: URL?

  /// Sends a request elsewhere.
  ///
  /// - Parameters:
  ///   - request: the request.
  ///   - baseURL: what its path is below.
  public init(request: Request, baseURL: URL) {
    self.request = request
    self.baseURL = baseURL
  }
}
