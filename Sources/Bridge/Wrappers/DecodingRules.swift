import Foundation

/// The case with the raw value that the document has, read as `…Value` reads it: `Role(rawValue: json["role"].stringValue)`.
///
/// A number's text counts, and where there is nothing it is the case whose raw value is empty or 0. Nil when no case has
/// the raw value.
public enum RawValueRule<Case: RawRepresentable & SendableMetatype>: OptionalDecodingRule
where Case.RawValue: Decodable & SendableMetatype {
  public typealias Wrapped = Case

  /// The case; nil when there is none.
  public static var value: Decoding<Case?> { Decoding { Case(rawValue: try $0.decode(Case.RawValue.self)) } }
}

/// The case with the raw value that the document has, where it is of the very type: `json["role"].string.flatMap(Role.init)`.
public enum ExactRawValueRule<Case: RawRepresentable & SendableMetatype>: OptionalDecodingRule
where Case.RawValue: Decodable & SendableMetatype {
  public typealias Wrapped = Case

  /// The case; nil when there is none.
  public static var value: Decoding<Case?> {
    Decoding { try $0.decodeIfPresent(Case.RawValue.self).flatMap(Case.init) }
  }
}

/// The URL that a text makes, without any escaping: `URL(string: json["link"].stringValue)`.
public enum TextURLRule: OptionalDecodingRule {
  public typealias Wrapped = URL

  /// The URL; nil when the text makes none.
  public static var value: Decoding<URL?> { Decoding { URL(string: try $0.decode(String.self)) } }
}

/// The URL that a text makes, where it is a text: `json["link"].string.flatMap { URL(string: $0) }`.
public enum ExactTextURLRule: OptionalDecodingRule {
  public typealias Wrapped = URL

  /// The URL; nil when there is no text, or it makes none.
  public static var value: Decoding<URL?> {
    Decoding { container in try container.decodeIfPresent(String.self).flatMap { URL(string: $0) } }
  }
}

/// A moment in seconds since 1970: `Date(timeIntervalSince1970: json["time"].doubleValue)`.
public enum SecondsSince1970Rule: DecodingRule {
  /// The moment; the beginning of 1970 when there is no number.
  public static var value: Decoding<Date> { Decoding { Date(timeIntervalSince1970: try $0.decode(Double.self)) } }
}

/// A value that has to be there: `json["id"].int!`.
///
/// As the old code did, it stops the program when there is none.
public enum UnwrappedRule<Wrapped: Decodable & SendableMetatype>: DecodingRule {
  /// The value.
  public static var value: Decoding<Wrapped> {
    Decoding { container in
      guard let value = try container.decodeIfPresent(Wrapped.self) else {
        preconditionFailure("There is no \(Wrapped.self) at \(container.view.codingPath.map(\.stringValue)).")
      }
      return value
    }
  }
}

/// A number parsed from a text: `Int(json["count"].stringValue)`.
public enum ParsedTextRule<Number: LosslessStringConvertible & SendableMetatype>: OptionalDecodingRule {
  public typealias Wrapped = Number

  /// The value; nil when the text is none.
  public static var value: Decoding<Number?> { Decoding { Number(try $0.decode(String.self)) } }
}

/// A number parsed from a text, where it is a text: `json["count"].string.flatMap { Int($0) }`.
public enum ExactParsedTextRule<Number: LosslessStringConvertible & SendableMetatype>: OptionalDecodingRule {
  public typealias Wrapped = Number

  /// The value; nil when there is no text, or it is no number.
  public static var value: Decoding<Number?> {
    Decoding { try $0.decodeIfPresent(String.self).flatMap(Number.init) }
  }
}

/// The strings of an array that holds nothing else: `json["tags"].arrayObject as? [String]`.
public enum OnlyStringsRule: OptionalDecodingRule {
  public typealias Wrapped = [String]

  /// The strings; nil when it is no array, or any element is no string.
  public static var value: Decoding<[String]?> { Decoding { $0.strings() } }
}

/// The text of whatever there is: `String(describing: json["id"])`.
public enum DescriptionRule: DecodingRule {
  /// The text, as a `JSON` has it; `null` when there is nothing.
  public static var value: Decoding<String> { Decoding { $0.description } }
}

/// A model that is not converted, made by its old initializer: `Session(json: json["session"])`.
public enum BridgedRule<Model: LegacyReadable & SendableMetatype>: DecodingRule {
  /// The value that the old initializer makes; an optional where it may fail.
  public static var value: Decoding<Model.LegacyValue> { Decoding { try $0.read(Model.self) } }
}

/// Models that are not converted, one for each element: `json["sessions"].arrayValue.map { Session(json: $0) }`.
public enum BridgedElementsRule<Model: LegacyReadable & SendableMetatype>: DecodingRule {
  /// The values that the old initializer makes of the elements; empty where there is no array.
  public static var value: Decoding<[Model.LegacyValue]> {
    Decoding { try $0.nestedContainers().map { try $0.read(Model.self) } }
  }
}

/// An array with one element for each entry of a `JSON`: `for (_, item) in json["items"] { items.append(Item(json: item)) }`.
///
/// If the document has an object instead, SwiftyJSON iterates the values of its members in no order, whereas
/// `arrayValue` is empty.
public enum EntriesRule<Element: Decodable & SendableMetatype>: DecodingRule {
  /// The elements of an array, or the values of an object; empty for anything else.
  public static var value: Decoding<[Element]> {
    Decoding { try $0.entries().map { try $1.decode(Element.self) } }
  }
}

/// A rule whose value may be nil.
public protocol OptionalDecodingRule: DecodingRule where Value == Wrapped? {
  /// The type of the value that there is, if there is one.
  associatedtype Wrapped
}

/// A value without which the document is refused:
/// `guard let role = Role(rawValue: json["role"].stringValue) else { return nil }`.
public enum RefusingRule<Rule: OptionalDecodingRule & SendableMetatype>: DecodingRule {
  /// The value of the rule; where that is nil, the type that has the property is not made.
  public static var value: Decoding<Rule.Wrapped> { .required { try Rule.value.make($0) } }
}
