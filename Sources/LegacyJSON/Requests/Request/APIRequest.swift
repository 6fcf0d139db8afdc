import Foundation
import HTTPTransport
import LegacyJSON

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The base class of all old requests; an app creates a ``GetRequest``, ``PostRequest``, ``PutRequest`` or
/// ``DeleteRequest``.
///
/// ```swift
/// final class ProductsRequest {
///   let request: GetRequest<DiamondResponse.Products>
///
///   init(params: ProductsRequestParams, referer: String) {
///     request = GetRequest<DiamondResponse.Products>(params: params, referer: referer)
///   }
///
///   func executeAsync(_ onComplete: @escaping (DiamondResponse.Products?, Error?) -> Void) {
///     request.execute(onComplete)
///   }
/// }
/// ```
public class APIRequest<Response: APIResponse> {
  let params: any RequestParams
  let referer: String
  let headers: [String: String]
  let timeout: TimeInterval?

  private let calls = RunningCalls()

  var method: RequestMethod { .get }

  /// Makes a request.
  ///
  /// - Parameters:
  ///   - params: the address and the parameters.
  ///   - referer: the value of the `Referer` header; none is sent when it is empty.
  ///   - headers: header fields of this request alone; they override the configuration's.
  ///   - timeout: the number of seconds that the server may be silent; nil for the configuration's.
  public init(
    params: any RequestParams, referer: String, headers: [String: String] = [:], timeout: TimeInterval? = nil
  ) {
    self.params = params
    self.referer = referer
    self.headers = headers
    self.timeout = timeout
  }

  /// Sends the request. The request object need not be kept.
  ///
  /// A JSON body always gives a response, also with an error status. The response is read in the background.
  ///
  /// - Parameter onComplete: called exactly once, on the configuration's callback queue and never from within this
  ///   method, with the response and the error:
  ///   - 2xx and JSON: a response, no error;
  ///   - another status and JSON: a response and `HTTPFailure.unacceptableStatus`;
  ///   - a body that is not JSON, or none: no response, and `.unreadableBody` or, for another status,
  ///     `.unacceptableStatus`;
  ///   - no response from the server: no response, and the transport's error, such as `URLError(.timedOut)`;
  ///   - cancelled: no response, and `URLError(.cancelled)`;
  ///   - no valid address: no response, and `HTTPFailure.invalidURL`;
  ///   - a header field with a line break in it: no response, and `HTTPFailure.invalidHeader`;
  ///   - parameters that the content type can't express: no response, and an `EncodingError`.
  /// - Returns: a handle to cancel this call by; it need not be kept.
  @discardableResult
  public func execute(_ onComplete: @escaping (_ response: Response?, _ error: (any Error)?) -> Void) -> APICall {
    execute(with: APIUtil.configuration, onComplete)
  }

  /// Sends the request, as ``execute(_:)`` does, under the name that the request classes of apps use.
  ///
  /// - Parameter onComplete: called exactly once; see ``execute(_:)``.
  /// - Returns: a handle to cancel this call by; it need not be kept.
  @discardableResult
  public func executeAsync(_ onComplete: @escaping (_ response: Response?, _ error: (any Error)?) -> Void) -> APICall {
    execute(onComplete)
  }

  /// Cancels the request for good: the completions of its pending calls get `URLError(.cancelled)`, and so do those of
  /// later calls, which send nothing. May be called on any thread.
  public func cancel() {
    calls.cancel()
  }

  @discardableResult
  func execute(
    with configuration: APIConfiguration, _ onComplete: @escaping (Response?, (any Error)?) -> Void
  ) -> APICall {
    let call = APICall()
    let callback = Callback<(Response?, (any Error)?)>(on: configuration.callbackQueue) { [calls] response, error in
      calls.remove(call)
      // Asked here, so that a screen that cancels on its own queue never gets a response afterwards.
      if call.finish() { onComplete(response, error) } else { onComplete(nil, URLError(.cancelled)) }
    }
    calls.add(call)
    guard !call.isCancelled else {
      callback.deliver((nil, URLError(.cancelled)))
      return call
    }

    // On the caller's thread: parameters need not be Sendable.
    let request = Result { try urlRequest(following: configuration) }
    let task = Self.send(request, over: configuration.transport, to: callback)
    call.onCancel {
      task.cancel()
      callback.deliver((nil, URLError(.cancelled)))
    }
    return call
  }

  private static func send(
    _ request: Result<URLRequest, any Error>, over transport: any ClientTransport,
    to callback: Callback<(Response?, (any Error)?)>
  ) -> Task<Void, Never> {
    Task {
      do {
        callback.deliver(outcome(of: try await transport.send(request.get())))
      } catch {
        callback.deliver((nil, error))
      }
    }
  }

  private static func outcome(of serverResponse: ServerResponse) -> (Response?, (any Error)?) {
    let error = serverResponse.isSuccess ? nil : HTTPFailure.unacceptableStatus(serverResponse.statusCode)
    guard let json = try? JSON(data: serverResponse.body) else { return (nil, error ?? .unreadableBody) }
    return (Response(json: json), error)
  }
}
