import Foundation
import HTTPTransport

/// Something that names a place on the server.
///
/// An enum with text values is all that it takes:
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
/// A path may also be written at its request: `let endpoint: any HTTPEndpointConvertible = .path("users/\(id)")`.
///
/// An API whose addresses are a root, a function and a path says each once. Its functions are enums, and their cases the
/// paths; this is `https://api.github.com/search/repositories`:
///
/// ```swift
/// protocol GitHubEndpoint: HTTPEndpointConvertible {}
///
/// extension GitHubEndpoint {
///   var root: URL? { URL(string: "https://api.github.com") }
/// }
///
/// enum GitHub {
///   enum Search: String, GitHubEndpoint {
///     case repositories, users
///     var functionPath: String { "search" }
///   }
/// }
/// ```
///
/// A path that holds values escapes them, so that none of them can leave its place (``escaping(_:)``):
///
/// ```swift
/// enum Repository: GitHubEndpoint {
///   case readme(owner: String, name: String)
///   var functionPath: String { "repos" }
///   var path: String {
///     switch self {
///     case .readme(let owner, let name): escaping("\(owner)/\(name)/readme")
///     }
///   }
/// }
/// ```
public protocol HTTPEndpointConvertible: HTTPClient.EndpointMembers, Sendable
where
  RootMember: HTTPClient.EndpointMember, FunctionPathMember: HTTPClient.EndpointMember,
  PathMember: HTTPClient.EndpointMember
{
  /// What the path is below; nil, the default, is the client's base URL.
  var root: URL? { get }

  /// What comes before the paths of one function of the API, such as `search`. By default nothing.
  var functionPath: String { get }

  /// The path below the root and the function, or a whole address, which then stands for itself.
  ///
  /// Characters that an address cannot hold are escaped later; what is escaped already stays as it is. A component that
  /// is `.`, `..` or empty makes the request invalid.
  var path: String { get }
}

extension HTTPEndpointConvertible {
  public var root: URL? { nil }

  public var functionPath: String { "" }

  /// The path with the function before it.
  public var fullPath: String {
    guard !functionPath.isEmpty, RequestURL.absolute(path) == nil else { return path }
    let function = functionPath.hasSuffix("/") ? String(functionPath.dropLast()) : functionPath
    return path.isEmpty ? function : function + "/" + path.drop { $0 == "/" }
  }

  /// A path whose interpolated values are escaped.
  ///
  /// - Parameter path: a literal.
  /// - Returns: its text, for ``path``.
  public func escaping(_ path: EndpointPath) -> String { path.path }
}

extension HTTPEndpointConvertible where Self: RawRepresentable, RawValue == String {
  /// The raw value.
  public var path: String { rawValue }
}

@available(*, unavailable, message: "Write .path(\"users/\\(id)\"): it escapes what is interpolated.")
extension String: HTTPEndpointConvertible {
  /// The text itself.
  public var path: String { self }
}
