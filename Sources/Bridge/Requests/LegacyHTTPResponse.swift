import LegacyRequests
import ModernClient

/// A response on its way from the old requests to the new client: read by the old rules, and good for both.
///
/// ```swift
/// struct Products: LegacyHTTPResponse {
///   var status: Status.StatusParams?
///   var diamond: Int64?
///   var products: [Product]
/// }
/// ```
///
/// The old code goes on with `GetRequest<Products>`, the new one calls a request whose `Response` it is; both tell the
/// user the same. Once the API is known to send what the type needs, `LegacyHTTPResponse` becomes `HTTPResponse`.
public protocol LegacyHTTPResponse: LegacyDecodable, APIResponse, HTTPStatusReporting {}

extension LegacyHTTPResponse {
  /// The body's `status` object as the new client knows it, or nil when there was none.
  public var reportedStatus: HTTPResponseStatus? { status.map(HTTPResponseStatus.init) }
}
