/// A response that contains the server's status report.
///
/// The client turns a reported error into a failure, even if the HTTP status is 200. ``HTTPResponse`` has the report in
/// a `status` object. A response with the report in another place implements this protocol:
///
/// ```swift
/// struct Balance: Codable, Sendable, HTTPStatusReporting {
///   let coin: Int?
///   let errorCode: Int?
///
///   var reportedStatus: HTTPResponseStatus? { HTTPResponseStatus(errorCode: errorCode) }
/// }
/// ```
public protocol HTTPStatusReporting {
  /// The server's report, or nil if the body had none.
  var reportedStatus: HTTPResponseStatus? { get }
}

/// A response whose body always contains the server's report.
///
/// ```swift
/// struct Products: HTTPResponse {
///   let status: HTTPResponseStatus
///   let diamond: Int
///   let products: [Product]
/// }
/// ```
///
/// A response without a report only has to be `Codable` and `Sendable`.
public protocol HTTPResponse: Codable, Sendable, HTTPStatusReporting {
  /// The body's `status` object.
  var status: HTTPResponseStatus { get }
}

extension HTTPResponse {
  /// The body's `status` object.
  public var reportedStatus: HTTPResponseStatus? { status }
}
