import SwiftSyntax

/// Code that is written in another way before anything is decided, so that there is one way less to know: an initializer in
/// the place of a static function that makes a value.
///
/// What was prepared in vain is taken back: a type that is not converted stays as it is, with its function.
struct Preparation: Sendable {
  /// One type with what prepares it.
  struct Candidate: Sendable {
    /// The full name of the type.
    let type: String
    let edits: [Edit]
    /// Whether code makes values by an initializer that is there only as long as none is written.
    let needsImplicitInitializer: Bool
  }

  let candidates: [Candidate]

  private init(candidates: [Candidate]) { self.candidates = candidates }

  /// Everything that can be prepared.
  init(of project: ProjectFacts) {
    candidates = project.types.compactMap { Self.candidate($0, in: project) }
  }

  /// - Parameter isWanted: whether a candidate stays one.
  func filter(_ isWanted: (Candidate) -> Bool) -> Preparation { Preparation(candidates: candidates.filter(isWanted)) }

  /// The tree with all candidates prepared.
  func prepared(_ tree: SourceTree) -> SourceTree {
    let edits = Dictionary(grouping: Set(candidates.flatMap(\.edits)), by: \.file)
    return tree.replacing(
      Dictionary(uniqueKeysWithValues: edits.map { ($0, PreparedFile(tree.files[$0], $1)) }))
  }

  private static func candidate(_ type: TypeFacts, in project: ProjectFacts) -> Candidate? {
    guard [.structure, .classType].contains(type.kind), !type.isGeneric, project.type(named: type.name) != nil,
      project.jsonInitializers(of: type.name).isEmpty, project.subclasses(of: type.name).isEmpty,
      let factory = project.staticFactories(of: type.name).only, project.files[factory.file].role == .migrated,
      project.files[type.file].role == .migrated, !project.vendoredFiles.contains(type.file),
      Conformances(of: [type.name], in: project).foreign.isDisjoint(with: converted)
    else { return nil }
    let calls = FactoryCalls(of: factory, in: project)
    let keepsFunction =
      calls.mayBeCalledElsewhere || FactoryCalls.isAskedFor(factory, of: type, in: project)
    guard
      let initializer = FactoryInitializer(factory, of: type, in: project, keepsFunction: keepsFunction)
    else { return nil }
    let needsImplicit =
      initializer.replacesImplicitInitializer && factory.node.enclosingExtension == nil
      && InitializerCalls(project: project).isCreatedImplicitly(type, besides: factory.node)
    return Candidate(
      type: type.name, edits: initializer.edits + calls.edits, needsImplicitInitializer: needsImplicit)
  }

  /// What types say that are decoded already.
  private static let converted = RuntimeLibrary.conversions.union(["Codable", "Decodable"])
}
