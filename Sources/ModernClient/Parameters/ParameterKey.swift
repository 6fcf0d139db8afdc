/// The name of a parameter, as a type that allows only the names of one API.
///
/// An enum with string raw values is enough. A case may have a better name than the server's:
///
/// ```swift
/// enum SearchKey: String, ParameterKey {
///   case query = "q"
///   case order
/// }
/// ```
///
/// For names that several APIs share, see ``ComposedParameterKey``.
public protocol ParameterKey: Hashable, Sendable {
  /// The name that the server knows.
  var key: String { get }
}

extension ParameterKey where Self: RawRepresentable, RawValue == String {
  /// The raw value.
  public var key: String { rawValue }
}

/// A key type that is put together from groups of names, each of which is written once.
///
/// An enum can't take over another enum's cases, so APIs that share names would repeat them. A group is a protocol with
/// the names as static properties, and an API's keys conform to the groups that it knows:
///
/// ```swift
/// protocol PagingKeys: ComposedParameterKey {}
///
/// extension PagingKeys {
///   static var page: Self { "page" }
///   static var perPage: Self { "per_page" }
/// }
///
/// struct SearchKey: PagingKeys, SortingKeys {
///   static let query: Self = "q"
///   let key: String
/// }
///
/// parameter.setParameter("swift", forKey: .query)
/// parameter.setParameter(2, forKey: .page)
/// ```
///
/// Code for every API with such names is also written once:
///
/// ```swift
/// extension RequestParameter where Key: PagingKeys {
///   mutating func turn(toPage page: Int) { setParameter(page, forKey: .page) }
/// }
/// ```
public protocol ComposedParameterKey: ParameterKey, ExpressibleByStringLiteral {
  /// Creates the key for a name.
  ///
  /// - Parameter key: the server's name.
  init(key: String)
}

extension ComposedParameterKey where StringLiteralType == String {
  /// Makes the key of a name.
  public init(stringLiteral value: String) {
    self.init(key: value)
  }
}

extension Dictionary where Key: ParameterKey {
  /// Returns a dictionary with other keys and values, created from each pair of this one.
  ///
  /// The pairs are processed in the order of the keys' names. If two get the same key, the later one wins.
  ///
  /// - Parameter transform: returns a new key and value for an old pair.
  /// - Returns: the new pairs.
  /// - Throws: the error of `transform`.
  public func associate<NewKey: Hashable, NewValue>(
    _ transform: (Key, Value) throws -> (NewKey, NewValue)
  ) rethrows -> [NewKey: NewValue] {
    var result: [NewKey: NewValue] = [:]
    for (key, value) in sorted(by: { $0.key.key < $1.key.key }) {
      let (newKey, newValue) = try transform(key, value)
      result[newKey] = newValue
    }
    return result
  }
}
