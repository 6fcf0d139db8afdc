import Foundation
import HTTPTransport
import LegacyJSON
import LegacyRequests
import ModernClient

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// An old request that the new client can send: this package's, or an app's own.
///
/// An app that has its own request classes says how one becomes a `URLRequest`, which it has code for already, and all that
/// the client's middlewares do (logging, new tokens, stubs) applies to them before any is migrated:
///
/// ```swift
/// extension ShopRequest: LegacyRequestConvertible {
///   func legacyURLRequest() throws -> URLRequest { try makeURLRequest() }
///   static func legacyResponse(from json: JSON) -> ShopResponse { ShopResponse(json: json) }
/// }
///
/// HTTPClient.shared.execute(ShopRequest()) { response, error in … }
/// ```
///
/// The second line can be left out when the response is a `JSONDeserializable`.
public protocol LegacyRequestConvertible: SendableMetatype {
  /// The type of the response.
  associatedtype LegacyResponse

  /// Returns the request to send.
  ///
  /// - Returns: the request as `URLSession` knows it.
  /// - Throws: an error if the request can't be built.
  func legacyURLRequest() throws -> URLRequest

  /// Reads the body of an answer.
  ///
  /// - Parameter json: the body, which is JSON.
  /// - Returns: the response.
  /// - Throws: the old initializer's error.
  static func legacyResponse(from json: JSON) throws -> LegacyResponse
}

extension LegacyRequestConvertible where LegacyResponse: JSONDeserializable {
  /// Reads the body by `init(json:)`.
  ///
  /// - Parameter json: the body.
  /// - Returns: the response.
  public static func legacyResponse(from json: JSON) -> LegacyResponse { LegacyResponse(json: json) }
}

extension APIRequest: LegacyRequestConvertible {
  /// The request as `URLSession` knows it, by the configuration of `APIUtil`.
  ///
  /// - Returns: the request.
  /// - Throws: `HTTPFailure.invalidURL`, or an `EncodingError` for parameters that cannot be written.
  public func legacyURLRequest() throws -> URLRequest { try urlRequest(following: APIUtil.configuration) }

  /// Reads the body by `init(json:)`.
  ///
  /// - Parameter json: the body.
  /// - Returns: the response.
  public static func legacyResponse(from json: JSON) -> Response { Response(json: json) }
}

extension HTTPClient {
  /// Sends an old request through this client's middlewares and transport, and tells in the old form what came of it.
  ///
  /// To send *all* old requests of this package this way, one line is enough:
  /// `APIUtil.configuration.transport = HTTPClient.shared.transport`.
  ///
  /// - Parameters:
  ///   - request: what to send. It need not be Sendable: it is asked for its `URLRequest` before this returns.
  ///   - onComplete: called exactly once, on the client's callback queue, with the response when the body is JSON, and the
  ///     error when there is one: of the network, `HTTPFailure.unacceptableStatus`, `.unreadableBody`, what reading the
  ///     response throws, or `URLError(.cancelled)`.
  /// - Returns: a handle that cancels the call. It need not be kept.
  @discardableResult
  public func execute<Request: LegacyRequestConvertible>(
    _ request: Request,
    _ onComplete: @escaping (_ response: Request.LegacyResponse?, _ error: (any Error)?) -> Void
  ) -> HTTPCall {
    let callback = Callback<(Request.LegacyResponse?, (any Error)?)>(on: configuration.callbackQueue) {
      onComplete($0, $1)
    }
    let transport = transport
    let outgoing = Result { try request.legacyURLRequest() }
    return HTTPCall(
      task: Task { [runningCalls] in
        await runningCalls.run(nil) {
          do {
            callback.deliver(try Request.oldOutcome(of: try await transport.send(outgoing.get())))
          } catch is CancellationError {
            callback.deliver((nil, URLError(.cancelled)))
          } catch {
            callback.deliver((nil, error))
          }
        }
      }
    )
  }
}

extension LegacyRequestConvertible {
  fileprivate static func oldOutcome(of answer: HTTPAnswer) throws -> (LegacyResponse?, (any Error)?) {
    let error = answer.isSuccess ? nil : HTTPFailure.unacceptableStatus(answer.statusCode)
    guard let json = try? JSON(data: answer.body) else { return (nil, error ?? .unreadableBody) }
    return (try legacyResponse(from: json), error)
  }
}
