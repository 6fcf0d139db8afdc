import ArgumentParser
import Foundation
import MigrationEngine

/// What is migrated and how: the arguments of every command that plans a migration. What they leave open is taken from
/// the configuration file.
struct MigrationArguments: ParsableArguments {
  @Argument(
    help: "Files and folders to convert; by default the 'paths' of the configuration.",
    completion: .file(extensions: ["swift"]))
  var paths: [String] = []

  @Option(
    help: ArgumentHelp(
      "Recorded answers (JSON, NDJSON, HAR) and OpenAPI specifications, or folders of them: what all have becomes non-optional.",
      valueName: "dir"),
    completion: .directory)
  var evidence: [String] = []

  @Option(help: ArgumentHelp("How many documents a conclusion needs at least. (default: 20)", valueName: "count"))
  var minSamples: Int?

  @Option(
    help: ArgumentHelp(
      "Which evidence is for which type: the type's name and a pattern of files, addresses or operations.",
      valueName: "type=glob"))
  var root: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      The grounds on which types are tightened: none; evidence, where there is some; declared, which believes the \
      declarations: what is not optional has to be there, what is optional may be absent. (default: evidence)
      """))
  var tighten: Tightening?

  @Flag(
    inversion: .prefixedNo,
    help: "Give properties the names that the key strategy wants, with every use that is certain.")
  var rename: Bool?

  @Flag(inversion: .prefixedNo, help: "Leave every class a class: it gets the same stored properties.")
  var keepClasses: Bool?

  @Flag(
    inversion: .prefixedNo,
    help: "Declare a type for each document that code parses, holds in a constant and reads by itself.")
  var inlineTypes: Bool?

  @Flag(
    inversion: .prefixedNo,
    help: "Drop print, debugPrint and NSLog from initializers that become stored properties.")
  var dropPrints: Bool?

  @Option(
    help: """
      What to convert: synthesized, the types that end as stored properties, and their call sites; imports, the \
      imports of SwiftyJSON alone. (default: everything)
      """)
  var only: ConversionLimit?

  @Option(
    help: ArgumentHelp("Files and folders that are read, but not changed, such as tests.", valueName: "dir"),
    completion: .directory)
  var context: [String] = []

  @Option(
    help: ArgumentHelp("Change only files that fit one of these patterns; the others are read.", valueName: "glob"))
  var include: [String] = []

  @Option(help: ArgumentHelp("Read files that fit one of these patterns, but do not change them.", valueName: "glob"))
  var exclude: [String] = []

  @Option(
    help: ArgumentHelp(
      "Change only files of this target of a Package.swift, Xcode project or project.yml; the others are read.",
      valueName: "name"))
  var target: [String] = []

  @Option(
    help: ArgumentHelp(
      "Change only files that differ from this git revision, committed or not; the others are read.", valueName: "rev"))
  var changedSince: String?

  @Flag(help: "Print what the command line and the configuration file say together, and do nothing else.")
  var printConfiguration = false

  func validate() throws {
    if let hint = root.first(where: { RootHint($0) == nil }) {
      throw ValidationError("'\(hint)' is not of the form 'Type=pattern'.")
    }
    if let minSamples, minSamples < 1 { throw ValidationError("--min-samples must be at least 1.") }
  }

  /// Whether files of the given paths are left out.
  var isPartial: Bool { changedSince != nil || !target.isEmpty || !include.isEmpty || !exclude.isEmpty }

  /// Checks that there is something to convert, while the parser can still print the command's usage.
  ///
  /// - Throws: `ValidationError` when neither the command line nor the configuration file names paths.
  func requirePaths() throws {
    do {
      _ = try configuration()
    } catch is SourceProblems {
      // The run reports them.
    }
  }

  /// Plans the migration, and shows on a terminal how far that is.
  ///
  /// - Parameter path: what is converted where neither the command line nor the configuration file says it.
  /// - Throws: `ValidationError` when there are no paths, ``SourceProblems`` for what can't be read.
  func plan(otherwise path: String? = nil) async throws -> Migration {
    try await ProgressLine.shown { try planned(try await options(otherwise: path, showing: $0)) }
  }

  /// Plans the migration, and says at once what can't be meant.
  func planned(_ options: Migration.Options) throws -> Migration {
    let migration = try Migration(options)
    for warning in migration.warnings { Console.printError("warning: \(warning)\n") }
    return migration
  }

  /// What the engine is asked for.
  func options(otherwise path: String? = nil, showing progress: RunProgress) async throws -> Migration.Options {
    var options = Migration.Options(try configuration(otherwise: path))
    options.progress = progress
    options.limit = only
    options.selection.targets = target
    if let changedSince {
      options.selection.files = try await GitChanges.files(since: changedSince, around: options.paths)
    }
    return options
  }

  /// The first of the paths that are converted.
  var firstPath: String { get throws { try configuration().paths?.first ?? "." } }

  /// What the command line says, and for the rest the configuration file.
  func configuration(otherwise path: String? = nil) throws -> Configuration {
    var configuration = Configuration()
    if let file = try Configuration.file(above: paths.first ?? path ?? ".") {
      configuration = try Configuration(contentsOf: file, named: Configuration.pathFromHere(file.path))
    }
    func override<Value>(_ key: WritableKeyPath<Configuration, [Value]?>, _ values: [Value]) {
      if !values.isEmpty { configuration[keyPath: key] = values }
    }
    override(\.paths, paths)
    override(\.include, include)
    override(\.exclude, exclude)
    override(\.context, context)
    override(\.evidence, evidence)
    override(\.roots, root.compactMap(RootHint.init))
    configuration.paths = configuration.paths ?? path.map { [$0] }
    configuration.minimumSamples = minSamples ?? configuration.minimumSamples
    configuration.tightening = tighten ?? configuration.tightening
    configuration.renames = rename ?? configuration.renames
    configuration.keepsClasses = keepClasses ?? configuration.keepsClasses
    configuration.inlinesTypes = inlineTypes ?? configuration.inlinesTypes
    configuration.dropsPrints = dropPrints ?? configuration.dropsPrints
    guard configuration.paths?.isEmpty == false else {
      throw ValidationError("Missing expected argument '<paths> ...', and no configuration file names paths.")
    }
    return configuration.withDefaults
  }
}

extension ConversionLimit: ExpressibleByArgument {}
extension Tightening: ExpressibleByArgument {}
