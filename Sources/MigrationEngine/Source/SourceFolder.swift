import Foundation

/// Finds the Swift files of a project.
enum SourceFolder {
  struct File: Sendable {
    let path: String
    let role: SourceFile.Role
    /// The path that ``SourceFolder/canonical(_:)`` gives.
    let fullPath: String
    /// The reason why a file that is read must not be changed.
    var problem: SourceProblem?
  }

  /// Folders with third-party code, or with build products.
  private static let foreign: Set = ["Carthage", "DerivedData", "Pods", "SourcePackages", "node_modules"]

  /// The Swift files at some paths, and the projects that they may belong to.
  struct Listing: Sendable {
    /// Sorted, each once however often it is named.
    var files: [File] = []
    /// The full paths of the folders that hold projects: at, below and above the paths.
    var projectFolders: Set<String> = []
    /// Folders that can't be read.
    var problems: [SourceProblem] = []
  }

  /// The content of a folder and its subfolders, without hidden folders and those with third-party code.
  private struct Contents {
    /// The paths of the Swift files, from the folder.
    var swiftFiles: [String] = []
    /// The full paths of the folders that hold projects.
    var projectFolders: Set<String> = []
    /// The paths of folders that can't be read, from the folder.
    var unreadable: [String] = []
    /// The full paths of the folders in which a run that writes has its work folder.
    var workFolderParents: [String] = []

    /// - Parameters:
    ///   - folder: the full path.
    ///   - isLeftOut: whether a file or folder does not count, by its full path.
    init?(_ folder: String, except isLeftOut: (String) -> Bool = { _ in false }) {
      guard add(folder, at: "", isLeftOut) else { return nil }
    }

    /// Adds what is in a folder.
    ///
    /// - Parameters:
    ///   - folder: the full path.
    ///   - place: the path from the outermost folder, with a slash at its end.
    /// - Returns: whether the folder can be read.
    private mutating func add(_ folder: String, at place: String, _ isLeftOut: (String) -> Bool) -> Bool {
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return false }
      for name in names {
        guard !name.hasPrefix(".") else {
          if name == WorkFolder.name { workFolderParents.append(folder) }
          continue
        }
        let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
        let isDirectory = FileSystem.kind(path) == .folder
        if isDirectory && foreign.contains(name) || isLeftOut(path) { continue }
        if ProjectDescription.isDescription(name) { projectFolders.insert(folder) }
        if isDirectory {
          if !isReadable(path) || !add(path, at: "\(place)\(name)/", isLeftOut) { unreadable.append(place + name) }
        } else if name.hasSuffix(".swift") {
          swiftFiles.append(place + name)
        }
      }
      return true
    }
  }

  /// The folders at and below a path in which a run that writes has its work folder.
  static func workFolders(below path: String) -> [String] { Contents(canonical(path))?.workFolderParents ?? [] }

  /// The files below some paths.
  ///
  /// - Parameters:
  ///   - paths: files and folders that may be changed.
  ///   - contextPaths: files and folders that are only read.
  ///   - selection: which of the former are changed; the others are only read, too.
  /// - Throws: ``SourceProblems`` with every path that is missing or empty.
  static func listing(
    paths: [String], contextPaths: [String], selection: FileSelection = FileSelection()
  ) throws -> Listing {
    var problems: [SourceProblem] = []
    var seen: Set<String> = []
    var files: [File] = []
    var foldersOfRoots: Set<String> = []
    var listing = Listing()
    var workFolderParents = (paths + contextPaths).flatMap(WorkFolder.parents(above:))
    for (roots, role) in [(paths, SourceFile.Role.migrated), (contextPaths, .context)] {
      for root in roots {
        do {
          let found = try swiftFiles(at: root, &listing, &workFolderParents)
          files += zip(found, canonical(found)).filter { seen.insert($1).inserted }
            .map { File(path: $0, role: selection.contains($0) ? role : .context, fullPath: $1) }
          let path = canonical(root)
          foldersOfRoots.insert(root.hasSuffix(".swift") ? (path as NSString).deletingLastPathComponent : path)
        } catch let found as SourceProblems {
          problems += found.problems
        }
      }
    }
    // What a run has half written, or is about to write, says nothing about the project.
    problems += InterruptedRun.all(ofWorkFoldersIn: workFolderParents).map(\.problem)
    guard problems.isEmpty else { throw SourceProblems(problems: problems) }
    for folder in foldersOfRoots { listing.projectFolders.formUnion(ProjectTargets.folders(above: folder)) }
    let roots = Set(paths.map(canonical))
    listing.files = files.map { $0.role == .migrated ? $0.keptInside(roots) : $0 }.sorted { $0.path < $1.path }
    return listing
  }

  /// The `.swift` files of one root. Hidden folders (`.build`, `.git`) and foreign ones below it are left out, and links
  /// to folders are not followed.
  ///
  /// - Parameters:
  ///   - listing: is given the folders that hold projects, and those that can't be read.
  ///   - workFolderParents: is given the folders in which a run that writes has its work folder.
  private static func swiftFiles(
    at root: String, _ listing: inout Listing, _ workFolderParents: inout [String]
  ) throws -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: root, isDirectory: &isFolder) else {
      throw SourceProblem(path: root, message: "no such file or folder").alone
    }
    guard isFolder.boolValue else {
      guard root.hasSuffix(".swift") else {
        throw SourceProblem(path: root, message: "not a Swift file").alone
      }
      return [root]
    }
    // A link that is named itself is followed.
    let folder = URL(fileURLWithPath: root).resolvingSymlinksInPath().path
    guard isReadable(folder), let contents = Contents(folder) else {
      throw unreadable(root).alone
    }
    listing.projectFolders.formUnion(contents.projectFolders)
    let problems = contents.unreadable.map { unreadable((root as NSString).appendingPathComponent($0)) }
    workFolderParents += contents.workFolderParents
    guard !contents.swiftFiles.isEmpty else {
      throw SourceProblems(
        problems: problems + [SourceProblem(path: root, message: "no Swift files in this folder")])
    }
    listing.problems += problems
    return contents.swiftFiles.map { (root as NSString).appendingPathComponent($0) }.sorted()
  }

  /// Returns the problem of an unreadable folder.
  static func unreadable(_ path: String) -> SourceProblem {
    SourceProblem(path: path, message: "the folder can't be read: no permission")
  }

  /// Whether the entries of a folder can be read.
  static func isReadable(_ folder: String) -> Bool { access(folder, R_OK | X_OK) == 0 }

  /// The `.swift` files below a folder of a project, without hidden folders, foreign ones, and those that are left out.
  static func swiftFiles(below folder: String, except isLeftOut: (String) -> Bool) -> [String] {
    let files = Contents(folder, except: isLeftOut)?.swiftFiles ?? []
    return files.map { (folder as NSString).appendingPathComponent($0) }.sorted()
  }

  /// Returns ``canonical(_:)`` of each path; the links of a folder with many files are followed once.
  static func canonical(_ paths: [String]) -> [String] {
    var folders: [Substring: String] = [:]
    return paths.map { path in
      guard let slash = path.lastIndex(of: "/"), FileSystem.kind(path) == .file else { return canonical(path) }
      let folder = path[...slash]
      let whole = folders[folder] ?? canonical(String(folder))
      folders[folder] = whole
      return (whole == "/" ? "" : whole) + path[slash...]
    }
  }

  /// One name for one file, however it was reached.
  static func canonical(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }
}

extension SourceFolder.File {
  /// The file, which is only read if it is a link to what is in none of the folders that may be changed.
  fileprivate func keptInside(_ roots: Set<String>) -> Self {
    let target = fullPath
    guard !roots.contains(where: { target == $0 || target.hasPrefix($0 == "/" ? $0 : $0 + "/") }) else { return self }
    return Self(
      path: path, role: .skipped(.link), fullPath: fullPath,
      problem: SourceProblem(
        path: path, message: "the link leads out of the given paths, to \(target); name that file to change it"))
  }
}
