import Foundation

/// The case with the document's raw value, as `…Value` reads it: `Role(rawValue: json["role"].stringValue)`.
///
/// A number counts as its text. An absent value gives the case whose raw value is empty or 0. Nil if no case has the
/// raw value.
public enum RawValueRule<Case: RawRepresentable & SendableMetatype>: OptionalDecodingRule
where Case.RawValue: Decodable & SendableMetatype {
  public typealias Wrapped = Case

  /// The case; nil when there is none.
  public static var value: Decoding<Case?> { Decoding { Case(rawValue: try $0.value(Case.RawValue.self)) } }
}

/// The case with the document's raw value, if that has exactly the right type:
/// `json["role"].string.flatMap(Role.init)`.
public enum ExactRawValueRule<Case: RawRepresentable & SendableMetatype>: OptionalDecodingRule
where Case.RawValue: Decodable & SendableMetatype {
  public typealias Wrapped = Case

  /// The case; nil when there is none.
  public static var value: Decoding<Case?> {
    Decoding { try $0.valueIfPresent(Case.RawValue.self).flatMap(Case.init) }
  }
}

/// The URL from a string, without any escaping: `URL(string: json["link"].stringValue)`.
public enum TextURLRule: OptionalDecodingRule {
  public typealias Wrapped = URL

  /// The URL; nil when the text makes none.
  public static var value: Decoding<URL?> { Decoding { URL(string: try $0.value(String.self)) } }
}

/// The URL from a value that is a string: `json["link"].string.flatMap { URL(string: $0) }`.
public enum ExactTextURLRule: OptionalDecodingRule {
  public typealias Wrapped = URL

  /// The URL. Nil if the value is not a string, or not a URL.
  public static var value: Decoding<URL?> {
    Decoding { container in try container.valueIfPresent(String.self).flatMap { URL(string: $0) } }
  }
}

/// A date in seconds since 1970: `Date(timeIntervalSince1970: json["time"].doubleValue)`.
public enum SecondsSince1970Rule: DecodingRule {
  /// The date. The beginning of 1970 if there is no number.
  public static var value: Decoding<Date> { Decoding { Date(timeIntervalSince1970: try $0.value(Double.self)) } }
}

/// A required value: `json["id"].int!`.
///
/// As in the old code, the program stops if there is none.
public enum UnwrappedRule<Wrapped: Decodable & SendableMetatype>: DecodingRule {
  /// The value.
  public static var value: Decoding<Wrapped> {
    Decoding { container in
      guard let value = try container.valueIfPresent(Wrapped.self) else {
        preconditionFailure("There is no \(Wrapped.self) at \(container.view.codingPath.map(\.stringValue)).")
      }
      return value
    }
  }
}

/// A number parsed from a string: `Int(json["count"].stringValue)`.
public enum ParsedTextRule<Number: LosslessStringConvertible & SendableMetatype>: OptionalDecodingRule {
  public typealias Wrapped = Number

  /// The value; nil when the text is none.
  public static var value: Decoding<Number?> { Decoding { Number(try $0.value(String.self)) } }
}

/// A number parsed from a value that is a string: `json["count"].string.flatMap { Int($0) }`.
public enum ExactParsedTextRule<Number: LosslessStringConvertible & SendableMetatype>: OptionalDecodingRule {
  public typealias Wrapped = Number

  /// The number. Nil if the value is not a string, or not a number.
  public static var value: Decoding<Number?> {
    Decoding { try $0.valueIfPresent(String.self).flatMap(Number.init) }
  }
}

/// The elements of an array that contains only strings: `json["tags"].arrayObject as? [String]`.
public enum OnlyStringsRule: OptionalDecodingRule {
  public typealias Wrapped = [String]

  /// The strings. Nil if the value is not an array, or any element is not a string.
  public static var value: Decoding<[String]?> { Decoding { $0.strings() } }
}

/// The text of any value: `String(describing: json["id"])`.
public enum DescriptionRule: DecodingRule {
  /// The description of the value, as of a `JSON`. `null` for an absent value.
  public static var value: Decoding<String> { Decoding { $0.description } }
}

/// An unconverted model, created by its old initializer: `Session(json: json["session"])`.
public enum BridgedRule<Model: LegacyReadable & SendableMetatype>: DecodingRule {
  /// The value that the old initializer creates. An optional if the initializer may fail.
  public static var value: Decoding<Model.LegacyValue> { Decoding { try $0.read(Model.self) } }
}

/// Unconverted models, one for each element: `json["sessions"].arrayValue.map { Session(json: $0) }`.
public enum BridgedElementsRule<Model: LegacyReadable & SendableMetatype>: DecodingRule {
  /// The values that the old initializer creates from the elements. Empty if there is no array.
  public static var value: Decoding<[Model.LegacyValue]> {
    Decoding { try $0.nestedContainers().map { try $0.read(Model.self) } }
  }
}

/// An array with one element for each entry of a `JSON`: `for (_, item) in json["items"] { items.append(Item(json: item)) }`.
///
/// If the document has an object instead, SwiftyJSON iterates the values of its members in no order, whereas
/// `arrayValue` is empty.
public enum EntriesRule<Element: Decodable & SendableMetatype>: DecodingRule {
  /// The elements of an array, or the values of an object. Empty for anything else.
  public static var value: Decoding<[Element]> {
    Decoding { try $0.entries().map { try $1.value(Element.self) } }
  }
}

/// A rule whose value may be nil.
public protocol OptionalDecodingRule: DecodingRule where Value == Wrapped? {
  /// The type of the value, if there is one.
  associatedtype Wrapped
}

/// A value without which the document is refused: `guard let role = Role(rawValue: json["role"].stringValue) else {
/// return nil }`.
public enum RefusingRule<Rule: OptionalDecodingRule & SendableMetatype>: DecodingRule {
  /// The value of the rule. If it is nil, decoding the property's type fails.
  public static var value: Decoding<Rule.Wrapped> { .required { try Rule.value.make($0) } }
}
