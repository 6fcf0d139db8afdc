import Foundation

/// Reads the targets of an Xcode project from its `project.pbxproj`, a property list in the old format.
///
/// A target compiles the files of its sources phase, and the files in its synchronized folders (since Xcode 16),
/// without their exceptions.
struct XcodeProject {
  private typealias Object = [String: Any]

  private let objects: [String: Object]
  /// The folder that paths begin at.
  private let root: String
  /// The full paths of files and of folders that a group follows, by their identifiers.
  private var paths: [String: String] = [:]

  /// The targets of a project.
  ///
  /// - Parameters:
  ///   - data: the content of `project.pbxproj`.
  ///   - folder: the full path of the folder that holds the `.xcodeproj`.
  /// - Returns: nil when the content is no project that can be read.
  static func targets(in data: Data, folder: String) -> [BuildTarget]? {
    guard !isTooDeep(data), let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? Object,
      let objects = list["objects"] as? [String: Object], let root = list["rootObject"] as? String,
      let project = objects[root]
    else { return nil }
    return XcodeProject(objects: objects, project: project, folder: folder).targets(of: project)
  }

  private init(objects: [String: Object], project: Object, folder: String) {
    self.objects = objects
    root = BuildTarget.path(project["projectDirPath"] as? String ?? "", in: folder)
    if let group = project["mainGroup"] as? String { locate(group) }
  }

  /// A list is read by recursion, and a project's own nests five levels deep.
  private static func isTooDeep(_ data: Data) -> Bool {
    var (depth, isQuoted, isEscaped) = (0, false, false)
    return data.withUnsafeBytes { bytes in
      bytes.contains { byte in
        switch byte {
        case _ where isEscaped: isEscaped = false
        case UInt8(ascii: "\\"): isEscaped = isQuoted
        case UInt8(ascii: "\""): isQuoted.toggle()
        case UInt8(ascii: "{"), UInt8(ascii: "("): depth += isQuoted ? 0 : 1
        case UInt8(ascii: "}"), UInt8(ascii: ")"): depth -= isQuoted ? 0 : 1
        default: break
        }
        return depth > 100
      }
    }
  }

  // MARK: Paths

  /// Finds the paths of all that is in a group.
  private mutating func locate(_ group: String) {
    var visited: Set<String> = []
    var open = [(identifier: group, folder: root)]
    while let (identifier, folder) = open.popLast() {
      guard visited.insert(identifier).inserted, let object = objects[identifier] else { continue }
      let base: String
      switch object["sourceTree"] as? String {
      case "<group>", nil: base = folder
      case "SOURCE_ROOT": base = root
      case "<absolute>": base = "/"
      default: continue
      }
      let path = BuildTarget.path(object["path"] as? String ?? "", in: base)
      paths[identifier] = path
      open += (object["children"] as? [String] ?? []).map { ($0, path) }
    }
  }

  // MARK: Targets

  private func targets(of project: Object) -> [BuildTarget] {
    let followed = objects.filter { $0.value["isa"] as? String == "PBXFileSystemSynchronizedRootGroup" }
    return (project["targets"] as? [String] ?? []).compactMap { identifier in
      guard let target = objects[identifier], let name = target["name"] as? String else { return nil }
      let own = Set(target["fileSystemSynchronizedGroups"] as? [String] ?? [])
      let folders = followed.sorted { $0.key < $1.key }.flatMap { group, object in
        sources(in: group, object, isOwn: own.contains(group), target: identifier)
      }
      return BuildTarget(
        name: name, productType: target["productType"] as? String, moduleNames: moduleNames(of: target, named: name),
        sources: compiledFiles(of: target) + folders)
    }
  }

  private func compiledFiles(of target: Object) -> [BuildTarget.Source] {
    let phases = (target["buildPhases"] as? [String] ?? []).compactMap { objects[$0] }
    let files = phases.filter { $0["isa"] as? String == "PBXSourcesBuildPhase" }
      .flatMap { $0["files"] as? [String] ?? [] }
    return files.compactMap { (objects[$0]?["fileRef"] as? String).flatMap { paths[$0] } }
      .map { BuildTarget.Source(path: $0) }
  }

  /// Returns the files that a target compiles of a folder that a group follows: all except the exceptions for the
  /// target's own folder, or only the exceptions for another target's folder.
  private func sources(in group: String, _ object: Object, isOwn: Bool, target: String) -> [BuildTarget.Source] {
    guard let folder = paths[group] else { return [] }
    let exceptions = (object["exceptions"] as? [String] ?? []).compactMap { objects[$0] }
      .filter { $0["target"] as? String == target }
      .flatMap { $0["membershipExceptions"] as? [String] ?? [] }.map { BuildTarget.path($0, in: folder) }
    return isOwn
      ? [BuildTarget.Source(path: folder, excluded: Set(exceptions))]
      : exceptions.map { BuildTarget.Source(path: $0) }
  }

  /// The names that the build settings give the module. One that no setting here says is the target's or the product's.
  private func moduleNames(of target: Object, named name: String) -> [String] {
    let list = (target["buildConfigurationList"] as? String).flatMap { objects[$0] }
    let settings = (list?["buildConfigurations"] as? [String] ?? []).compactMap {
      objects[$0]?["buildSettings"] as? Object
    }
    let written = settings.flatMap { settings in
      ["PRODUCT_NAME", "PRODUCT_MODULE_NAME"].compactMap { settings[$0] as? String }
    }
    return [target["productName"] as? String].compactMap(\.self)
      + written.map { value in
        ["$(TARGET_NAME)", "${TARGET_NAME}", "$(TARGET_NAME:c99extidentifier)"].reduce(value) {
          $0.replacingOccurrences(of: $1, with: name)
        }
      }
  }
}
