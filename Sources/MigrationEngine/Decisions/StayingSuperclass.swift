import SwiftSyntax

/// A superclass that is still created from a `JSON`, below which a subclass is decoded.
///
/// ## Before
/// ```swift
/// override init(json: JSON) {
///   super.init(json: json)
///   title = json["title"].string
/// }
/// ```
/// ## After
/// ```swift
/// required init(from container: LegacyContainer) throws {
///   try super.init(json: container.decode(JSON.self))
///   title = try container.decodeIfPresent(String.self, at: "title")
/// }
/// ```
///
/// Preserves: the reads of the superclass, by the same code as before.
/// Can't: an initializer that is `required` (the subclass would still need it) or failable, or a superclass with
/// convenience initializers that the subclass inherits because it overrides all others.
struct StayingSuperclass {
  private let name: String
  private let project: ProjectFacts

  init(_ name: String, in project: ProjectFacts) {
    self.name = name
    self.project = project
  }

  /// Returns whether a subclass's `init(from:)` can pass the document to the initializer with this label.
  func takesDocument(label: String?) -> Bool {
    let lineage = project.lineage(of: name)
    let initializers = lineage.flatMap(project.initializers(of:))
    guard !initializers.contains(where: { $0.has(.convenience) || $0.has(.required) }),
      let found = initializers.filter({ $0.owner == name && $0.labels == [label] }).only,
      let entry = EntryPoint(found.node)
    else { return false }
    return entry.effect != .failable && !found.has(.private) && !found.has(.fileprivate)
  }
}

extension InitializerFacts {
  fileprivate func has(_ keyword: Keyword) -> Bool {
    node.modifiers.contains { $0.name.tokenKind == .keyword(keyword) }
  }
}
