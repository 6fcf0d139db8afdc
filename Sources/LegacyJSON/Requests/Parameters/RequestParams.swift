/// What an old request asks: where, with which parameters, and how they are written.
///
/// ```swift
/// final class ProductsRequestParams: RequestParams {
///   func getUrl() -> String? { APIUtil.makeUrl("api", "diamond", "products") }
///   func getRequestParams() -> Any { ["page": 1] }
///   func getContentType() -> ContentType { .none }
/// }
/// ```
///
/// It is asked on the thread that calls `execute`, so it need not be Sendable.
public protocol RequestParams {
  /// The whole address, or nil when there is none, for instance because no base URL is configured.
  func getUrl() -> String?

  /// The parameters: a dictionary from texts to what the content type can express, or for a JSON body an array too.
  ///
  /// In a query or a form, `list[]` names the elements of an array and `outer[inner]` those of a dictionary; booleans are
  /// 1 and 0; nil and null are left out.
  func getRequestParams() -> Any

  /// How a body is written; without a meaning for a GET.
  func getContentType() -> ContentType
}
