/// A response that tells what the server reported.
///
/// The client turns a reported error into a failure, also when the HTTP status is 200.
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
