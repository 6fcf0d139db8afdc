import ArgumentParser
import Foundation
import MigrationEngine

/// What is migrated and how: the arguments of every command that plans a migration.
struct MigrationArguments: ParsableArguments {
  @Argument(help: "Files and folders to convert.", completion: .file(extensions: ["swift"]))
  var paths: [String]

  @Option(
    help: ArgumentHelp(
      "Recorded answers (JSON, NDJSON, HAR) and OpenAPI specifications, or folders of them: what all have becomes non-optional.",
      valueName: "dir"),
    completion: .directory)
  var evidence: [String] = []

  @Option(help: ArgumentHelp("How many documents a conclusion needs at least.", valueName: "count"))
  var minSamples = 20

  @Option(
    help: ArgumentHelp(
      "Which evidence is for which type: the type's name and a pattern of files, addresses or operations.",
      valueName: "type=glob"))
  var root: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      The grounds on which types are tightened: none; evidence, where there is some; declared, which believes the \
      declarations: what is not optional has to be there, what is optional may be absent.
      """))
  var tighten = Tightening.evidence

  @Flag(help: "Give properties the names that the key strategy wants, with every use that is certain.")
  var rename = false

  @Flag(help: "Leave every class a class: it gets the same stored properties.")
  var keepClasses = false

  @Option(
    help: ArgumentHelp("Files and folders that are read, but not changed, such as tests.", valueName: "dir"),
    completion: .directory)
  var context: [String] = []

  func validate() throws {
    if let hint = root.first(where: { RootHint($0) == nil }) {
      throw ValidationError("'\(hint)' is not of the form 'Type=pattern'.")
    }
    if minSamples < 1 { throw ValidationError("--min-samples must be at least 1.") }
  }

  /// What the engine is asked for.
  func options() -> Migration.Options {
    var options = Migration.Options(
      paths: paths.map(fromHere), contextPaths: context.map(fromHere), evidencePaths: evidence.map(fromHere),
      minimumSamples: minSamples, renames: rename)
    options.roots = root.compactMap(RootHint.init)
    options.keepsClasses = keepClasses
    options.tightening = tighten
    return options
  }
}

extension Tightening: ExpressibleByArgument {}

/// A path as it is shortest from where the user is.
func fromHere(_ path: String) -> String {
  let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath).standardizedFileURL.path
  let absolute = URL(fileURLWithPath: path).standardizedFileURL.path
  if absolute == here { return "." }
  return absolute.hasPrefix(here + "/") ? String(absolute.dropFirst(here.count + 1)) : path
}
