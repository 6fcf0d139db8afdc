extension UseModel {
  /// The source of the model.
  ///
  /// - Parameters:
  ///   - conformances: protocols of the use site that the declaration names.
  ///   - members: what the use site puts into the body.
  func declaration(conformances: [String] = [], members: String = "") -> String {
    var parts: [String] = []
    if style == .model { parts.append(owner) }
    if form == .throwing { parts.append("struct Missing: Error {}") }
    switch kind {
    case .protocolStructure, .protocolClass: parts.append("protocol FromDocument {\n  \(head)\n}")
    case .leaf: parts.append(base)
    case .nestedStructure: parts.append("enum API {\n\(indented(type(conformances, members)))\n}")
    case .nestedClass: parts.append("enum API {}\n\nextension API {\n\(indented(type(conformances, members)))\n}")
    default: break
    }
    if kind != .nestedStructure && kind != .nestedClass { parts.append(type(conformances, members)) }
    if kind == .base { parts.append(special) }
    if kind == .extensionStructure { parts.append("extension Item {\n\(indented(readingInitializer))\n}") }
    return parts.joined(separator: "\n\n")
  }

  private func type(_ conformances: [String], _ members: String) -> String {
    let superclass = isObject ? "NSObject" : kind == .leaf ? "Base" : nil
    let own = kind == .protocolStructure || kind == .protocolClass ? ["FromDocument"] : []
    let inherited = [superclass].compactMap(\.self) + own + conformances
    let keyword = isClass ? (isFinal ? "final class" : "class") : "struct"
    let access = kind == .publicClass ? "public " : kind == .openClass ? "open " : ""
    let generic = kind == .genericStructure || kind == .genericClass ? "<Tag>" : ""
    let body = [
      properties, otherInitializers, kind == .extensionStructure ? "" : readingInitializer, members,
    ].filter { !$0.isEmpty }.joined(separator: "\n\n")
    return "\(access)\(keyword) Item\(generic)\(inherited.isEmpty ? "" : ": " + inherited.joined(separator: ", ")) {\n"
      + indented(body) + "\n}"
  }

  // MARK: Properties

  private struct Field {
    let name: String
    let type: String
    let read: String
    let start: String
    /// What an `if let` asks for.
    let scalar: String?

    init(_ name: String, _ type: String, _ read: String, start: String = "nil", scalar: String? = nil) {
      self.name = name
      self.type = type
      self.read = read
      self.start = start
      self.scalar = scalar
    }
  }

  private func read(_ field: Field) -> String {
    guard style == .otherKeys, let key = Self.otherKeys[field.name] else { return field.read }
    return field.read.replacing("[\"\(field.name)\"]", with: "[\"\(key)\"]")
  }

  private var idKey: String { style == .otherKeys ? "item_id" : "id" }

  private var fields: [Field] {
    let own = [
      Field("count", "Int", "[\"count\"].intValue", start: "0", scalar: "int"),
      Field("title", "String", "[\"title\"].stringValue", start: "\"\"", scalar: "string"),
      Field("open", "Bool", "[\"open\"].boolValue", start: "false", scalar: "bool"),
      Field("score", "Double?", "[\"score\"].double"),
      Field("tags", "[String]", "[\"tags\"].arrayValue.map { $0.stringValue }", start: "[]"),
      Field("shownAt", "Int?", "[\"shown_at\"].int"),
    ]
    return (kind == .leaf ? [] : Self.baseFields) + own
      + (style == .model ? [Field("owner", "Owner", "[\"owner\"]", start: "")] : [])
  }

  private static let baseFields = [
    Field("id", "Int?", "[\"id\"].int"), Field("name", "String?", "[\"name\"].string"),
  ]

  private func declaredType(_ field: Field) -> String {
    kind == .unwrappedClass && field.type.hasSuffix("?") ? field.type.dropLast() + "!" : field.type
  }

  /// Whether every property has a value before the initializer runs.
  private var hasInitialValues: Bool { kind == .classWithInitializers || kind == .convenienceClass }

  private var properties: String {
    if kind == .keptDocument {
      return
        (["let json: JSON"]
        + fields.map { "var \($0.name): \($0.type) { json\(read($0)) }" }).joined(separator: "\n")
    }
    let access = isPublic ? "public " : kind == .privateSetStructure ? "private(set) " : ""
    return fields.map { field in
      let value = hasStart(field) ? (field.name == "owner" ? " = Owner(json: JSON.null)" : " = \(field.start)") : ""
      return "\(access)\(isConstant ? "let" : "var") \(field.name): \(declaredType(field))\(value)"
    }.joined(separator: "\n")
  }

  private func hasStart(_ field: Field) -> Bool {
    if isConstant { return false }
    if hasInitialValues { return !field.type.hasSuffix("?") }
    return style == .conditional && field.scalar != nil
  }

  // MARK: Initializers

  private var modifiers: String {
    if kind == .convenienceClass { return "convenience " }
    let access = isPublic ? "public " : ""
    return access + (isRequired ? "required " : overrides ? "override " : "")
  }

  /// Whether `Base` has the same initializer, and neither is required.
  private var overrides: Bool { kind == .leaf }

  private func initializer(of fields: [Field], modifiers: String, end: String? = nil) -> String {
    var lines: [String] = []
    if kind == .convenienceClass { lines.append("self.init()") }
    switch form {
    case .failable: lines.append("guard \(document)[\"\(idKey)\"].int != nil else { return nil }")
    case .throwing: lines.append("guard \(document)[\"\(idKey)\"].int != nil else { throw Missing() }")
    default: break
    }
    let prefix = style == .explicitSelf ? "self." : ""
    for field in fields {
      if field.name == "owner" {
        lines.append("\(prefix)owner = Owner(json: \(document)[\"owner\"])")
      } else if style == .conditional, hasStart(field), let scalar = field.scalar {
        lines.append("if let \(field.name) = \(document)[\"\(field.name)\"].\(scalar) {")
        lines.append("  self.\(field.name) = \(field.name)")
        lines.append("}")
      } else {
        lines.append("\(prefix)\(field.name) = \(document)\(read(field))")
      }
    }
    if let end { lines.append(end) }
    return "\(modifiers)\(head) {\n\(indented(lines.joined(separator: "\n")))\n}"
  }

  private var readingInitializer: String {
    if kind == .keptDocument {
      return "\(head) {\n\(guardLine)  self.json = \(document)\n}"
    }
    return initializer(
      of: fields, modifiers: modifiers, end: isObject ? "super.init()" : kind == .leaf ? superCall : nil)
  }

  private var guardLine: String {
    switch form {
    case .failable: "  guard \(document)[\"\(idKey)\"].int != nil else { return nil }\n"
    case .throwing: "  guard \(document)[\"\(idKey)\"].int != nil else { throw Missing() }\n"
    default: ""
    }
  }

  private var otherInitializers: String {
    switch kind {
    case .convenienceClass: return "init() {}"
    case .classWithInitializers: return "init() {}\n\ninit(name: String) {\n  self.name = name\n}"
    case .structureWithInitializer:
      let owner = style == .model ? "\n  owner = Owner(json: JSON.null)" : ""
      let rest = """
          count = 0
          title = ""
          open = false
          score = nil
          tags = []
          shownAt = nil
        """
      return "init(id: Int?, name: String?) {\n  self.id = id\n  self.name = name\n\(rest)\(owner)\n}"
    default: return ""
    }
  }

  // MARK: Other types

  private var owner: String {
    let access = kind == .publicClass || kind == .openClass ? "public " : ""
    return """
      \(access)struct Owner {
        \(access)let id: Int?
        \(access)let city: String

        \(access)init(json: JSON) {
          id = json["id"].int
          city = json["city"].stringValue
        }
      }
      """
  }

  private var base: String {
    let properties = Self.baseFields.map { "var \($0.name): \($0.type)" }.joined(separator: "\n")
    let initializer = initializer(of: Self.baseFields, modifiers: isRequired ? "required " : "")
    return "class Base {\n\(indented(properties + "\n\n" + initializer))\n}"
  }

  private var special: String {
    let override = isRequired ? "required " : "override "
    return """
      class Special: Item {
        var kind: String?

        \(override)\(head) {
          kind = \(document)["kind"].string
          \(superCall)
        }
      }
      """
  }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  " + $0 }
      .joined(separator: "\n")
  }
}
