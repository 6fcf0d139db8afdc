import Foundation
import HTTPTransport

/// A path that is written as a literal, and that escapes interpolated values.
///
/// ```swift
/// let endpoint: any HTTPEndpointConvertible = .path("users/\(name)/posts/\(id)")
/// ```
///
/// A slash, a question mark or a percent sign in a value is part of the value: `a/b` becomes `a%2Fb`. The slashes of
/// the literal itself separate components. Values that can't be escaped cause an error when the URL is built
/// (`HTTPFailure.invalidURL`): an empty value, and a component that is `.` or `..`.
///
/// Another path is inserted without escaping (`"\(base)/\(id)"`), and so is a string with the label `verbatim`:
/// `"v2/\(verbatim: rawValue)"`.
public struct EndpointPath: HTTPEndpointConvertible, Hashable, ExpressibleByStringInterpolation {
  /// The path as text, with escaped values.
  public let text: String

  /// The path itself.
  public var path: EndpointPath { self }

  /// Creates a path from a string or a complete URL without escaping, such as one that the server sent.
  ///
  /// - Parameter path: the path. Prefer a literal for a path with values.
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

  /// Collects the literal parts and the escaped values.
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

    /// Adds the description of a value, such as a `UUID`.
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

    /// Adds a string without escaping, such as a raw value with slashes.
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
  /// Returns an endpoint with a path that is written at its use.
  ///
  /// - Parameter path: a literal, in which interpolated values are escaped.
  /// - Returns: the endpoint.
  public static func path(_ path: EndpointPath) -> EndpointPath { path }
}
