/// The rules of the client whose call is being built or read, for requests that state none.
///
/// Requests make their bodies and read their answers by members of their own, which know no client: so the rules are
/// those of the task.
struct CodingPolicy: Sendable {
  var decoding: any ResponseDecoding = JSONResponseDecoding()
  var encoding = JSONBodyEncoding()

  @TaskLocal static var current = CodingPolicy()

  /// Runs code under these rules.
  func callAsFunction<Value>(_ body: () throws -> Value) rethrows -> Value {
    try Self.$current.withValue(self, operation: body)
  }
}

extension HTTPClient.Configuration {
  var codingPolicy: CodingPolicy { CodingPolicy(decoding: decoding, encoding: encoding) }
}
