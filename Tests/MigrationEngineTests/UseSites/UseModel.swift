/// One way of declaring the model of a generated program.
///
/// Every model is called `Item` and has the same properties, so that any use site can stand beside any model that has the
/// traits which the use site needs.
struct UseModel: Sendable, CustomStringConvertible {
  let kind: Kind
  let form: Form
  let style: Style

  var description: String { "\(kind)-\(form)-\(style)" }

  /// How the type is declared.
  enum Kind: String, CaseIterable, Sendable {
    case structure, constantStructure, genericStructure, nestedStructure, protocolStructure, structureWithInitializer
    case extensionStructure, privateSetStructure, keptDocument
    case plainClass, finalClass, constantClass, genericClass, nestedClass, protocolClass, classWithInitializers
    case publicClass, openClass, object, finalObject, unwrappedClass, convenienceClass, leaf, base
  }

  /// How the initializer that takes the document is spelled.
  enum Form: String, CaseIterable, Sendable {
    case labelled, unlabelled, fromJSON, unwrapped, other, failable, throwing, required
  }

  /// How the initializer reads the document.
  enum Style: String, CaseIterable, Sendable {
    case plain, explicitSelf, conditional, model
    /// The keys are not the properties' names.
    case otherKeys
  }

  /// What a use site may need of a model.
  enum Trait: String, Sendable {
    /// A class.
    case reference
    /// A struct.
    case value
    /// Another class may inherit from it, in another file.
    case open
    /// The initializer can be called on a metatype that is a value.
    case dynamic
    /// The properties can be written.
    case mutable
    /// A name without generic arguments.
    case concrete
    /// A type that others contain by `Item(json:)`, without `try` and without an optional.
    case certain
    /// It is at the top of its file.
    case top
    /// An NSObject.
    case object
    /// Not an NSObject, which is `Hashable` and prints by itself.
    case plainObject
    /// The properties that are optional are so without `!`.
    case optional
    /// It has stored properties for the keys.
    case stored
    /// It inherits from nothing and nothing from it, and a use site can add members.
    case alone
    /// The initializer that takes the document is the only one.
    case onlyInitializer
    /// It has a child, `owner`.
    case nested
    /// Nothing but `let`.
    case constant
  }

  func has(_ trait: Trait) -> Bool {
    switch trait {
    case .reference: isClass
    case .value: !isClass
    case .open: isClass && !isFinal && kind != .genericClass && kind != .convenienceClass
    case .dynamic: isClass ? isRequired || isFinal : true
    case .mutable: !isConstant && kind != .privateSetStructure
    case .concrete: kind != .genericClass && kind != .genericStructure
    case .certain: form != .failable && form != .throwing
    case .top: kind != .nestedClass && kind != .nestedStructure
    case .object: isObject
    case .plainObject: !isObject
    case .optional: kind != .unwrappedClass
    case .stored: kind != .keptDocument
    case .alone: kind != .leaf && kind != .base
    case .onlyInitializer:
      kind != .structureWithInitializer && kind != .classWithInitializers && kind != .convenienceClass
    case .nested: style == .model && kind != .keptDocument
    case .constant: isConstant
    }
  }

  var isClass: Bool {
    switch kind {
    case .structure, .constantStructure, .genericStructure, .nestedStructure, .protocolStructure, .keptDocument,
      .structureWithInitializer, .extensionStructure, .privateSetStructure:
      false
    default: true
    }
  }

  var isFinal: Bool { kind == .finalClass || kind == .finalObject }
  var isObject: Bool { kind == .object || kind == .finalObject }
  var isConstant: Bool { kind == .constantClass || kind == .constantStructure || kind == .keptDocument }
  var isRequired: Bool { isClass && !isFinal && (form == .required || kind == .protocolClass) }

  var isPublic: Bool { kind == .publicClass || kind == .openClass }

  /// The type's name as a use site spells it.
  var type: String {
    switch kind {
    case .nestedStructure, .nestedClass: "API.Item"
    case .genericStructure, .genericClass: "Item<Int>"
    default: "Item"
    }
  }

  /// The parameter of the initializer.
  var parameter: String {
    switch form {
    case .unlabelled: "_ json: JSON"
    case .fromJSON: "fromJson json: JSON"
    case .unwrapped: "fromJson json: JSON!"
    case .other: "with document: JSON"
    default: "json: JSON"
    }
  }

  /// The document's name in the initializer.
  var document: String { form == .other ? "document" : "json" }

  /// The initializer's name.
  var initializer: String { "init(\(parameter.prefix { $0 != " " && $0 != ":" }):)" }

  /// An argument for it.
  func argument(_ value: String) -> String {
    switch form {
    case .unlabelled: value
    case .fromJSON, .unwrapped: "fromJson: \(value)"
    case .other: "with: \(value)"
    default: "json: \(value)"
    }
  }

  /// `try!` where the initializer throws.
  var attempt: String { form == .throwing ? "try! " : "" }

  /// `!` where it can fail.
  var unwrap: String { form == .failable ? "!" : "" }

  /// The initializer's head in a declaration, without modifiers.
  var head: String {
    "init\(form == .failable ? "?" : "")(\(parameter))\(form == .throwing ? " throws" : "")"
  }

  /// A call of the superclass's initializer.
  var superCall: String { "\(form == .throwing ? "try " : "")super.init(\(argument(document)))" }

  /// What a key of the documents is called instead, for models whose properties are not called like the keys.
  static let otherKeys = [
    "id": "item_id", "title": "display_title", "count": "total_count", "open": "is_open", "tags": "tag_names",
  ]

  /// All combinations.
  static let all: [UseModel] = Kind.allCases.flatMap { kind in
    Form.allCases.flatMap { form in
      Style.allCases.map { UseModel(kind: kind, form: form, style: $0) }
    }
  }.filter { model in
    // A struct needs no `required`; an extension can't have one.
    if model.form == .required { return model.isClass && !model.isFinal && model.kind != .convenienceClass }
    // A public property can't be of an internal type.
    if model.isPublic && model.style == .model { return false }
    return model.kind != .keptDocument || model.style == .plain || model.style == .otherKeys
  }
}
