import Foundation

/// The settings of a project, from its file `.migrate-tool.yml`. A value is nil when the file does not set it.
public struct Configuration: Sendable, Equatable {
  /// The name of the file.
  public static let fileName = ".migrate-tool.yml"
  private static let otherFileName = ".migrate-tool.yaml"

  /// Files and folders to convert, where the command line names none.
  public var paths: [String]?
  /// Patterns of the files that may be changed.
  public var include: [String]?
  /// Patterns of files that are read, but not changed.
  public var exclude: [String]?
  /// Files and folders that are read, but not changed.
  public var context: [String]?
  /// Recorded answers and specifications.
  public var evidence: [String]?
  /// The smallest number of documents from which a conclusion is drawn.
  public var minimumSamples: Int?
  /// The types of recorded documents, by file patterns.
  public var roots: [RootHint]?
  /// The grounds on which types are tightened.
  public var tightening: Tightening?
  /// Whether properties are renamed as the key strategy requires.
  public var renames: Bool?
  /// Whether no class becomes a struct.
  public var keepsClasses: Bool?
  /// Whether a document that code parses and reads by itself gets a type of its own.
  public var inlinesTypes: Bool?
  /// Whether initializers that become stored properties lose what they print.
  public var dropsPrints: Bool?

  public init() {}

  /// Returns the configuration file in the folder of a path, or in the nearest folder above it that has one.
  ///
  /// - Parameter path: a file or folder; it need not exist.
  /// - Throws: ``SourceProblems`` for a file with the other extension of YAML files, which must not be ignored.
  public static func file(above path: String) throws -> URL? {
    var isFolder: ObjCBool = false
    var folder = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath()
    _ = FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder)
    if !isFolder.boolValue { folder.deleteLastPathComponent() }
    while true {
      let other = folder.appendingPathComponent(otherFileName)
      if FileManager.default.fileExists(atPath: other.path) {
        throw SourceProblem(
          path: pathFromHere(other.path), message: "the configuration is read from '\(fileName)'; rename this file"
        ).alone
      }
      let file = folder.appendingPathComponent(fileName)
      if FileManager.default.fileExists(atPath: file.path) { return file }
      if folder.path == "/" { return nil }
      folder.deleteLastPathComponent()
    }
  }
}
