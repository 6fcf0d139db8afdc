import Foundation
import TestSupport

@testable import LegacyRequests

/// The methods of old requests, to go through all of them in a test.
enum Method: String, CaseIterable, Sendable {
  case get = "GET"
  case post = "POST"
  case put = "PUT"
  case delete = "DELETE"

  func request(
    _ params: Params, referer: String = "", headers: [String: String] = [:], timeout: TimeInterval? = nil
  ) -> APIRequest<Products> {
    switch self {
    case .get: GetRequest(params: params, referer: referer, headers: headers, timeout: timeout)
    case .post: PostRequest(params: params, referer: referer, headers: headers, timeout: timeout)
    case .put: PutRequest(params: params, referer: referer, headers: headers, timeout: timeout)
    case .delete: DeleteRequest(params: params, referer: referer, headers: headers, timeout: timeout)
    }
  }
}

extension APIRequest where Response == Products {
  /// Executes the request, and waits for its completion.
  func outcome(with configuration: APIConfiguration = APIConfiguration(timeout: patience)) async -> Outcome {
    await withCheckedContinuation { done in
      execute(with: configuration) { response, error in done.resume(returning: Outcome(response, error)) }
    }
  }
}
