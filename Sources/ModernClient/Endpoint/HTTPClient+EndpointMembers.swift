import Foundation

extension HTTPClient {
  /// The members of an endpoint that have a default, by the types that an endpoint gives them.
  ///
  /// As with ``RequestMembers``, a member of a slightly other type (`var root: URL`) would be ignored without a word; here
  /// the compiler finds it, and refuses it.
  public protocol EndpointMembers {
    /// The type of ``root``: `URL?`.
    associatedtype RootMember
    /// The type of ``functionPath``: `String`.
    associatedtype FunctionPathMember
    /// The type of ``path``: `String`.
    associatedtype PathMember

    /// See ``HTTPEndpointConvertible/root``.
    var root: RootMember { get }
    /// See ``HTTPEndpointConvertible/functionPath``.
    var functionPath: FunctionPathMember { get }
    /// See ``HTTPEndpointConvertible/path``.
    var path: PathMember { get }
  }

  /// A type that a member of an endpoint can have. Not to be adopted: the list is complete.
  public protocol EndpointMember {}
}

extension Optional: HTTPClient.EndpointMember where Wrapped == URL {}
extension String: HTTPClient.EndpointMember {}
