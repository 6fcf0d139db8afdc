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
  await withCheckedContinuation { done in
    GetRequest<Products>(params: params, referer: referer).execute(with: configuration) { response, error in
      done.resume(returning: Outcome(response, error))
    }
  }
}

func post(_ params: Params, referer: String = "", with configuration: APIConfiguration) async -> Outcome {
  await withCheckedContinuation { done in
    PostRequest<Products>(params: params, referer: referer).execute(with: configuration) { response, error in
      done.resume(returning: Outcome(response, error))
    }
  }
}
