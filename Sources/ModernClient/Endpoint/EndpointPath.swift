import Foundation
import HTTPTransport

/// A path that is written as a literal, and escapes what is interpolated.
///
/// ```swift
/// let endpoint: any HTTPEndpointConvertible = .path("users/\(name)/posts/\(id)")
/// ```
///
/// A slash, a question mark or a percent sign in a value is part of the value: `a/b` becomes `a%2Fb`. The slashes of the
/// literal itself separate components. What cannot be escaped is an error once the address is made
/// (`HTTPFailure.invalidURL`): an empty value, and a component that is `.` or `..`.
///
/// Another path is put in as it is (`"\(base)/\(id)"`), and so is a text that says so: `"v2/\(verbatim: rawValue)"`.
public struct EndpointPath: HTTPEndpointConvertible, Hashable, ExpressibleByStringInterpolation {
  /// The path as a text, escaped where values were put in.
  public let text: String

  /// The path itself.
  public var path: EndpointPath { self }

  /// Takes a path or a whole address as it is, such as one that the server sent. Nothing in it is escaped.
  ///
  /// - Parameter path: the path; one that holds values is better written as a literal.
  public init(verbatim path: String) {
    text = path
  }

  /// Takes a path as it is.
  public init(stringLiteral value: String) {
    text = value
  }

  /// Takes a path that has values in it.
  public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
  }

  /// Gathers the literal parts and the escaped values.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount * 8)
    }

    public mutating func appendLiteral(_ literal: String) {
      text += literal
    }

    /// Adds a value as one component of the path, or a part of one.
    public mutating func appendInterpolation(_ value: some StringProtocol) {
      text += value.isEmpty ? String(RequestURL.emptyValue) : PercentEncoding.pathComponent(String(value))
    }

    /// Adds a number.
    public mutating func appendInterpolation(_ value: some BinaryInteger) {
      text += String(value)
    }

    /// Adds what a type says of itself as a text, such as a `UUID`.
    @_disfavoredOverload  // A text is one of these as well.
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      appendInterpolation(value.description)
    }

    /// Adds a raw value, such as an enum's.
    public mutating func appendInterpolation<Value: RawRepresentable>(_ value: Value) where Value.RawValue == String {
      appendInterpolation(value.rawValue)
    }

    /// Adds another path as it is.
    public mutating func appendInterpolation(_ path: EndpointPath) {
      text += path.text
    }

    /// Adds a text as it is, such as a raw value that has slashes. Nothing in it is escaped.
    public mutating func appendInterpolation(verbatim text: String) {
      self.text += text
    }
  }
}

extension EndpointPath: CustomStringConvertible {
  /// The path as a text.
  public var description: String { text }
}

extension HTTPEndpointConvertible where Self == EndpointPath {
  /// A path that is written where it is needed.
  ///
  /// - Parameter path: a literal; what is interpolated is escaped.
  /// - Returns: the endpoint.
  public static func path(_ path: EndpointPath) -> EndpointPath { path }
}
