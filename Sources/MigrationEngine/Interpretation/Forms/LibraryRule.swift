import MigrationPlan
import SwiftSyntax

/// Makes something of a value by a rule of the libraries.
///
/// ## Before
/// ```swift
/// role = Role(rawValue: json["role"].stringValue)
/// link = URL(string: json["link"].stringValue)
/// date = Date(timeIntervalSince1970: json["date"].doubleValue)
/// count = json["count"].string.flatMap { Int($0) }
/// session = Session(json: json["session"])
/// raw = json
/// for (_, item) in json["items"] { items.append(Item(json: item)) }
/// for index in 0..<json["names"].count { names.append(json["names"][index].stringValue) }
/// ```
/// ## After
/// ```swift
/// @DecodedBy<RawValueRule<Role>> var role: Role?
/// @DecodedBy<TextURLRule> var link: URL?
/// @DecodedBy<SecondsSince1970Rule> var date: Date
/// @DecodedBy<ExactParsedTextRule<Int>> var count: Int?
/// @DecodedBy<BridgedRule<Session>> var session: Session
/// @DecodedBy<WholeDocumentRule> var raw: JSON
/// @DecodedBy<EntriesRule<Item>> var items: [Item] = []
/// @DecodedBy<CountedElementsRule<String>> var names: [String] = []
/// ```
///
/// `Session` is a model that is not converted: its old initializer makes it.
///
/// Preserves: the value, and nil where the initializer gives nil. `Exact…` rules ask for a value without coercion.
/// Can't: a path of several keys, a type that the project declares itself, another type than that of the property.
enum LibraryRule: DeclarativeForm {
  static func form(of value: Value, for property: PropertyFacts, in lift: Lift) -> Lift.Form? {
    guard let declared = property.ruleValue(in: lift.project) else { return nil }
    if value == .document(DocumentPath()), ProjectFacts.isJSON(declared) {
      // Its key, which is not read, is the property's name.
      return lift.rule(DecodingRulePlan.wholeDocument, DocumentPath(.document, [.key(property.name.trimmingBackticks)]))
    }
    return lift.library(value, declared: declared)
  }
}

extension Lift {
  /// - Parameter declared: the type of the value, as source.
  func library(_ value: Value, declared: String) -> Form? {
    switch value {
    case .made(let maker, .coerced(let path, _)): return rule(maker, isExact: false, declared, path)
    case .forced(.read(let path, let scalar)) where declared == scalar.rawValue:
      return rule("UnwrappedRule<\(declared)>", path)
    case .code(let code) where declared == "String" && code.pieces.count == 3:
      guard case .document(let path, false) = code.pieces[1], code.pieces[0] == .text("String(describing: "),
        code.pieces[2] == .text(")")
      else { return nil }
      return rule("DescriptionRule", path)
    case .model(let name, let path, let mayRefuse)
    where recognition.handing?.isBridged(name, mayRefuse: mayRefuse) == true:
      let type = declared.hasSuffix("?") ? String(declared.dropLast()) : declared
      guard project.resolve(type, in: self.type)?.name == name, declared.hasSuffix("?") == mayRefuse else { return nil }
      return rule("BridgedRule<\(type)>", path)
    case .coalesce(.elements(.documents(let path), .model(let name, let element, let mayRefuse), false), .emptyArray)
    where element.isElement && recognition.handing?.isBridged(name, mayRefuse: mayRefuse) == true:
      guard let type = declared.element, declared.hasSuffix("?]") == mayRefuse,
        project.resolve(type, in: self.type)?.name == name
      else { return nil }
      return rule("BridgedElementsRule<\(type)>", path)
    case .elements(.entries(let path), let each, false), .elements(.counted(let path), let each, false):
      guard let type = declared.element, !declared.hasSuffix("?]") else { return nil }
      switch each {
      case .coerced(let element, let scalar) where element.isElement && type == scalar.rawValue: break
      case .model(let name, let element, false)
      where element.isElement && reading(name, false) == .decoded
        && project.resolve(type, in: self.type)?.name == name:
        break
      default: return nil
      }
      if case .elements(.counted, _, _) = value { return rule("CountedElementsRule<\(type)>", path) }
      return rule("EntriesRule<\(type)>", path)
    case .cast(let path, to: "[String]"): return declared == "[String]?" ? rule("OnlyStringsRule", path) : nil
    case .choice(.isPresent(let read), .made(let maker, .unwrapped(let same)), .none):
      guard read == same, case .read(let path, _) = read else { return nil }
      return rule(maker, isExact: true, declared, path)
    default: return nil
    }
  }

  private func rule(_ maker: Value.Maker, isExact: Bool, _ declared: String, _ path: DocumentPath) -> Form? {
    let exact = isExact ? "Exact" : ""
    let name: String
    switch maker {
    case .rawValue(let enumeration):
      guard declared.hasSuffix("?"), project.resolve(String(declared.dropLast()), in: type)?.name == enumeration.name
      else {
        return nil
      }
      name = "\(exact)RawValueRule<\(declared.dropLast())>"
    case .number(let scalar):
      guard declared == "\(scalar.rawValue)?" else { return nil }
      name = "\(exact)ParsedTextRule<\(scalar.rawValue)>"
    case .url:
      guard declared == "URL?" else { return nil }
      name = "\(exact)TextURLRule"
    case .dateSince1970:
      guard declared == "Date", !isExact else { return nil }
      name = "SecondsSince1970Rule"
    }
    return rule(name, path)
  }

  fileprivate func rule(_ name: String, _ path: DocumentPath) -> Form? {
    let key = DocumentKey(steps: path.steps)
    guard path.root == .document, !key.isPath, !project.isDeclaredHere(String(name.prefix { $0 != "<" })) else {
      return nil
    }
    return .rule(name, key)
  }
}

extension String {
  /// The type of an array's elements, without the mark of an optional: `Item` of `[Item?]`.
  fileprivate var element: String? {
    guard hasPrefix("["), hasSuffix("]"), !contains(":") else { return nil }
    let inner = dropFirst().dropLast()
    return String(inner.last == "?" ? inner.dropLast() : inner)
  }
}
