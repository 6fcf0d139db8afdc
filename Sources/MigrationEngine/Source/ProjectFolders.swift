import Foundation

/// The projects whose files a tree holds: folders with an `.xcodeproj`, a `Package.swift` or a `project.yml`.
///
/// Two projects may declare different types of one name. A tree is divided into its projects only if such a type has an
/// initializer from JSON, and only if it is certain that the projects share no code: neither holds the other, imports a
/// module of the other, or names a file outside of its folder.
struct ProjectFolders {
  private let tree: SourceTree
  /// The folder of each file's project; nil for a file that is in none.
  private let folders: [String?]

  init(of tree: SourceTree) {
    self.tree = tree
    var known: [String: String?] = [:]
    folders = tree.files.map { Self.projectFolder(around: ($0.path as NSString).deletingLastPathComponent, &known) }
  }

  /// The tree, or its projects, each with the files that are only read.
  func separated() -> [SourceTree] {
    guard hasTwins else { return [tree] }
    var groups = Set(migrated.map { folders[$0] }).sorted { $0 ?? "" < $1 ?? "" }.map { Set([$0]) }
    let projects = Dictionary(
      uniqueKeysWithValues: Set(folders.compactMap(\.self)).map { ($0, Project(folder: $0)) })
    for (name, project) in projects {
      let imported = imports(of: name)
      for (other, found) in projects where other != name {
        let holdsOther = other.hasPrefix(name + "/") && project.mayHold(String(other.dropFirst(name.count + 1)))
        guard holdsOther || project.namesOutside || found.namesOutside || !found.modules.isDisjoint(with: imported)
        else { continue }
        let joined = groups.filter { $0.contains(name) || $0.contains(other) }
        // Folders with files that are only read are in none.
        guard joined.count > 1 else { continue }
        groups.removeAll { joined.contains($0) }
        groups.append(joined.reduce(into: []) { $0.formUnion($1) })
      }
    }
    guard groups.count > 1 else { return [tree] }
    return groups.map { group in
      tree.restricted { index in tree.files[index].role == .context || group.contains(folders[index]) }
    }
  }

  private var migrated: [Int] { tree.files.indices.filter { tree.files[$0].role != .context } }

  /// Whether a type that is made of a JSON has a namesake in another project.
  private var hasTwins: Bool {
    let owners = Set(migrated.flatMap { tree.facts[$0].jsonInitializers.map(\.owner) })
    var seen: [String: String?] = [:]
    for index in migrated {
      for type in tree.facts[index].types where owners.contains(type.name) && !ProjectFacts.isJSON(type.name) {
        if let other = seen.updateValue(folders[index], forKey: type.name), other != folders[index] { return true }
      }
    }
    return false
  }

  private func imports(of folder: String) -> Set<String> {
    let files = tree.files.indices.filter { folders[$0] == folder }
    return Set(files.flatMap { tree.facts[$0].imports.map(\.module) })
  }

  // MARK: Folders

  /// The nearest folder at or above one that holds a project.
  private static func projectFolder(around folder: String, _ known: inout [String: String?]) -> String? {
    let folder = URL(fileURLWithPath: folder.isEmpty ? "." : folder).standardizedFileURL.path
    if let found = known[folder] { return found }
    let isProject = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).contains(
      where: isProjectFile)
    let parent = (folder as NSString).deletingLastPathComponent
    let found = isProject ? folder : parent == folder ? nil : projectFolder(around: parent, &known)
    known[folder] = .some(found)
    return found
  }

  private static func isProjectFile(_ name: String) -> Bool {
    name.hasSuffix(".xcodeproj") || name == "Package.swift" || name == "project.yml"
  }

  /// The module names and paths in the files that describe a project.
  private struct Project {
    /// The modules that it may be imported as.
    private(set) var modules: Set<String> = []
    /// Whether it may have files outside of its folder. (What a package manager brought is in no tree.)
    private(set) var namesOutside = false
    /// The folders and files that it names, each up to its first slash.
    private var paths: Set<String> = []
    private let isPackage: Bool

    /// Whether a folder below its own may belong to it.
    func mayHold(_ folder: String) -> Bool {
      let first = folder.prefix { $0 != "/" }
      return paths.contains(String(first)) || isPackage && ["Sources", "Tests", "Plugins"].contains(first)
    }

    init(folder: String) {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      isPackage = names.contains("Package.swift")
      for name in names where ProjectFolders.isProjectFile(name) {
        let path = (folder as NSString).appendingPathComponent(name)
        let isXcode = name.hasSuffix(".xcodeproj")
        let file = isXcode ? (path as NSString).appendingPathComponent("project.pbxproj") : path
        guard let text = try? String(contentsOf: URL(fileURLWithPath: file), encoding: .utf8) else {
          namesOutside = true
          continue
        }
        if isXcode { modules.insert((name as NSString).deletingPathExtension) }
        for line in text.split(whereSeparator: \.isNewline) { note(line) }
        // A path is whatever is quoted, or stands behind a sign; more words than paths do no harm.
        let words = text.split { !($0.isLetter || $0.isNumber || "_-. /+".contains($0)) }
        for word in words.flatMap({ [$0] + $0.split(separator: " ") }) {
          paths.insert(String(word.drop { $0 == " " || $0 == "." || $0 == "/" }.prefix { $0 != "/" }))
        }
      }
    }

    private mutating func note(_ line: Substring) {
      if line.contains("../"), !line.contains("Pods/"), !line.contains("Carthage/"),
        line.contains("path") || line.contains("- ")
      {
        namesOutside = true
      }
      for key in ["productName = ", "PRODUCT_NAME = ", "PRODUCT_MODULE_NAME = ", "name: "] {
        guard let range = line.range(of: key) else { continue }
        modules.insert(
          String(line[range.upperBound...].drop { $0 == "\"" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
      }
    }
  }
}

extension SourceTree {
  /// The tree with some of its files.
  func restricted(to isKept: (Int) -> Bool) -> SourceTree {
    let kept = files.indices.filter(isKept)
    let paths = Set(kept.map { files[$0].path })
    var result = SourceTree(files: kept.map { files[$0] })
    result.problems = problems.filter { paths.contains($0.path) }
    result.projectWithLibrary = UnscannedLibrary.projectFile(of: result.files, result.facts)
    return result
  }
}
