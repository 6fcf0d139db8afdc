import SwiftSyntax

/// A type that may be a class's superclass and is in none of the given folders. It could have its own `init(from:)`,
/// which a second conformance would conflict with.
///
/// The classes of Apple's frameworks and of Realm have none, nor have the protocols listed here. Views and their like
/// are isolated to the main actor, where nothing is decoded.
struct ForeignSuperclass {
  let name: String
  let node: TypeSyntax

  /// Creates the superclass. Nil if the class has none, a known one, or one of the project.
  init?(of type: TypeFacts, in project: ProjectFacts) {
    guard type.kind == .classType, let first = type.inheritanceClause?.inheritedTypes.first?.type else { return nil }
    let name = first.trimmedDescription
    guard project.resolve(name, in: type.enclosing) == nil, !project.protocolNames.contains(name),
      !name.split(separator: "&").allSatisfy({ Self.isKnown($0.filter { !$0.isWhitespace }) })
    else { return nil }
    self.name = name
    node = first
  }

  private static func isKnown(_ name: String) -> Bool {
    let simple = name.split(separator: ".").last.map(String.init) ?? name
    return KnownProtocols.mayBeFirst(simple) || known.contains(simple)
      || isOfApple(simple) && !isOfMainActor(simple)
  }

  /// Superclasses that are common beside SwiftyJSON, and protocols of the standard library that are looked at elsewhere.
  private static let known: Set = [
    "AsymmetricObject", "BlockOperation", "Codable", "Decodable", "EmbeddedObject", "Encodable", "Object", "Operation",
    "RLMEmbeddedObject", "RLMObject", "RealmSwiftObject",
  ]

  private static let prefixes = [
    "AV", "CA", "CK", "CL", "CN", "EK", "GK", "HK", "MF", "MK", "MP", "NS", "PH", "PK", "SC", "SK", "UN",
  ]

  /// Returns whether a name is that of a view, or of something else that handles events, in Apple's frameworks: these
  /// are isolated to the main actor.
  static func isOfMainActor(_ name: String) -> Bool {
    if ["UI", "WK"].contains(where: name.hasPrefix) { return true }
    return isOfApple(name) && (name.hasPrefix("SK") ? sprites : responders).contains(where: name.hasSuffix)
  }

  /// The last words of their names in AppKit, MapKit and others.
  private static let responders: Set = [
    "Application", "Button", "Cell", "Control", "Document", "Field", "Menu", "Panel", "Responder", "View",
    "ViewController", "Window", "WindowController",
  ]

  private static let sprites: Set = ["Node", "Scene", "View"]

  /// Returns whether a name has the form of Apple's classes: two capital letters, then a word, as in `NSObject` and
  /// `CLLocation`.
  private static func isOfApple(_ name: String) -> Bool {
    guard prefixes.contains(where: name.hasPrefix) else { return false }
    let rest = name.dropFirst(2)
    return rest.first?.isUppercase == true && rest.dropFirst().first?.isLowercase == true
  }
}

extension AttributeListSyntax {
  /// Attributes that can't be global actors.
  private static let unisolated: Set = [
    "Observable", "available", "dynamicCallable", "dynamicMemberLookup", "frozen", "inlinable", "objc", "objcMembers",
    "propertyWrapper", "resultBuilder", "unchecked", "usableFromInline",
  ]

  /// Whether one of the attributes may be a global actor.
  var mayIsolate: Bool {
    contains { attribute in
      guard let name = attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription else { return true }
      return !Self.unisolated.contains(name)
    }
  }
}

extension TypeFacts {
  /// Whether the type may be isolated to a global actor. Its conformances to other protocols would not compile.
  var mayBeIsolated: Bool {
    let superclass = kind == .classType ? inherited.first ?? "" : ""
    return attributes.mayIsolate || ForeignSuperclass.isOfMainActor(superclass)
  }
}

extension ProjectFacts {
  /// Returns whether a type, or a class above it, may belong to a global actor.
  func mayBeIsolated(_ name: String) -> Bool {
    lineage(of: name).contains { type(named: $0)?.mayBeIsolated != false }
  }
}
