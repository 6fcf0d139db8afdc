import SwiftSyntax

/// A property that is read as by a wrapper, and whose declaration can't have one: the type's list of rules names the
/// wrapper.
///
/// ## Before
/// ```swift
/// struct Story {
///   let id: Int
///   let link: String?
///
///   init(json: JSON) {
///     id = json["id"].intValue
///     link = json["link"].stringValue
///   }
/// }
///
/// func text(of story: Story) -> String { "\(story)" }
/// ```
/// ## After
/// ```swift
/// struct Story: LegacyDecodable {
///   static var legacyRules: [LegacyRule] { [.reads("link", as: NeverNil<String>.self)] }
///   let id: Int
///   let link: String?
/// }
///
/// func text(of story: Story) -> String { "\(story)" }
/// ```
///
/// Preserves: every value; what `Mirror`, `dump` and other decoders and encoders see of the stored properties.
/// Can't: types in a hierarchy; properties whose type the compiler can't decode, which a rule before the property can.
extension RecognisedType {
  /// Returns whether the type's list of rules can name the wrapper of a property.
  func mayList(_ field: FieldPlan, by wrapper: FieldDecision.Wrapper, in project: ProjectFacts) -> Bool {
    guard isNamed(wrapper, in: project), project.superclass(of: facts.name) == nil,
      project.subclasses(of: facts.name).isEmpty,
      let property = project.property(field.property, of: facts.name), !property.isComputed
    else { return false }
    // The compiler decodes the property's own type. That of a model that is read by itself is converted, or the type is not.
    if field.read != .code, field.rule == nil { return true }
    // No tuple, and no function.
    guard !field.type.source({ $0 }).contains("(") else { return false }
    return field.type.names.allSatisfy { name in
      guard let found = project.resolve(name, in: facts.name) else {
        return FieldType.decodableNames.contains(name) && !project.isDeclaredHere(name)
      }
      return found.kind == .enumeration
        && !Conformances(of: [found.name], in: project).foreign.isDisjoint(with: ["Codable", "Decodable"])
    }
  }
}

extension FieldDecision.Wrapper {
  /// Creates the wrapper of a rule for a property: `NeverNil<String>`, `DecodedBy<PriceRule>`.
  init(_ reading: LegacyRules.PropertyReading) {
    let name = reading.wrapper.prefix { $0 != "<" }
    let isWhole = name == "DecodedBy" || name == "DefaultValue"
    self.init(attribute: "@" + (isWhole ? reading.wrapper : String(name)))
  }

  /// The wrapper's type, for a property whose declaration does not infer it.
  func type(wrapping field: FieldPlan) -> String {
    let own = String(attribute.dropFirst())
    let ofOneType = ["DefaultTrue", "DefaultFalse", "DefaultEmptyString"].contains { own.hasSuffix($0) }
    if own.contains("<") || ofOneType { return own }
    return "\(own)<\(field.type.source { $0 })\(self == .lossless ? "?" : "")>"
  }
}

extension FieldType {
  /// The names in the type as it is written.
  fileprivate var names: [String] { source { $0 }.identifiers.map(String.init) }

  /// The types of the standard library and of Foundation that the compiler can decode.
  fileprivate static let decodableNames: Set<String> = [
    "Array", "Bool", "Data", "Date", "Decimal", "Dictionary", "Double", "Float", "Int", "Int8", "Int16", "Int32",
    "Int64", "Optional", "Set", "String", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "URL", "UUID",
  ]
}
