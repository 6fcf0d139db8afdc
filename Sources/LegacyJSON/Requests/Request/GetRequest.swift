/// An old request that sends a GET.
///
/// ```swift
/// let request = GetRequest<DiamondResponse.Products>(params: ProductsRequestParams(), referer: "shop")
/// request.execute { response, error in
///   if let message = APIUtil.getErrorMessageIfAny(response, error: error) { return showAlert(message) }
///   show(response?.products ?? [])
/// }
/// ```
///
/// A dictionary of parameters becomes the query; other parameters are left out. There is no body, whatever the content
/// type.
public final class GetRequest<Response: APIResponse>: APIRequest<Response> {
  override var method: RequestMethod { .get }
}
