import Foundation

/// Finds the sources of imported modules where package managers store them, and in packages and projects beside the
/// project.
struct NeighbouringModules {
  /// The folders that may hold a module, by its name.
  private let folders: [String: [String]]
  /// The folders of CocoaPods.
  private let pods: [String]

  /// The folders below a project in which each entry is a package or a project.
  private static let checkouts = [".build/checkouts", "SourcePackages/checkouts", "Carthage/Checkouts"]

  /// - Parameter folders: the folders of the projects and of what is scanned, by their full paths.
  init(around folders: Set<String>) {
    let holders = folders.flatMap { folder in
      Self.checkouts.map { "\(folder)/\($0)" } + [folder, (folder as NSString).deletingLastPathComponent]
    }
    var found: [String: [String]] = [:]
    for folder in Set(Set(holders).flatMap(Self.entries)).sorted() {
      for module in Self.modules(in: folder) { found[module, default: []].append(folder) }
    }
    self.folders = found
    pods = folders.map { "\($0)/Pods" }.filter(Self.isFolder)
  }

  /// The source files of a module; none where no folder holds it, or more than one.
  func files(of module: String) -> [String] {
    let described = folders[module, default: []].compactMap { folder in
      ProjectDescription(folder: folder).targets.first { $0.modules.contains(module) }
    }
    // CocoaPods keeps each module in a folder of its name.
    let pods = pods.map { "\($0)/\(module)" }.filter(Self.isFolder).map {
      BuildTarget(name: module, sources: [BuildTarget.Source(path: $0)])
    }
    return (described + pods).only.map(Self.swiftFiles) ?? []
  }

  /// The names of the modules that a folder is likely to hold: those of its projects, and of a package and its folders.
  private static func modules(in folder: String) -> Set<String> {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let projects = names.filter { $0.hasSuffix(".xcodeproj") }.map { ($0 as NSString).deletingPathExtension }
    guard names.contains("Package.swift") else { return Set(projects) }
    let sources = entries(of: "\(folder)/Sources").map { ($0 as NSString).lastPathComponent }
    return Set(projects + sources + [(folder as NSString).lastPathComponent])
  }

  private static func entries(of folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { !$0.hasPrefix(".") }
      .map { (folder as NSString).appendingPathComponent($0) }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  private static func swiftFiles(of target: BuildTarget) -> [String] {
    let found = target.sources.flatMap { source -> [String] in
      guard isFolder(source.path) else { return [source.path] }
      let entries = FileManager.default.enumerator(atPath: source.path)?.allObjects as? [String] ?? []
      return entries.map { "\(source.path)/\($0)" }.filter(source.contains)
    }
    return Set(found.filter { $0.hasSuffix(".swift") }).sorted()
  }
}
