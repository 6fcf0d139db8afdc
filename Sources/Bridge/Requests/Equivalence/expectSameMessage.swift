import Foundation
import HTTPTransport
import LegacyRequests
import ModernClient

/// Fails unless an old request and the new one say the same to the server.
///
/// ```swift
/// @Test func purchaseIsSentAsBefore() async throws {
///   try await expectSameMessage(
///     PostRequest<DiamondResponse.Purchase>(params: PurchaseRequestParams(productID: 5), referer: "shop"),
///     Diamond.Purchase(productID: 5), referer: "shop", following: APIConfiguration(baseURL: server))
/// }
/// ```
///
/// Both are built and sent by a configuration of their own, to a ``RequestRecorder``: nothing reaches the network, nothing of
/// `APIUtil` or of a client is changed, and such tests run in parallel. They are compared by what they mean: bodies by their
/// type, forms by their fields, header fields by their names in any case. Values of secret fields appear in no text.
///
/// - Parameters:
///   - old: makes the old request. `APIUtil.configuration` is `legacy` while it does.
///   - new: makes the new request.
///   - referer: what the call site of the new request says.
///   - legacy: where the old requests go, and how; by default as `APIUtil` says.
///   - client: where the new ones go; nil, the default, is the same place. Middlewares do their part; a client that asks for a
///     token first is compared by its first request.
///   - comparison: what it is to look over: `ValueComparison { $0.ignore(#"headers["x-request-id"]"#) }`. Paths begin with
///     `method`, `scheme`, `user`, `password`, `host`, `port`, `path`, `query`, `headers` and `body`.
///   - isolation: where the requests are made: by default where this is called.
/// - Throws: an ``ExperimentFailure`` that describes the differences, or why one of them could not be built.
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
    // The recorder's answer is not what the response expects: that is no matter here.
    failure = error
  }
  guard let newMessage = recorder.requests.first else { throw failure ?? ExperimentFailure(reports: []) }
  try expectSameMessage(oldMessage, newMessage, name: "\(Old.self) → \(New.self)", comparing: comparison)
}

/// Fails unless two recorded requests say the same to the server.
///
/// For old code that can only be run: it is given a ``RequestRecorder`` as its transport
/// (`APIUtil.withConfiguration(_:_:)`), and so is the new code.
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
  /// A copy of the comparison that redacts the values of secret fields in what it prints.
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
