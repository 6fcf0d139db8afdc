import LegacyRequests
import ModernClient

/// A response that both the old requests and the new client can use during the migration. It is read by the old rules.
///
/// ```swift
/// struct Products: LegacyHTTPResponse {
///   var status: Status.StatusParams?
///   var diamond: Int64?
///   var products: [Product]
/// }
/// ```
///
/// Old code keeps using `GetRequest<Products>`. New code calls a request with this type as its `Response`. Both show
/// the user the same messages. Once the API is known to send the values that the type needs, replace
/// `LegacyHTTPResponse` by `HTTPResponse`.
public protocol LegacyHTTPResponse: LegacyDecodable, APIResponse, HTTPStatusReporting {}

extension LegacyHTTPResponse {
  /// The body's `status` object for the new client, or nil if there was none.
  public var reportedStatus: HTTPResponseStatus? { status.map(HTTPResponseStatus.init) }
}
