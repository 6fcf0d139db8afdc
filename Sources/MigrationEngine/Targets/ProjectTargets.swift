import Foundation

/// The projects around some source files, and the targets that each file belongs to.
struct ProjectTargets: Sendable {
  /// One target, and the project that describes it.
  struct Target: Sendable {
    let project: Int
    let build: BuildTarget
  }

  /// The projects in the order of their folders.
  let projects: [ProjectDescription]
  /// The targets of all projects, in the order of the projects.
  let targets: [Target]
  /// The targets with a source at a path.
  private let targetsByPath: [String: [Int]]
  private let projectsByFolder: [String: Int]

  /// - Parameter folders: the full paths of the folders that hold projects.
  init(in folders: Set<String>) {
    projects = folders.sorted().map(ProjectDescription.init)
    projectsByFolder = Dictionary(uniqueKeysWithValues: projects.enumerated().map { ($1.folder, $0) })
    targets = projects.enumerated().flatMap { project, description in
      description.targets.map { Target(project: project, build: $0) }
    }
    var byPath: [String: [Int]] = [:]
    for (index, target) in targets.enumerated() {
      for path in Set(target.build.sources.map(\.path)) { byPath[path, default: []].append(index) }
    }
    targetsByPath = byPath
  }

  /// The targets that compile a file, by its full path.
  func targets(of file: String) -> [Int] {
    var found: Set<Int> = []
    for path in Self.pathAndFolders(of: file) {
      for target in targetsByPath[path, default: []]
      where targets[target].build.sources.contains(where: { $0.path == path && $0.contains(file) }) {
        found.insert(target)
      }
    }
    return found.sorted()
  }

  /// The project in the nearest folder at or above a file, by its full path.
  func project(around file: String) -> Int? {
    Self.pathAndFolders(of: file).lazy.compactMap { projectsByFolder[$0] }.first
  }

  /// A path and the folders that it is in, the nearest first.
  static func pathAndFolders(of path: String) -> [String] {
    var all = [path]
    var rest = path[...]
    while let end = rest.utf8.lastIndex(of: UInt8(ascii: "/")) {
      rest = rest[..<end]
      if !rest.hasSuffix("/") { all.append(rest.isEmpty ? "/" : String(rest)) }
    }
    return all
  }

  /// The folders above a path that hold projects. They are looked for up to the folder that is a git repository, if one is.
  static func folders(above path: String) -> Set<String> {
    var found: Set<String> = []
    for folder in pathAndFolders(of: path) {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      if names.contains(where: ProjectDescription.isDescription) { found.insert(folder) }
      if names.contains(".git") { break }
    }
    return found
  }
}
