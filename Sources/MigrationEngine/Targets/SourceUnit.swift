/// Files that belong together: those of a target, or those of one folder that are in no target.
struct SourceUnit: Sendable {
  /// The target's name; nil for files that no target has.
  let target: String?
  /// The kind of the target's product; nil for files that no target has.
  let kind: BuildTarget.Kind?
  /// The folder that tells files apart that no target has.
  let folder: String?
  /// The names that its module may be imported by; nil for files that no target has.
  let modules: Set<String>?
  /// The project that describes the target, or the nearest one around the files.
  let project: Int?
  /// The indices of the files in their tree.
  let files: Set<Int>
  /// The modules that the files import.
  let imports: Set<String>
  /// The top-level types that the files declare, as far as all of their module sees them.
  let declared: Set<String>
  /// Those of them that other modules see.
  let exported: Set<String>
  /// The types of the tree that the files mention.
  private let mentioned: Set<String>

  var isTarget: Bool { target != nil }

  private init(
    target: BuildTarget? = nil, folder: String? = nil, project: Int?, files: Set<Int>, _ names: [FileNames],
    in tree: SourceTree
  ) {
    self.target = target?.name
    kind = target?.kind
    self.folder = folder
    modules = target?.modules
    self.project = project
    self.files = files
    imports = Set(files.flatMap { tree.facts[$0].imports.map(\.module) })
    declared = files.reduce(into: []) { $0.formUnion(names[$1].declared) }
    exported = files.reduce(into: []) { $0.formUnion(names[$1].exported) }
    mentioned = files.reduce(into: []) { $0.formUnion(names[$1].mentioned) }
  }

  /// Whether the files mention one of some types, and do not declare it themselves. A module may have the name of a type.
  func mentions(_ types: Set<String>) -> Bool {
    types.contains { mentioned.contains($0) && !declared.contains($0) && !imports.contains($0) }
  }

  /// The targets of a tree, and the files that are in none, by the nearest folder that holds a project. Targets without
  /// files in the tree are left out.
  ///
  /// - Parameters:
  ///   - names: those of each file.
  ///   - twins: the files of each name that more than one declares.
  static func all(
    in tree: SourceTree, _ targets: ProjectTargets, _ names: [FileNames], twins: [Set<Int>]
  ) -> [SourceUnit] {
    let paths = SourceFolder.canonical(tree.files.map(\.path))
    var files: [Int: Set<Int>] = [:]
    var loose: [Int?: Set<Int>] = [:]
    for (index, path) in paths.enumerated() {
      let own = targets.targets(of: path)
      for target in own { files[target, default: []].insert(index) }
      if own.isEmpty { loose[targets.project(around: path), default: []].insert(index) }
    }
    let compiled = files.sorted { $0.key < $1.key }.map { index, files in
      let target = targets.targets[index]
      return SourceUnit(target: target.build, project: target.project, files: files, names, in: tree)
    }
    let others = loose.sorted { $0.key ?? -1 < $1.key ?? -1 }.flatMap { project, files in
      // Files that declare a name which a target of the project declares too are a unit of their own.
      let listed = compiled.filter { $0.project == project }.reduce(into: Set()) { $0.formUnion($1.files) }
      let replaced = twins.filter { !$0.isDisjoint(with: listed) }.reduce(into: Set()) { $0.formUnion($1) }
      return NearestFolders.divided(files, twins: twins, paths).flatMap { folder, files in
        [files.intersection(replaced), files.subtracting(replaced)].filter { !$0.isEmpty }.map {
          SourceUnit(folder: folder, project: project, files: $0, names, in: tree)
        }
      }
    }
    return compiled + others
  }
}
