/// The content of an old request: its address, its parameters, and their encoding.
///
/// ```swift
/// final class ProductsRequestParams: RequestParams {
///   func getUrl() -> String? { APIUtil.makeUrl("api", "diamond", "products") }
///   func getRequestParams() -> Any { ["page": 1] }
///   func getContentType() -> ContentType { .none }
/// }
/// ```
///
/// The methods are called on the thread that calls `execute`, so the type need not be Sendable.
public protocol RequestParams {
  /// Returns the whole address, or nil when there is none, for instance because no base URL is configured.
  func getUrl() -> String?

  /// Returns the parameters: a dictionary from strings to values that the content type can express; for a JSON body
  /// also an array.
  ///
  /// In a query or a form, `list[]` names the elements of an array and `outer[inner]` those of a dictionary; booleans are
  /// 1 and 0; nil and null are left out.
  func getRequestParams() -> Any

  /// Returns the encoding of the body; ignored for a GET.
  func getContentType() -> ContentType
}
