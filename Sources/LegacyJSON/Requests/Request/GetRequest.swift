import Foundation
import HTTPTransport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

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
/// The parameters become the query when they are a dictionary, and are left out otherwise.
public final class GetRequest<Response: APIResponse> {
  private let params: any RequestParams
  private let referer: String

  /// Makes a request.
  ///
  /// - Parameters:
  ///   - params: what to ask.
  ///   - referer: the value of the `Referer` header; none is sent when it is empty.
  public init(params: any RequestParams, referer: String) {
    self.params = params
    self.referer = referer
  }

  /// Sends the request, which then needs to be kept by nobody.
  ///
  /// A body that is JSON always gives a response, also with an error status. The response is read in the background.
  ///
  /// - Parameter onComplete: called exactly once, on the configuration's callback queue, with the response and the error.
  ///   2xx and JSON: a response, no error. Another status and JSON: a response and
  ///   `HTTPFailure.unacceptableStatus`. A body that is not JSON: no response, and `.unreadableBody` or, for another
  ///   status, `.unacceptableStatus`. No answer: no response, and the transport's error. No address:
  ///   `.invalidURL`.
  public func execute(_ onComplete: @escaping (Response?, (any Error)?) -> Void) {
    execute(with: APIUtil.configuration, onComplete)
  }

  func execute(with configuration: APIConfiguration, _ onComplete: @escaping (Response?, (any Error)?) -> Void) {
    let request = Result {
      try URLRequest(get: params, referer: referer, configuration: configuration)
    }
    perform(request, with: configuration, onComplete)
  }
}
