import Foundation

/// A project as described by the files in one folder: its `Package.swift`, its `project.yml`, and every `.xcodeproj`.
struct ProjectDescription: Sendable {
  /// The full path of the folder.
  let folder: String
  /// The targets in the order of their descriptions, each name once.
  private(set) var targets: [BuildTarget] = []
  /// Whether every file that describes the project could be read.
  private(set) var isComplete = true
  /// Whether the project may have files outside of its folder that could not be read from its description.
  private(set) var mayReachOutside = false

  /// Whether a file or folder of this name describes a project.
  static func isDescription(_ name: String) -> Bool {
    name.hasSuffix(".xcodeproj") || name == "Package.swift" || name == "project.yml"
  }

  init(folder: String) {
    self.folder = folder
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.filter(Self.isDescription).sorted() { read(name) }
  }

  private mutating func read(_ name: String) {
    let isXcode = name.hasSuffix(".xcodeproj")
    let path = (folder as NSString).appendingPathComponent(isXcode ? "\(name)/project.pbxproj" : name)
    let data = try? Data(contentsOf: URL(fileURLWithPath: path))
    guard let data, let text = String(data: data, encoding: .utf8) else {
      (isComplete, mayReachOutside) = (false, true)
      return
    }
    let found =
      isXcode
      ? XcodeProject.targets(in: data, folder: folder)
      : name == "project.yml"
        ? XcodeGenSpecification.targets(in: text, folder: folder) : PackageManifest.targets(in: text, folder: folder)
    guard let found else {
      isComplete = false
      mayReachOutside = mayReachOutside || text.contains("../")
      return
    }
    for target in found { add(target) }
  }

  /// A target that two files describe is one, with what both say.
  private mutating func add(_ target: BuildTarget) {
    guard let index = targets.firstIndex(where: { $0.name == target.name }) else { return targets.append(target) }
    targets[index].modules.formUnion(target.modules)
    targets[index].sources += target.sources
  }
}
