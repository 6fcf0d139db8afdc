import Foundation
import LegacyJSON

/// A rule whose value may be nil.
public protocol OptionalDecodingRule: DecodingRule where Value == Wrapped? {
  /// The type of the value, if there is one.
  associatedtype Wrapped
}

/// A rule that makes its value of one scalar, as the `…Value` accessor reads it: a number counts as its text, and an absent
/// value as empty or 0. ``ExactRule`` reads the scalar exactly.
public protocol ScalarRule: OptionalDecodingRule {
  /// The type of the scalar.
  associatedtype Scalar: Decodable & SendableMetatype

  /// Makes the value.
  ///
  /// - Parameter scalar: the scalar.
  /// - Returns: the value. Nil if the scalar makes none.
  static func make(_ scalar: Scalar) -> Wrapped?
}

extension ScalarRule where Self: SendableMetatype {
  /// The value. Nil if the scalar makes none.
  public static var value: DocumentDecoding<Wrapped?> { Decoding { make(try $0.value(Scalar.self)) } }
}

/// The value of another rule, if the document has exactly the right type: `json["role"].string.flatMap(Role.init)`.
public enum ExactRule<Rule: ScalarRule & SendableMetatype>: OptionalDecodingRule {
  public typealias Wrapped = Rule.Wrapped

  /// The value. Nil if the scalar is of another type, absent, or makes none.
  public static var value: DocumentDecoding<Rule.Wrapped?> {
    Decoding { try $0.valueIfPresent(Rule.Scalar.self).flatMap(Rule.make) }
  }
}

/// The case with the document's raw value: `Role(rawValue: json["role"].stringValue)`. Nil if no case has it.
public enum RawValueRule<Case: RawRepresentable & SendableMetatype>: ScalarRule
where Case.RawValue: Decodable & SendableMetatype {
  public typealias Wrapped = Case

  /// The case with a raw value.
  public static func make(_ scalar: Case.RawValue) -> Case? { Case(rawValue: scalar) }
}

/// The case with the document's raw value, if that has exactly the right type:
/// `json["role"].string.flatMap(Role.init)`.
public typealias ExactRawValueRule<Case: RawRepresentable & SendableMetatype> = ExactRule<RawValueRule<Case>>
where Case.RawValue: Decodable & SendableMetatype

/// The URL from a string, without any escaping: `URL(string: json["link"].stringValue)`. Nil if the text makes none.
public enum TextURLRule: ScalarRule {
  public typealias Wrapped = URL

  /// The URL of a text.
  public static func make(_ scalar: String) -> URL? { URL(string: scalar) }
}

/// The URL from a value that is a string: `json["link"].string.flatMap { URL(string: $0) }`.
public typealias ExactTextURLRule = ExactRule<TextURLRule>

/// A date in seconds since 1970: `Date(timeIntervalSince1970: json["time"].doubleValue)`.
public enum SecondsSince1970Rule: DecodingRule {
  /// The date. The beginning of 1970 if there is no number.
  public static var value: DocumentDecoding<Date> {
    Decoding { Date(timeIntervalSince1970: try $0.value(Double.self)) }
  }
}

/// A required value: `json["id"].int!`.
///
/// As in the old code, the program stops if there is none.
public enum UnwrappedRule<Wrapped: Decodable & SendableMetatype>: DecodingRule {
  /// The value.
  public static var value: DocumentDecoding<Wrapped> {
    Decoding { container in
      guard let value = try container.valueIfPresent(Wrapped.self) else {
        preconditionFailure("There is no \(Wrapped.self) at \(container.view.codingPath.map(\.stringValue)).")
      }
      return value
    }
  }
}

/// A number parsed from a string: `Int(json["count"].stringValue)`. Nil if the text is none.
public enum ParsedTextRule<Number: LosslessStringConvertible & SendableMetatype>: ScalarRule {
  public typealias Wrapped = Number

  /// The number in a text.
  public static func make(_ scalar: String) -> Number? { Number(scalar) }
}

/// A number parsed from a value that is a string: `json["count"].string.flatMap { Int($0) }`.
public typealias ExactParsedTextRule<Number: LosslessStringConvertible & SendableMetatype> =
  ExactRule<ParsedTextRule<Number>>

/// The elements of an array that contains only strings: `json["tags"].arrayObject as? [String]`.
public enum OnlyStringsRule: OptionalDecodingRule {
  public typealias Wrapped = [String]

  /// The strings. Nil if the value is not an array, or any element is not a string.
  public static var value: DocumentDecoding<[String]?> { Decoding { $0.strings() } }
}

/// The whole document that the property belongs to: `raw = json`.
public enum WholeDocumentRule: ObjectDecodingRule {
  /// The document, and null where there is none.
  public static var value: DocumentDecoding<JSON> { Decoding { try $0.value(JSON.self) } }
}

/// The text of any value: `String(describing: json["id"])`.
public enum DescriptionRule: DecodingRule {
  /// The description of the value, as of a `JSON`. `null` for an absent value.
  public static var value: DocumentDecoding<String> { Decoding { $0.description } }
}

/// An unconverted model, created by its old initializer: `Session(json: json["session"])`.
public enum BridgedRule<Model: LegacyReadable & SendableMetatype>: DecodingRule {
  /// The value that the old initializer creates. An optional if the initializer may fail.
  public static var value: DocumentDecoding<Model.LegacyValue> { Decoding { try $0.read(Model.self) } }
}

/// Of a model whose old initializer may fail.
extension BridgedRule: OptionalDecodingRule where Model.LegacyValue == Model? {
  public typealias Wrapped = Model
}

/// Unconverted models, one for each element: `json["sessions"].arrayValue.map { Session(json: $0) }`.
public enum BridgedElementsRule<Model: LegacyReadable & SendableMetatype>: DecodingRule {
  /// The values that the old initializer creates from the elements. Empty if there is no array.
  public static var value: DocumentDecoding<[Model.LegacyValue]> {
    Decoding { try $0.nestedContainers().map { try $0.read(Model.self) } }
  }
}

/// An array with one element for each entry of a `JSON`: `for (_, item) in json["items"] { items.append(Item(json: item)) }`.
///
/// If the document has an object instead, SwiftyJSON iterates the values of its members in no order, whereas
/// `arrayValue` is empty.
public enum EntriesRule<Element: Decodable & SendableMetatype>: DecodingRule {
  /// The elements of an array, or the values of an object. Empty for anything else.
  public static var value: DocumentDecoding<[Element]> {
    Decoding { try $0.entries().map { try $1.value(Element.self) } }
  }
}

/// An array with one element for each number: `for index in 0..<json["items"].count`, which reads `json["items"][index]`.
///
/// If the document has an object instead, SwiftyJSON counts its members, but has nothing under any number.
public enum CountedElementsRule<Element: Decodable & SendableMetatype>: DecodingRule {
  /// The elements of an array, or what an absent value gives for each member of an object. Empty for anything else.
  public static var value: DocumentDecoding<[Element]> {
    Decoding { try $0.countedContainers().map { try $0.value(Element.self) } }
  }
}

/// A value without which the document is refused: `guard let role = Role(rawValue: json["role"].stringValue) else {
/// return nil }`.
public enum RefusingRule<Rule: OptionalDecodingRule & SendableMetatype>: DecodingRule {
  /// The value of the rule. If it is nil, decoding the property's type fails.
  public static var value: DocumentDecoding<Rule.Wrapped> { .required { try Rule.value.make($0) } }
}
