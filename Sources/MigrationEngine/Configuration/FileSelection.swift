import Foundation

/// The selection of the files that a run may change, among those that it reads.
public struct FileSelection: Sendable {
  /// Patterns of the files that may be changed. Empty means all files.
  public var include: [String] = []
  /// Patterns of files that must not be changed.
  public var exclude: [String] = []
  /// The full paths of the files that may be changed. Nil means all files.
  public var files: Set<String>?
  /// The names of the targets whose files may be changed. Empty means all targets.
  public var targets: [String] = []

  public init() {}

  /// Returns whether a file may be changed, independent of its target.
  ///
  /// In a pattern, `*` matches any characters, including `/`, and `?` matches one. A pattern with a `/` is a path
  /// relative to the current folder; if it matches a folder, it matches everything inside. A pattern without one
  /// matches files and folders of that name anywhere.
  public func contains(_ path: String) -> Bool {
    let names = path.split(separator: "/").map(String.init)
    let whole = Self.absolute(path)
    func fits(_ pattern: String) -> Bool {
      guard pattern.contains("/") else { return names.contains { fnmatch(pattern, $0, 0) == 0 } }
      let pattern = Self.absolute(pattern)
      return fnmatch(pattern, whole, 0) == 0 || fnmatch(pattern + "/*", whole, 0) == 0
    }
    guard include.isEmpty || include.contains(where: fits), !exclude.contains(where: fits) else { return false }
    return files?.contains(URL(fileURLWithPath: whole).resolvingSymlinksInPath().path) ?? true
  }

  private static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }
}
