import Foundation
import HTTPTransport

extension HTTPClient {
  /// The rules for writing parameters in a query or a form, where the standards leave a choice.
  ///
  /// Names are sorted, so the same parameters always give the same text. Arrays keep their order.
  ///
  /// ```swift
  /// var parameterEncoding: HTTPClient.ParameterEncoding { HTTPClient.ParameterEncoding(arrays: .comma, writesBooleansAsNumbers: true) }
  /// ```
  ///
  /// The common encodings have names:
  ///
  /// | | |
  /// | --- | --- |
  /// | ``standard`` | `id=1&id=2&exact=true&user[name]=a` |
  /// | ``brackets`` | `id[]=1&id[]=2&exact=true&user[name]=a` |
  /// | ``legacy`` | `id[]=1&id[]=2&exact=1&user[name]=a` |
  /// | ``dots`` | `id=1&id=2&exact=true&user.name=a` |
  public struct ParameterEncoding: Hashable, Sendable {
    /// The notation of an array. An element that is an array or object itself gets its index as a nested key under every
    /// choice, because the result could not be read back otherwise. Turning off
    /// ``HTTPClient/ParameterEncoding/indexesNestedElements`` prevents this.
    public enum Arrays: Hashable, Sendable {
      /// `id=1&id=2`, which is also OpenAPI's default.
      case repeated
      /// `id[]=1&id[]=2`, for PHP and Rails.
      case brackets
      /// `id=1,2`; a comma inside an element is escaped.
      case comma
    }

    /// The notation of arrays.
    public var arrays: Arrays

    /// Whether booleans are written as 1 and 0, instead of `true` and `false`.
    public var writesBooleansAsNumbers: Bool

    /// Whether the name of a nested value is written with a dot, as in `user.name=a`, instead of `user[name]=a`.
    public var joinsNamesWithDots: Bool

    /// Whether an element that is itself an array or an object is written with its index, as in `user[0][name]=a`. If not,
    /// it is written as in ``Arrays/brackets``: `user[][name]=a`.
    public var indexesNestedElements: Bool

    /// The encoding that most servers understand.
    public static let standard = HTTPClient.ParameterEncoding()

    /// The encoding for PHP and Rails: `id[]=1&id[]=2`, and `user[name]=a`.
    public static let brackets = HTTPClient.ParameterEncoding(arrays: .brackets)

    /// The encoding for some Java servers: `user.name=a`.
    public static let dots = HTTPClient.ParameterEncoding(joinsNamesWithDots: true)

    /// The encoding of LegacyRequests, which most old clients use too: `id[]=1&id[]=2`, 1 and 0 for booleans,
    /// `user[name]=a`, and `list[][name]=a` for values nested in an array.
    ///
    /// The one exception is a `Float` beyond 2^24, which the old requests write with an exponent.
    public static let legacy = HTTPClient.ParameterEncoding(
      arrays: .brackets, writesBooleansAsNumbers: true, indexesNestedElements: false)

    /// Creates an encoding.
    ///
    /// - Parameters:
    ///   - arrays: by default `id=1&id=2`.
    ///   - writesBooleansAsNumbers: whether booleans are 1 and 0. The default is `true` and `false`.
    ///   - joinsNamesWithDots: whether nested names are joined with dots. The default is `user[name]=a`.
    ///   - indexesNestedElements: whether nested elements of an array are written with their index. The default is true.
    public init(
      arrays: Arrays = .repeated, writesBooleansAsNumbers: Bool = false, joinsNamesWithDots: Bool = false,
      indexesNestedElements: Bool = true
    ) {
      self.arrays = arrays
      self.writesBooleansAsNumbers = writesBooleansAsNumbers
      self.joinsNamesWithDots = joinsNamesWithDots
      self.indexesNestedElements = indexesNestedElements
    }

    /// Encodes parameters as `a=1&b=2`, with escapes.
    ///
    /// - Parameter parameters: the names and values; an empty array or object writes nothing.
    /// - Returns: the text for a query or for `application/x-www-form-urlencoded`.
    public func encode(_ parameters: some ParametersConvertible) -> String {
      fields(of: parameters.parameterValues, name: { $0 })
        .map { field in
          PercentEncoding.field(field.name) + "=" + field.values.map(PercentEncoding.field).joined(separator: ",")
        }
        .joined(separator: "&")
    }
  }
}

extension HTTPClient.ParameterEncoding {
  /// One name with its values, not escaped. The comma between several values must not be escaped.
  private typealias Field = (name: String, values: [String])

  /// Returns the names and values, not escaped, for a multipart form.
  func texts(of parameters: some ParametersConvertible) -> [(name: String, value: String)] {
    fields(of: parameters.parameterValues, name: { $0 }).map { ($0.name, $0.values.joined(separator: ",")) }
  }

  private func fields(of object: [String: ParameterValue], name: (String) -> String) -> [Field] {
    object.sorted { $0.key < $1.key }.flatMap { fields(of: $0.value, named: name($0.key)) }
  }

  private func fields(of value: ParameterValue, named name: String) -> [Field] {
    switch value {
    case .object(let object): fields(of: object) { nested($0, in: name) }
    case .array(let elements): fields(of: elements, named: name)
    default: [(name, [text(of: value)])]
    }
  }

  private func fields(of elements: [ParameterValue], named name: String) -> [Field] {
    guard elements.allSatisfy(\.isScalar) else {
      return elements.enumerated().flatMap { index, element in
        fields(of: element, named: indexesNestedElements ? nested(String(index), in: name) : name + "[]")
      }
    }
    let values = elements.map(text)
    return switch arrays {
    case .repeated: values.map { (name, [$0]) }
    case .brackets: values.map { (name + "[]", [$0]) }
    case .comma: values.isEmpty ? [] : [(name, values)]
    }
  }

  private func nested(_ name: String, in outer: String) -> String {
    joinsNamesWithDots ? "\(outer).\(name)" : "\(outer)[\(name)]"
  }

  private func text(of value: ParameterValue) -> String {
    switch value {
    case .text(let text): text
    case .bool(let bool): writesBooleansAsNumbers ? (bool ? "1" : "0") : String(bool)
    case .integer(let integer): String(integer)
    case .unsigned(let integer): String(integer)
    case .number(let number): String(number)
    case .decimal(let decimal): decimal.description
    case .array, .object: ""
    }
  }
}

extension ParameterValue {
  fileprivate var isScalar: Bool {
    switch self {
    case .array, .object: false
    default: true
    }
  }
}
