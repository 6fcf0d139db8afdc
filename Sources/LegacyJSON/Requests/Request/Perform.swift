import Foundation
import HTTPTransport
import LegacyJSON

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends a request, and hands over what an old request makes of the answer.
func perform<Response: APIResponse>(
  _ request: Result<URLRequest, any Error>,
  with configuration: APIConfiguration,
  _ onComplete: @escaping (Response?, (any Error)?) -> Void
) {
  let callback = Callback<(Response?, (any Error)?)>(on: configuration.callbackQueue) { onComplete($0.0, $0.1) }
  Task {
    do {
      let answer = try await configuration.transport.send(request.get())
      callback.deliver(outcome(of: answer))
    } catch {
      callback.deliver((nil, error))
    }
  }
}

private func outcome<Response: APIResponse>(of answer: HTTPAnswer) -> (Response?, (any Error)?) {
  let error = answer.isSuccess ? nil : HTTPFailure.unacceptableStatus(answer.statusCode)
  guard let json = try? JSON(data: answer.body) else { return (nil, error ?? .unreadableBody) }
  return (Response(json: json), error)
}
