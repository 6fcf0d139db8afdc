/// Something that names a place on the server.
///
/// An enum with text values is all that it takes; a `String` is one too:
///
/// ```swift
/// enum Endpoint {
///   enum Diamond: String, HTTPEndpointConvertible {
///     case products = "api/diamond/products"
///   }
/// }
///
/// let endpoint: any HTTPEndpointConvertible = Endpoint.Diamond.products
/// ```
///
/// Where a path has parts of its own, write the property:
///
/// ```swift
/// struct UserEndpoint: HTTPEndpointConvertible {
///   let userID: Int
///   var path: String { "api/users/\(userID)" }
/// }
/// ```
public protocol HTTPEndpointConvertible: Sendable {
  /// The path below the base URL, or a whole address, which then stands for itself.
  ///
  /// Characters that an address cannot hold are escaped later; what is escaped already stays as it is.
  var path: String { get }
}

extension HTTPEndpointConvertible where Self: RawRepresentable, RawValue == String {
  /// The raw value.
  public var path: String { rawValue }
}

extension String: HTTPEndpointConvertible {
  /// The text itself.
  public var path: String { self }
}
