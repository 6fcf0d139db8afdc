import Foundation
import HTTPTransport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// An old request that sends something: its parameters are the body, written as their content type says.
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
/// ```
public final class PostRequest<Response: APIResponse> {
  private let params: any RequestParams
  private let referer: String

  /// Makes a request.
  ///
  /// - Parameters:
  ///   - params: what to send.
  ///   - referer: the value of the `Referer` header; none is sent when it is empty.
  public init(params: any RequestParams, referer: String) {
    self.params = params
    self.referer = referer
  }

  /// Sends the request, which then needs to be kept by nobody.
  ///
  /// - Parameter onComplete: called as that of ``GetRequest``; parameters that cannot be written as their content type
  ///   says give `EncodingError`.
  public func execute(_ onComplete: @escaping (Response?, (any Error)?) -> Void) {
    execute(with: APIUtil.configuration, onComplete)
  }

  func execute(with configuration: APIConfiguration, _ onComplete: @escaping (Response?, (any Error)?) -> Void) {
    let request = Result {
      try URLRequest(post: params, referer: referer, configuration: configuration)
    }
    perform(request, with: configuration, onComplete)
  }
}
