import SwiftSyntax

/// The parts of a tree that are migrated separately, because two declarations in it have the same name.
///
/// A name refers to a declaration of the file's target, or of a module that it imports. If no two targets declare the
/// same name, a look-up over all files gives the same result, and the tree stays whole. Otherwise, each part has the
/// files of some targets and of everything visible to them, and names are looked up only there. A file that is visible
/// to several targets is in several parts, and changes only if the result is the same in each.
///
/// No use of a type may be missed. A target sees its imports. Files in no target see their whole project, and are
/// visible to it. They are only separated from files that declare the same name, and only if neither references a type
/// that just the other declares.
struct TargetGroups {
  /// One part of the tree.
  struct Group: Sendable {
    let tree: SourceTree
    /// The names of its targets, or else of its folders, for the report.
    let description: String

    init(tree: SourceTree, description: String) {
      self.tree = tree
      self.description = description
    }

    init(whole tree: SourceTree) { self.init(tree: tree, description: "all files") }
  }

  private let projects: [ProjectDescription]
  private let units: [SourceUnit]
  /// The files of each name that more than one declares.
  private let twins: [Set<Int>]

  /// The parts of a tree; the tree itself where nothing has to be told apart.
  static func separated(_ tree: SourceTree) -> [Group] {
    let twins = tree.declaredTwice
    guard !twins.isEmpty else { return [Group(whole: tree)] }
    let groups = TargetGroups(of: tree, twins: twins)
    let visible = groups.merged(groups.visibleUnits)
    guard visible.count > 1 else { return [Group(whole: tree)] }
    var seen: Set<String> = []
    return visible.map { members in
      let files = groups.files(of: members)
      var part = tree.restricted { files.contains($0) }
      part.reportedElsewhere = seen.intersection(part.files.map(\.path))
      seen.formUnion(part.files.map(\.path))
      return Group(tree: part, description: groups.description(of: members))
    }
  }

  private init(of tree: SourceTree, twins: [Set<Int>]) {
    self.twins = twins
    let (targets, names) = Parallel.both {
      ProjectTargets(in: tree.projectFolders)
    } _: {
      FileNames.all(in: tree)
    }
    projects = targets.projects
    units = SourceUnit.all(in: tree, targets, names, twins: twins)
  }

  private func files(of members: some Sequence<Int>) -> Set<Int> {
    members.reduce(into: []) { $0.formUnion(units[$1].files) }
  }

  private func description(of members: [Int]) -> String {
    let targets = members.compactMap { units[$0].target }
    let folders = Set(members.compactMap { units[$0].folder }).sorted().map { "the folder `\($0)`" }
    let names = targets.isEmpty ? folders : targets
    return names.isEmpty ? "files that no target has" : names.joined(separator: ", ")
  }

  // MARK: Who sees whom

  /// Sets of units in which every two units that may use something of each other are together in at least one.
  private var visibleUnits: [Set<Int>] {
    let named = units.indices.map { unit in units.indices.filter { imports(unit, $0) } }
    func closure(of unit: Int, by seen: [[Int]]) -> Set<Int> {
      var found: Set = [unit]
      var open = [unit]
      while let next = open.popLast() { open += seen[next].filter { found.insert($0).inserted } }
      return found
    }
    // A build setting may name a module. So a target may import any unit that can be imported, declares a type which the
    // target mentions and no module that it imports by a known name declares.
    let imported = units.indices.map { unit in
      let own = closure(of: unit, by: named).reduce(into: Set()) { $0.formUnion(units[$1].declared) }
      return named[unit] + units.indices.filter { mayImport(unit, $0, besides: own) }
    }
    let loose = units.indices.filter { !units[$0].isTarget }
    func withLoose(_ members: Set<Int>) -> Set<Int> {
      loose.reduce(into: members) { members, unit in
        guard members.contains(where: { mayShare(unit, $0) }), !members.contains(where: { areToldApart(unit, $0) })
        else { return }
        members.insert(unit)
      }
    }
    var sets = units.indices.filter { units[$0].isTarget }.map { withLoose(closure(of: $0, by: imported)) }
    for unit in loose {
      for other in units.indices where mayShare(unit, other) {
        if sets.contains(where: { $0.contains(unit) && $0.contains(other) }) { continue }
        let seen = closure(of: other, by: imported)
        guard needEachOther(unit, other) || !seen.contains(where: { areToldApart(unit, $0) }) else { continue }
        sets.append(withLoose(seen.union([unit])))
      }
      if !sets.contains(where: { $0.contains(unit) }) { sets.append([unit]) }
    }
    return sets
  }

  /// Whether the files of a target see those of another. A module of its own project is meant before one of the same name.
  private func imports(_ unit: Int, _ other: Int) -> Bool {
    guard unit != other, units[unit].isTarget, let modules = units[other].modules else { return false }
    return units[unit].imports.intersection(modules).contains { module in
      units[other].project == units[unit].project
        || !units.contains { $0.project == units[unit].project && $0.modules?.contains(module) == true }
    }
  }

  private func mayImport(_ unit: Int, _ other: Int, besides own: Set<String>) -> Bool {
    unit != other && units[unit].isTarget && units[other].isTarget && areRelated(unit, other)
      && (units[other].kind != .program || units[unit].kind == .test)
      && units[unit].mentions(units[other].exported.subtracting(own))
  }

  /// Whether files that no target has may use another unit's, or be used by them.
  private func mayShare(_ loose: Int, _ other: Int) -> Bool {
    loose != other && areRelated(loose, other) && !areToldApart(loose, other)
  }

  /// Whether files that no target has declare the same name as another unit, so that they are not compiled
  /// together, and neither needs the other.
  private func areToldApart(_ loose: Int, _ other: Int) -> Bool {
    loose != other && haveTwins(units[loose].files, units[other].files) && !needEachOther(loose, other)
  }

  /// Whether another unit mentions what files that no target has declare, or the other way round. Files that are not listed
  /// where everything is can only use a target by importing it.
  private func needEachOther(_ loose: Int, _ other: Int) -> Bool {
    if units[other].mentions(units[loose].declared) { return true }
    if let modules = units[other].modules, units[other].project.map({ projects[$0].isComplete }) == true {
      return !units[loose].imports.isDisjoint(with: modules)
    }
    return units[loose].mentions(units[other].declared)
  }

  /// Whether two units may be of one project: one is in no project, they have the same, one project's folder holds the
  /// other's, one imports the other, or a description could not be read that may name files anywhere.
  private func areRelated(_ unit: Int, _ other: Int) -> Bool {
    guard let first = units[unit].project.map({ projects[$0] }), let second = units[other].project.map({ projects[$0] })
    else { return true }
    return first.mayReachOutside || second.mayReachOutside
      || (first.folder + "/").hasPrefix(second.folder + "/") || (second.folder + "/").hasPrefix(first.folder + "/")
      || !units[unit].imports.isDisjoint(with: units[other].modules ?? [])
      || !units[other].imports.isDisjoint(with: units[unit].modules ?? [])
  }

  // MARK: Parts

  /// Whether one name is declared by a file of the first set and by one of the second, which the other has not.
  private func haveTwins(_ first: Set<Int>, _ second: Set<Int>) -> Bool {
    let (own, others) = (first.subtracting(second), second.subtracting(first))
    return twins.contains { !$0.isDisjoint(with: own) && !$0.isDisjoint(with: others) }
  }

  /// Sets of units of which none is in another; those that share files are one where they have no name twice.
  private func merged(_ sets: [Set<Int>]) -> [[Int]] {
    var all = sets.map { (units: $0, files: files(of: $0)) }.sorted { $0.files.count > $1.files.count }
    var result: [(units: Set<Int>, files: Set<Int>)] = []
    while !all.isEmpty {
      var part = all.removeFirst()
      var isGrowing = true
      while isGrowing {
        isGrowing = false
        for (index, other) in all.enumerated()
        where !part.files.isDisjoint(with: other.files) && !haveTwins(part.files, other.files) {
          part = (part.units.union(other.units), part.files.union(other.files))
          all.remove(at: index)
          isGrowing = true
          break
        }
      }
      result.append(part)
    }
    return result.map { $0.units.sorted() }.sorted { $0.lexicographicallyPrecedes($1) }
  }
}

extension SourceTree {
  /// The files of each name that several of them declare. Those names alone count that a migration may look up, because a
  /// legacy file has them.
  fileprivate var declaredTwice: [Set<Int>] {
    let looked = facts.filter(\.isLegacy).reduce(into: Set<String>()) { names, facts in
      names.formUnion(facts.typeReferences.keys)
      names.formUnion(facts.references.keys)
      names.formUnion(facts.memberAccesses.keys)
      names.formUnion(facts.types.map(\.simpleName))
      names.formUnion(facts.jsonInitializers.map(\.owner.lastComponent))
    }
    var files: [String: Set<Int>] = [:]
    for (index, facts) in facts.enumerated() {
      for name in facts.declaredOnce(among: looked) { files[name, default: []].insert(index) }
    }
    return files.values.filter { $0.count > 1 }
  }
}

extension FileFacts {
  /// The full names, of those that end as one of some, of what no module can declare twice: types and properties that
  /// all of it sees, however it is built. A copy of SwiftyJSON is no twin of another.
  fileprivate func declaredOnce(among names: Set<String>) -> [String] {
    let types = types.filter { type in
      names.contains(type.name.lastComponent) && !ProjectFacts.isJSON(type.name) && Syntax(type.node).isSeenByModule
    }.map(\.name)
    let properties = properties.filter { property in
      guard names.contains(property.name.lastComponent), !property.declaration.isRequirement,
        Syntax(property.declaration).isSeenByModule
      else {
        return false
      }
      return property.declaration.enclosingExtension?.genericWhereClause == nil
    }
    return types + properties.map { property in (property.owner.map { "\($0)." } ?? "") + property.name }
  }

  /// Whether the file has legacy code, or types that an earlier run converted.
  fileprivate var isLegacy: Bool {
    !jsonInitializers.isEmpty
      || typeReferences.keys.contains { Interest.legacyNames.contains($0) || RuntimeLibrary.conversions.contains($0) }
  }
}

extension VariableDeclSyntax {
  /// Whether a protocol asks for it.
  fileprivate var isRequirement: Bool { parent?.parent?.parent?.parent?.is(ProtocolDeclSyntax.self) == true }
}
