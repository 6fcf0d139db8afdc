import Foundation

extension HTTPClient {
  /// The members of an endpoint that have a default, by the types that an endpoint gives them.
  ///
  /// As with ``RequestMembers``, a member of a slightly other type (`var root: URL`) would be ignored without a word; here
  /// the compiler finds it, and refuses it.
  public protocol EndpointMembers {
    /// The type of ``root``: `URL?`.
    associatedtype RootMember
    /// The type of ``functionPath``: ``EndpointPath``.
    associatedtype FunctionPathMember
    /// The type of ``path``: ``EndpointPath``.
    associatedtype PathMember

    /// See ``HTTPEndpointConvertible/root``.
    var root: RootMember { get }
    /// See ``HTTPEndpointConvertible/functionPath``.
    var functionPath: FunctionPathMember { get }
    /// See ``HTTPEndpointConvertible/path``.
    var path: PathMember { get }
  }

  /// The type that the root of an endpoint has: `URL?`. Not to be adopted.
  public protocol EndpointRootMember {}

  /// The type that the paths of an endpoint have: ``EndpointPath``. Not to be adopted: the paths of a plain `String` are
  /// not escaped.
  public protocol EndpointPathMember {}
}

extension Optional: HTTPClient.EndpointRootMember where Wrapped == URL {}
extension EndpointPath: HTTPClient.EndpointPathMember {}
