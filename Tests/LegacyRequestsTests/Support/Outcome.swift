import Foundation

@testable import LegacyRequests

/// What an old request called back with, in values that may leave the callback.
struct Outcome: Sendable {
  var names: [String]?
  var status: Status.StatusParams?
  var error: (any Error)?
  var message: String?

  init(_ response: Products?, _ error: (any Error)?) {
    names = response?.names
    status = response?.status
    self.error = error
    message = APIUtil.getErrorMessageIfAny(response, error: error)
  }
}

func get(_ params: Params = Params(), referer: String = "", with configuration: APIConfiguration) async -> Outcome {
  await Method.get.request(params, referer: referer).outcome(with: configuration)
}

func post(_ params: Params, referer: String = "", with configuration: APIConfiguration) async -> Outcome {
  await Method.post.request(params, referer: referer).outcome(with: configuration)
}
