import Foundation

extension HTTPClient {
  /// The members of an endpoint with a default, by the types that an endpoint gives them.
  ///
  /// As with ``RequestMembers``, a member of a slightly different type (`var root: URL`) would be ignored silently.
  /// Because of this protocol, the compiler rejects it.
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

  /// The type of an endpoint's root: `URL?`. Do not conform other types to it.
  public protocol EndpointRootMember {}

  /// The type of an endpoint's paths: ``EndpointPath``. Do not conform other types to it: paths of a plain `String` are
  /// not escaped.
  public protocol EndpointPathMember {}
}

extension Optional: HTTPClient.EndpointRootMember where Wrapped == URL {}
extension EndpointPath: HTTPClient.EndpointPathMember {}
