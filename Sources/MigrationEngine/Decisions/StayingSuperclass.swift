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
/// required init(from decoder: any Decoder) throws {
///   let container = try decoder.legacyContainer()
///   try super.init(json: container.value(JSON.self))
///   title = try container.valueIfPresent(String.self, at: "title")
/// }
/// ```
///
/// A subclass of a class whose initializer is `required` keeps one of that spelling, in one line.
///
/// Preserves: the reads of the superclass, by the same code as before.
/// Can't: a superclass whose initializer may fail, that is decoded already, or that has convenience initializers, which
/// the subclass inherits because it overrides all others.
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
    guard !initializers.contains(where: { $0.has(.convenience) || $0.labels == ["from"] }),
      let found = initializers.filter({ $0.owner == name && $0.labels == [label] && EntryPoint($0.node) != nil }).only,
      let entry = EntryPoint(found.node)
    else { return false }
    return entry.effect != .failable && !found.has(.private) && !found.has(.fileprivate)
  }

  /// Returns whether each subclass has to have an initializer with this label.
  func requires(label: String?) -> Bool {
    project.initializers(of: name).contains { $0.labels == [label] && $0.has(.required) }
  }
}

extension InitializerFacts {
  fileprivate func has(_ keyword: Keyword) -> Bool {
    node.modifiers.contains { $0.name.tokenKind == .keyword(keyword) }
  }
}
