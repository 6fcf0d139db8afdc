/// A type that can be the parameters of a request: a ``RequestParameter``, or a dictionary of names and values.
///
/// ```swift
/// struct Location: ParametersConvertible {
///   let latitude: Double, longitude: Double
///
///   var parameterValues: [String: ParameterValue] {
///     ["lat": latitude.parameterValue, "lon": longitude.parameterValue]
///   }
/// }
/// ```
public protocol ParametersConvertible: Sendable {
  /// The values by the server's names.
  var parameterValues: [String: ParameterValue] { get }
}

extension Dictionary: ParametersConvertible where Key == String, Value: ParameterValueConvertible {
  /// The values by their names.
  public var parameterValues: [String: ParameterValue] { mapValues(\.parameterValue) }
}

/// The parameters of one API: only its keys can be set.
///
/// ```swift
/// struct SearchParameter: RequestParameter {
///   enum Key: String, ParameterKey {
///     case query = "q"
///     case order
///   }
///
///   var parameter: [Key: ParameterValue] = [:]
/// }
///
/// var parameter = SearchParameter()
/// parameter.setParameter("swift", forKey: .query)
/// parameter.setParameter(Order.descending, forKey: .order)
/// ```
///
/// A request can use them as its ``HTTPRequestRepresentation/parameters``, or as a form with
/// ``HTTPBody/form(_:encoding:)``.
public protocol RequestParameter: ParametersConvertible {
  /// The names that the API knows.
  associatedtype Key: ParameterKey

  /// The parameters that were set.
  var parameter: [Key: ParameterValue] { get set }
}

extension RequestParameter {
  /// The values by the names of their keys.
  public var parameterValues: [String: ParameterValue] {
    parameter.associate { ($0.key, $1) }
  }

  /// Sets a parameter.
  ///
  /// - Parameters:
  ///   - value: the value. Nil sends nothing under this key.
  ///   - key: its key.
  public mutating func setParameter<Value: ParameterValueConvertible>(_ value: Value?, forKey key: Key) {
    parameter[key] = value?.parameterValue
  }

  /// Sets a parameter to a raw value, such as an enum's.
  ///
  /// - Parameters:
  ///   - value: the value with the raw value. Nil sends nothing under this key.
  ///   - key: its key.
  @_disfavoredOverload  // A type that is both says itself what it sends.
  public mutating func setParameter<Value: RawRepresentable>(_ value: Value?, forKey key: Key)
  where Value.RawValue: ParameterValueConvertible {
    parameter[key] = value?.rawValue.parameterValue
  }

  /// Sets a parameter to an array of raw values, such as an enum's.
  ///
  /// - Parameters:
  ///   - values: the values with the raw values.
  ///   - key: their key.
  @_disfavoredOverload
  public mutating func setParameter<Value: RawRepresentable>(_ values: [Value], forKey key: Key)
  where Value.RawValue: ParameterValueConvertible {
    parameter[key] = .array(values.map(\.rawValue.parameterValue))
  }

  /// Removes a parameter.
  ///
  /// - Parameter key: its key.
  public mutating func removeParameter(forKey key: Key) {
    parameter[key] = nil
  }
}
