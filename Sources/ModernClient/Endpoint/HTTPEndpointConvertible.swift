import Foundation
import HTTPTransport

/// A place on the server.
///
/// An enum with string raw values is enough:
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
/// A request may also contain the path itself: `let endpoint: any HTTPEndpointConvertible = .path("users/\(id)")`.
///
/// If an API's URLs consist of a root, a function and a path, write each of them once. The functions are enums, and
/// their cases are the paths. This is `https://api.github.com/search/repositories`:
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
///     var functionPath: EndpointPath { "search" }
///   }
/// }
/// ```
///
/// A path escapes interpolated values, so that none of them can change its structure:
///
/// ```swift
/// enum Repository: GitHubEndpoint {
///   case readme(owner: String, name: String)
///   var functionPath: EndpointPath { "repos" }
///   var path: EndpointPath {
///     switch self {
///     case .readme(let owner, let name): "\(owner)/\(name)/readme"
///     }
///   }
/// }
/// ```
public protocol HTTPEndpointConvertible: HTTPClient.EndpointMembers, Sendable
where
  RootMember: HTTPClient.Member, FunctionPathMember: HTTPClient.Member, PathMember: HTTPClient.Member
{
  /// The URL to which the path is appended. Nil, the default, means the client's base URL.
  var root: URL? { get }

  /// A prefix for the paths of one function of the API, such as `search`. Empty by default.
  var functionPath: EndpointPath { get }

  /// The path below the root and the function, or a complete URL, which replaces both.
  ///
  /// Interpolated values are escaped; see ``EndpointPath``. In the literal, characters that a URL can't contain are
  /// escaped later; existing escapes stay. A component that is `.`, `..` or empty makes the request invalid.
  var path: EndpointPath { get }
}

extension HTTPEndpointConvertible
where RootMember == Never, RootUnwrapped == Never, RootFunction == Never {
  public var root: URL? { nil }
}

extension HTTPEndpointConvertible
where FunctionPathMember == Never, FunctionPathUnwrapped == Never, FunctionPathFunction == Never {
  public var functionPath: EndpointPath { "" }
}

extension HTTPEndpointConvertible {
  /// The path as text, with the function before it.
  public var fullPath: String {
    let (function, path) = (functionPath.text, path.text)
    guard !function.isEmpty, RequestURL.absolute(path) == nil else { return path }
    let prefix = function.hasSuffix("/") ? String(function.dropLast()) : function
    return path.isEmpty ? prefix : prefix + "/" + path.drop { $0 == "/" }
  }
}

extension HTTPEndpointConvertible
where Self: RawRepresentable, RawValue == String, PathMember == Never, PathUnwrapped == Never, PathFunction == Never {
  /// The raw value as it is.
  public var path: EndpointPath { EndpointPath(verbatim: rawValue) }
}

@available(*, unavailable, message: "Write .path(\"users/\\(id)\"): it escapes what is interpolated.")
extension String: HTTPEndpointConvertible {
  /// The text as it is.
  public var path: EndpointPath { EndpointPath(verbatim: self) }
}
