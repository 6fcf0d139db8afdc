/// An old request that sends a POST. Its parameters are the body, encoded by their content type.
///
/// ```swift
/// final class PurchaseRequestParams: RequestParams {
///   let productID: Int
///   init(productID: Int) { self.productID = productID }
///
///   func getUrl() -> String? { APIUtil.makeUrl("api", "diamond", "purchase") }
///   func getRequestParams() -> Any { ["product_id": productID] }
///   func getContentType() -> ContentType { .json }
/// }
///
/// PostRequest<DiamondResponse.Purchase>(params: PurchaseRequestParams(productID: 5), referer: "shop").execute { … }
/// ```
public final class PostRequest<Response: APIResponse>: APIRequest<Response> {
  override var method: RequestMethod { .post }
}
