/// An initializer that takes the container, as the old one took the document.
///
/// ## Before
/// ```swift
/// init(json: JSON) {
///   total = "$" + json["total"].stringValue
/// }
/// ```
/// ## After
/// ```swift
/// init(from container: LegacyContainer) throws {
///   total = try "$" + container.decode(String.self, at: "total")
/// }
/// ```
///
/// The classes of a hierarchy pass the container on, so either all of them take it, or none. An initializer that does
/// not take it creates it from the decoder in its first line: `let container = try decoder.legacyContainer()`.
///
/// Other parameters become a second argument: `init(from container: LegacyContainer, configuration level: Int) throws`.
///
/// Preserves: every value. The two forms differ only in the first line.
/// Can't: enumerations, `open` classes, raw-representable types and option sets, an optional document, further
/// parameters in a class of a hierarchy, hierarchies with a class that can't take the container.
struct ContainerInitializers {
  /// The full names of the types.
  private(set) var types: Set<String>

  /// - Parameters:
  ///   - converted: the types that get a written initializer.
  ///   - project: what is known of all files.
  init(of converted: [String: ConvertedType], in project: ProjectFacts) {
    types = Set(converted.filter { Self.mayTake($0.value, in: project) }.keys)
    var excluded: Set<String>
    repeat {
      excluded = types.filter { name in
        guard let type = converted[name] else { return true }
        let bases = project.lineage(of: name).dropFirst().filter { converted[$0] != nil }
        let superclass = project.superclass(of: name)?.name
        let asksOther = type.body.asksDecoder && superclass.map(types.contains) != true
        return asksOther || !types.isSuperset(of: bases)
          || project.subclasses(of: name).contains { !types.contains($0.name) && !Self.inheritsAll($0, in: project) }
      }
      types.subtract(excluded)
    } while !excluded.isEmpty
  }

  private static func mayTake(_ converted: ConvertedType, in project: ProjectFacts) -> Bool {
    let type = converted.type
    // A raw-representable type has a default `init(from:)` already, and the witness would be ambiguous.
    guard !converted.body.isOptional, !type.has(.open),
      type.kind == .structure || type.kind == .classType, !type.inherited.contains("RawRepresentable"),
      !type.inherited.contains("OptionSet")
    else { return false }
    if converted.body.configuration != nil {
      let isInHierarchy = converted.body.asksDecoder || !project.subclasses(of: type.name).isEmpty
      return converted.body.usesContainer && !isInHierarchy
    }
    return converted.kept != nil || converted.body.keepsCoding || converted.body.usesContainer
      || converted.body.asksDecoder
      || !project.subclasses(of: type.name).isEmpty
  }

  /// Whether a subclass has all its initializers from its superclass.
  private static func inheritsAll(_ type: TypeFacts, in project: ProjectFacts) -> Bool {
    project.initializers(of: type.name).isEmpty
      && project.subclasses(of: type.name).allSatisfy { inheritsAll($0, in: project) }
  }
}
