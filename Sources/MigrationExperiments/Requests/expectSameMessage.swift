import Bridge
import Foundation
import HTTPTransport
import LegacyRequests
import ModernClient

/// Fails unless an old request and the new one mean the same to the server.
///
/// ```swift
/// @Test func purchaseIsSentAsBefore() async throws {
///   try await expectSameMessage(
///     PostRequest<DiamondResponse.Purchase>(params: PurchaseRequestParams(productID: 5), referer: "shop"),
///     Diamond.Purchase(productID: 5), referer: "shop", following: APIConfiguration(baseURL: server))
/// }
/// ```
///
/// Both are built and sent with separate configurations to a `RequestRecorder`. Nothing reaches the network,
/// `APIUtil` and clients do not change, and such tests can run in parallel. Requests are compared by their meaning:
/// bodies by their type, forms by their fields, header fields by their names in any case. Values of secret fields
/// appear in no text.
///
/// - Parameters:
///   - old: creates the old request. Meanwhile, `APIUtil.configuration` is `legacy`.
///   - new: creates the new request.
///   - referer: the referer that the new request's call site passes.
///   - legacy: the settings for the old request. The default is the configuration of `APIUtil`.
///   - client: the settings for the new request. Nil, the default, means the same server. Its middlewares run; if the
///     client requests a token first, that request is compared.
///   - comparison: the comparison, with the differences to ignore: `ValueComparison {
///     $0.ignore(#"headers["x-request-id"]"#) }`. Paths begin with `method`, `scheme`, `user`, `password`, `host`,
///     `port`, `path`, `query`, `headers` and `body`.
///   - isolation: the actor on which the requests are created. The default is the caller's.
/// - Throws: an ``ExperimentFailure`` that describes the differences, or the reason why a request could not be built.
public func expectSameMessage<Old: LegacyRequestConvertible, New: HTTPRequestRepresentation>(
  _ old: @autoclosure () throws -> Old,
  _ new: @autoclosure () throws -> New,
  referer: String? = nil,
  following legacy: APIConfiguration = APIUtil.configuration,
  client: HTTPClient.Configuration? = nil,
  comparing comparison: ValueComparison = ValueComparison(),
  isolation: isolated (any Actor)? = #isolation
) async throws {
  let oldMessage = try APIUtil.withConfiguration(legacy) { RecordedRequest(try old().legacyURLRequest()) }
  let recorder = RequestRecorder()
  var configuration = client ?? HTTPClient.Configuration(following: legacy)
  configuration.transport = recorder
  let request = try new()
  var failure: HTTPClientError?
  do throws(HTTPClientError) {
    _ = try await HTTPClient(configuration: configuration).call(request, referer: referer)
  } catch {
    // The recorder's response is not what the response expects: that is no matter here.
    failure = error
  }
  guard let newMessage = recorder.requests.first else { throw failure ?? ExperimentFailure(reports: []) }
  try expectSameMessage(oldMessage, newMessage, name: "\(Old.self) → \(New.self)", comparing: comparison)
}

/// Fails unless two recorded requests mean the same to the server.
///
/// Use it for old code from which a request can't be taken: run the old and the new code with a `RequestRecorder` as
/// transport (`APIUtil.withConfiguration(_:_:)`).
///
/// - Parameters:
///   - old: the request that the old code sent.
///   - new: the request that the new code sent.
///   - name: the name for the failure.
///   - comparison: the comparison, with the differences to ignore.
/// - Throws: an ``ExperimentFailure`` that describes the differences.
public func expectSameMessage(
  _ old: RecordedRequest, _ new: RecordedRequest, name: String? = nil,
  comparing comparison: ValueComparison = ValueComparison()
) throws {
  let result = comparison.hidingSecrets(of: [old, new]).compare(old, with: new)
  guard !result.isEqual else { return }
  throw ExperimentFailure(reports: [
    ExperimentReport(experiment: name ?? "\(old)", run: 1, outcome: .different(result))
  ])
}

extension ValueComparison {
  /// Returns a copy of the comparison that redacts the values of secret fields in its texts.
  fileprivate func hidingSecrets(of requests: [RecordedRequest]) -> ValueComparison {
    var comparison = self
    comparison.redact("password")
    let messages = requests.map(RequestMessage.init)
    for name in Set(messages.flatMap(\.fieldNames)) where Redaction.standard.isSecret(name) {
      let quoted = name.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
      guard let pattern = try? PathPattern(parsing: "**[\"\(quoted)\"]") else {
        comparison.redactsAllValues = true
        continue
      }
      comparison.redact(pattern)
    }
    return comparison
  }
}
