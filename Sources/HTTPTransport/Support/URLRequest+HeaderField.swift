import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLRequest {
  /// Sets a header field, as long as it is one (RFC 9110, 5.1 and 5.5).
  ///
  /// `setValue` silently drops a field whose value has a line break, such as a token that was read from a file, and on
  /// Linux sends a line break in a name as it is, so that what follows is a field of its own.
  ///
  /// - Throws: `HTTPFailure.invalidHeader` with the name alone, since the value may be secret.
  package mutating func setHeader(_ name: String, to value: String) throws {
    guard
      !name.isEmpty, name.unicodeScalars.allSatisfy(Self.namesFields),
      !value.unicodeScalars.contains(where: Self.endsFields)
    else { throw HTTPFailure.invalidHeader(name) }
    setValue(value, forHTTPHeaderField: name)
  }

  /// Sets the method, as long as it is one: a token (RFC 9110, 5.6.2).
  ///
  /// - Throws: `HTTPFailure.invalidMethod`.
  package mutating func setMethod(_ method: String) throws {
    guard !method.isEmpty, method.unicodeScalars.allSatisfy(Self.namesFields) else {
      throw HTTPFailure.invalidMethod(method)
    }
    httpMethod = method
  }

  private static func namesFields(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9": true
    default: "!#$%&'*+-.^_`|~".unicodeScalars.contains(scalar)
    }
  }

  private static func endsFields(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control && scalar != "\t"
  }
}
