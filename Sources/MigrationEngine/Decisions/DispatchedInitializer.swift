import SwiftSyntax

/// A `required` initializer from JSON in a hierarchy, which `type.init(json:)` may call on a value of a metatype.
///
/// An initializer in a protocol extension is not dynamically dispatched. Called on a variable of type `Base.Type`, it
/// would always create a `Base`. So each class of the hierarchy keeps its own initializer.
///
/// ## Before
/// ```swift
/// required init(json: JSON) {
///   id = json["id"].intValue
///   print(id)
/// }
/// ```
/// ## After
/// ```swift
/// required init(from decoder: any Decoder) throws {
///   let container = try decoder.legacyContainer()
///   id = try container.value(Int.self, at: "id")
///   print(id)
/// }
/// required convenience init(json: JSON) { self.init(decoding: json) }
/// ```
///
/// Swift allows only `required` initializers on a value of a metatype. A call of `self.init(json:)` finds the subclass
/// by itself.
///
/// Preserves: the class that a call on a value of a metatype creates.
/// Can't: an initializer with another label than `json`, or with further parameters.
struct DispatchedInitializer {
  let entry: EntryPoint

  /// Creates the initializer. Nil if no call can mean a subclass's initializer, or if the type keeps its old
  /// initializer with another label.
  init?(_ initializer: InitializerDeclSyntax, _ entry: EntryPoint, of type: TypeFacts, in project: ProjectFacts) {
    guard type.kind == .classType, entry.label == "json", entry.configuration.isEmpty, initializer.isRequired else {
      return nil
    }
    let isInherited = !type.has(.final) && (type.has(.open) || !project.subclasses(of: type.name).isEmpty)
    let inherits = project.lineage(of: type.name).dropFirst().contains { base in
      project.jsonInitializers(of: base).contains { $0.node.isRequired && EntryPoint($0.node)?.label == "json" }
    }
    guard isInherited || inherits, Self.mayBeCalledOnValue(type, entry, in: project) else { return nil }
    self.entry = entry
  }

  /// Creates the initializer of a class whose superclass stays and requires it. Nil if it does not, or if the type keeps
  /// its old initializer with another label.
  init?(requiredOf converted: ConvertedType) {
    guard converted.isRequired, converted.entry.isStandard else { return nil }
    entry = converted.entry
  }

  /// Returns whether a call may be on a value of a metatype: `type.init(json: json)`, `Self(json: json)`, `types.map {
  /// $0.init }`. For a call on a name, even of a generic parameter, the type is known.
  private static func mayBeCalledOnValue(_ type: TypeFacts, _ entry: EntryPoint, in project: ProjectFacts) -> Bool {
    if type.node.isVisibleOutside { return true }
    func mayMean(_ call: FunctionCallExprSyntax?) -> Bool {
      guard let call else { return true }
      return call.arguments.isEmpty ? entry.hasDefault : call.arguments.first?.label?.text == entry.label
    }
    let isOnValue = project.memberAccesses["init", default: []].contains { use in
      guard let base = use.node.base, base.trimmedDescription != "super", !base.isTypeName(in: project) else {
        return false
      }
      let call = use.node.parent?.as(FunctionCallExprSyntax.self)
      let isCalled = call?.calledExpression.id == ExprSyntax(use.node).id
      return mayMean(isCalled ? call : nil)
    }
    return isOnValue
      || project.references["Self", default: []].contains { use in
        use.node.parent?.as(FunctionCallExprSyntax.self).map { mayMean($0) } ?? false
      }
  }

  /// The initializer without its access level.
  var source: String {
    let mark = entry.effect == .failable ? "?" : ""
    let (effect, attempt) = entry.effect == .throwing ? (" throws", "try ") : ("", "")
    return "required convenience init\(mark)(json: JSON)\(effect) { \(attempt)self.init(decoding: json) }"
  }
}

extension InitializerDeclSyntax {
  var isRequired: Bool { modifiers.contains { $0.name.tokenKind == .keyword(.required) } }
}
