/// The coding rules of the current call's client, for requests that state none.
///
/// Requests create their bodies and read their responses by their own members, which have no client. So the rules are
/// task-local.
struct CodingPolicy: Sendable {
  var decoding: any ResponseDecoding = JSONResponseDecoding()
  var encoding = JSONBodyEncoding()
  var parameters = HTTPClient.ParameterEncoder()

  @TaskLocal static var current = CodingPolicy()

  /// Runs code under these rules.
  func callAsFunction<Value>(_ body: () throws -> Value) rethrows -> Value {
    try Self.$current.withValue(self, operation: body)
  }
}

extension HTTPClient.Configuration {
  var codingPolicy: CodingPolicy { CodingPolicy(decoding: decoding, encoding: encoding, parameters: parameterEncoder) }
}
