import SwiftSyntax

/// The conformances of a type from its declaration, its extensions, and other protocols.
struct Conformances {
  let facts: ProjectFacts

  /// The protocols of the project among them.
  private(set) var protocols: [TypeFacts] = []
  /// All other protocols, as written. Their requirements are unknown.
  private(set) var foreign: Set<String> = []

  /// - Parameter types: the full names of a type and of those that are folded into it.
  init(of types: [String], in facts: ProjectFacts) {
    self.facts = facts
    var seen: Set<String> = []
    // A name that several types have stands for all of them.
    for type in types.flatMap({ facts.typesByName[$0, default: []] }).map({ facts.types[$0] }) {
      add(type.inherited, in: type.enclosing, seen: &seen)
      for found in facts.extensions(of: type.name) {
        add(found.inherited, in: type.enclosing, seen: &seen)
      }
    }
  }

  /// The protocols of some names, and those that they inherit from.
  init(to names: [String], in facts: ProjectFacts) {
    self.facts = facts
    var seen: Set<String> = []
    add(names, in: nil, seen: &seen)
  }

  private mutating func add(_ names: [String], in scope: String?, seen: inout Set<String>) {
    for name in names.flatMap({ $0.split(separator: "&") }).map({ $0.trimmingBlanks }) {
      guard let found = facts.resolve(name, in: scope) else {
        foreign.insert(RuntimeLibrary.unqualified(name))
        continue
      }
      guard found.kind == .protocolType, seen.insert(found.name).inserted else { continue }
      protocols.append(found)
      add(found.inherited, in: found.enclosing, seen: &seen)
      for part in facts.extensions(of: found.name) {
        add(part.inherited, in: found.enclosing, seen: &seen)
      }
    }
  }

  /// Returns whether some protocol may require a property of this name, in its current form.
  func mayRequire(_ property: String) -> Bool {
    if foreign.contains("Identifiable"), property == "id" { return true }
    if foreign.contains("CustomStringConvertible"), property == "description" { return true }
    return !unknown.isEmpty
      || protocols.contains { found in facts.properties(named: property).contains { $0.owner == found.name } }
  }

  /// Whether some protocol may require `init(json:)`.
  var mayRequireDocumentInitializer: Bool {
    mayRequireForeignInitializer
      || protocols.contains { found in !facts.jsonInitializers(of: found.name).isEmpty }
  }

  /// Whether a protocol or class of another library may require an initializer from JSON.
  var mayRequireForeignInitializer: Bool { !unknown.subtracting(Self.ofThePlatform).isEmpty }

  /// Whether a superclass of the platform has initializers of its own, under labels that a type's own may have too.
  var inheritsForeignInitializers: Bool { !foreign.isDisjoint(with: Self.superclasses) }

  private static let superclasses: Set = ["CLLocation", "NSManagedObject", "Object", "RealmSwift.Object"]

  /// Protocols and classes of the platform that require no initializer from JSON.
  private static let ofThePlatform = superclasses.union([
    "CaseIterable", "CVarArg", "Error", "ExpressibleByStringLiteral", "LocalizedError", "MKAnnotation", "NSCoding",
    "NSCopying", "NSObject", "NSObjectProtocol", "NSSecureCoding", "ObservableObject", "OptionSet", "RawRepresentable",
  ])

  /// The reason why a protocol requires a class, or nil if none does.
  var reasonForClass: String? {
    if foreign.contains("NSObject") { return "it inherits from `NSObject`" }
    if let name = unknown.min() { return "the protocol `\(name)` may ask for one" }
    if foreign.contains("AnyObject") || foreign.contains("class") { return "a protocol asks for one" }
    let found = protocols.first { found in
      !found.attributes.isEmpty
        || found.inherited.contains { facts.resolve($0, in: found.enclosing)?.kind == .classType }
    }
    return found.map { "the protocol `\($0.name)` asks for one" }
  }

  /// Protocols that require no property, and no further initializer from JSON.
  private static let known = RuntimeLibrary.conversions.union(CodingProtocols.names + ["AnyObject", "class"])

  private var unknown: Set<String> {
    foreign.subtracting(KnownProtocols.names).subtracting(Self.known)
  }
}

extension Substring {
  fileprivate var trimmingBlanks: String { String(filter { !$0.isWhitespace }) }
}

extension ProjectFacts {
  /// Whether a file that is not scanned may use a declaration, which it names so.
  func mayBeUsedUnscanned(_ declaration: some DeclSyntaxProtocol & WithModifiersSyntax, _ name: String) -> Bool {
    unscannedNames.contains(name) && !declaration.modifiers.isPrivate
      && declaration.enclosingExtension?.modifiers.isPrivate != true
  }

  /// Returns whether code outside of the project may call a function of a type, or a protocol requires it.
  func asksFor(_ function: FunctionDeclSyntax, of type: TypeFacts) -> Bool {
    let conformances = Conformances(of: [type.name], in: self)
    return function.isVisibleOutside || mayBeUsedUnscanned(function, function.name.text)
      || conformances.mayRequireForeignInitializer
      || conformances.protocols.contains { found in
        functions(named: function.name.text).contains { $0.owner == found.name }
      }
  }
}
