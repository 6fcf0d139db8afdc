/// A response that tells what the server reported.
///
/// The client turns a reported error into a failure, also when the HTTP status is 200. A response whose report is not a
/// `status` object, as ``HTTPResponse`` has it, says where it is:
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
  /// The server's report, or nil when the body had none.
  var reportedStatus: HTTPResponseStatus? { get }
}

/// A response whose body always holds the server's report.
///
/// ```swift
/// struct Products: HTTPResponse {
///   let status: HTTPResponseStatus
///   let diamond: Int
///   let products: [Product]
/// }
/// ```
///
/// A response without one need only be `Codable` and `Sendable`.
public protocol HTTPResponse: Codable, Sendable, HTTPStatusReporting {
  /// The body's `status` object.
  var status: HTTPResponseStatus { get }
}

extension HTTPResponse {
  /// The body's `status` object.
  public var reportedStatus: HTTPResponseStatus? { status }
}
