import Foundation

/// Finds the sources of modules that a project imports, where package managers keep them, and in packages and projects
/// beside its own.
struct NeighbouringModules {
  /// The folders of the projects and of what is scanned, by their full paths.
  let folders: Set<String>

  /// The folders below a project in which each entry is a package or a project.
  private static let checkouts = [".build/checkouts", "SourcePackages/checkouts", "Carthage/Checkouts"]

  /// The source files of a module; none where no folder holds it, or more than one.
  func files(of module: String) -> [String] {
    let candidates = folders.flatMap { folder in
      Self.checkouts.flatMap { Self.entries(of: "\(folder)/\($0)") } + Self.entries(of: folder)
        + Self.entries(of: (folder as NSString).deletingLastPathComponent)
    }
    let described = Set(candidates).filter { Self.mayDescribe(module, in: $0) }.sorted().compactMap { folder in
      ProjectDescription(folder: folder).targets.first { $0.modules.contains(module) }
    }
    // CocoaPods keeps each module in a folder of its name.
    let pods = folders.map { "\($0)/Pods/\(module)" }.filter(Self.isFolder).map {
      BuildTarget(name: module, sources: [BuildTarget.Source(path: $0)])
    }
    return (described + pods).only.map(Self.swiftFiles) ?? []
  }

  /// Whether a folder has a project of the module's name, or a package with sources for it.
  private static func mayDescribe(_ module: String, in folder: String) -> Bool {
    let manager = FileManager.default
    if manager.fileExists(atPath: "\(folder)/\(module).xcodeproj/project.pbxproj") { return true }
    guard manager.fileExists(atPath: "\(folder)/Package.swift") else { return false }
    return (folder as NSString).lastPathComponent == module || isFolder("\(folder)/Sources/\(module)")
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
