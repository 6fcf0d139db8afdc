import Foundation
import HTTPTransport
import LegacyJSON
import LegacyRequests
import ModernClient

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// An old request that the new client can send: one of this package's, or an app's own.
///
/// An app with its own request classes defines their conversion to a `URLRequest`, for which it already has code. Then
/// the client's middlewares (logging, token renewal, stubs) apply to these requests before any of them is migrated:
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
/// The second line can be omitted if the response is a `JSONDeserializable`.
public protocol LegacyRequestConvertible: SendableMetatype {
  /// The type of the response.
  associatedtype LegacyResponse

  /// Returns the request to send.
  ///
  /// - Returns: the request as `URLSession` knows it.
  /// - Throws: an error if the request can't be built.
  func legacyURLRequest() throws -> URLRequest

  /// Reads the body of a server's response.
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
  /// Returns the request, built with the configuration of `APIUtil`.
  ///
  /// - Returns: the request.
  /// - Throws: `HTTPFailure.invalidURL`, or an `EncodingError` for parameters that can't be encoded.
  public func legacyURLRequest() throws -> URLRequest { try urlRequest(following: APIUtil.configuration) }

  /// Reads the body by `init(json:)`.
  ///
  /// - Parameter json: the body.
  /// - Returns: the response.
  public static func legacyResponse(from json: JSON) -> Response { Response(json: json) }
}

extension HTTPClient {
  /// Sends an old request through this client's middlewares and transport, and reports the outcome in the old form.
  ///
  /// To send *all* old requests of this package this way, set the transport: `APIUtil.configuration.transport =
  /// HTTPClient.shared.transport`.
  ///
  /// - Parameters:
  ///   - request: the request to send. It need not be Sendable, because its `URLRequest` is created before this
  ///     returns.
  ///   - onComplete: called exactly once, on the client's callback queue, with the response if the body is JSON, and
  ///     with the error if there is one: a network error, `HTTPFailure.unacceptableStatus`, `.unreadableBody`, an error
  ///     from reading the response, or `URLError(.cancelled)`.
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
  fileprivate static func oldOutcome(of serverResponse: ServerResponse) throws -> (LegacyResponse?, (any Error)?) {
    let error = serverResponse.isSuccess ? nil : HTTPFailure.unacceptableStatus(serverResponse.statusCode)
    guard let json = try? JSON(data: serverResponse.body) else { return (nil, error ?? .unreadableBody) }
    return (try legacyResponse(from: json), error)
  }
}
