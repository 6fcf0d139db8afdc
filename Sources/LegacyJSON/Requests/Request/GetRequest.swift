/// An old request that reads.
///
/// ```swift
/// let request = GetRequest<DiamondResponse.Products>(params: ProductsRequestParams(), referer: "shop")
/// request.execute { response, error in
///   if let message = APIUtil.getErrorMessageIfAny(response, error: error) { return showAlert(message) }
///   show(response?.products ?? [])
/// }
/// ```
///
/// The parameters become the query when they are a dictionary, and are left out otherwise. There is no body, whatever the
/// content type.
public final class GetRequest<Response: APIResponse>: APIRequest<Response> {
  override var method: RequestMethod { .get }
}
