import LegacyJSON

/// A response of the old layer: read from the whole body, including the server's status report.
///
/// ```swift
/// final class Products: APIResponse {
///   var status: Status.StatusParams?
///   var products: [Product] = []
///
///   required init(json: JSON) {
///     if json == nil { return }
///     status = Status.StatusParams(json: json["status"])
///     products = json["products"].arrayValue.map(Product.init)
///   }
/// }
/// ```
///
/// `SendableMetatype`, because responses are read in the background: the initializer must not be isolated to the main
/// actor.
public protocol APIResponse: JSONDeserializable, SendableMetatype {
  /// The server's status report on the request.
  var status: Status.StatusParams? { get }
}
