import LegacyJSON

/// A response of the old layer: read from the whole body, with the server's report in it.
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
/// `SendableMetatype`, because responses are read in the background: the initializer must not belong to the main actor.
public protocol APIResponse: JSONDeserializable, SendableMetatype {
  /// What the server reports on the request.
  var status: Status.StatusParams? { get }
}
