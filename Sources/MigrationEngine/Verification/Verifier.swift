import Foundation
import Subprocess
import SwiftSyntax

/// Compares the old and the new form of every migrated type: extracts the code that decoding needs, compiles both, and
/// runs both on the same documents.
public struct Verifier: Sendable {
  /// The user's options.
  public struct Options: Sendable {
    /// Recorded answers, which both sides are run on too.
    public var payloadPaths: [String] = []
    public var seed: UInt64 = 1
    /// The smallest number of payloads for each type.
    public var minimumPayloads = 1_000
    /// The meaning of `json == nil` in the old code.
    public var nilGuard = NilGuard.null
    /// The folder of the generated package; it is kept, so that the next run need not compile everything again.
    public var buildPath: String
    /// The path of the toolkit's sources. Nil for the sources that the tool was built from.
    public var toolkitPath: String?

    public init(buildPath: String? = nil) {
      self.buildPath = buildPath ?? Self.defaultBuildPath
    }

    private static var defaultBuildPath: String {
      let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
      return (caches ?? FileManager.default.temporaryDirectory)
        .appendingPathComponent("codable-migration-toolkit/verification").path
    }
  }

  /// The result for one type.
  public struct Item: Sendable, Codable, Equatable {
    public let file: String
    public let line: Int
    public let name: String
    public let newName: String
    public let verification: Verification

    /// The item with another name for its file.
    public func named(_ file: String) -> Item {
      Item(file: file, line: line, name: name, newName: newName, verification: verification)
    }
  }

  /// A specification can speak through more samples than are worth running for every type.
  private static let maximumDocuments = 2_000

  /// Compares two trees.
  ///
  /// - Parameters:
  ///   - before: files and folders of the old code.
  ///   - after: files and folders of the new code.
  ///   - options: what the user asked for.
  /// - Throws: ``SourceProblems`` when a source file, a payload, the toolkit or the compiler is not there.
  public static func verify(before: [String], after: [String], options: Options) async throws -> [Item] {
    let types = MigratedTypes(
      before: ProjectFacts(tree: try SourceTree.load(paths: before, contextPaths: [])),
      after: ProjectFacts(tree: try SourceTree.load(paths: after, contextPaths: [])))
    return try await verify(types, options: options)
  }

  /// - Parameters:
  ///   - files: the paths of the files whose types are compared; nil for all.
  ///   - documents: documents that are there already, besides those that the options name.
  static func verify(
    _ types: MigratedTypes, in files: Set<String>? = nil, options: Options, documents: [Data] = []
  ) async throws -> [Item] {
    let recorded =
      try RecordedPayloads.load(paths: options.payloadPaths).payloads.map(\.data)
      + documents.prefix(maximumDocuments)
    let found = types.all().filter { files?.contains(types.before.files[$0.before.file].path) ?? true }
    guard !found.isEmpty else { return [] }
    var run = try VerificationRun(types: types, found: found, recorded: recorded, options: options)
    let results = try await run.results()
    return found.enumerated().map { number, type in
      let file = types.before.files[type.before.file]
      return Item(
        file: file.path, line: file.position(of: type.before.node).line, name: type.name, newName: type.newName,
        verification: results[number] ?? .notChecked("it was left out"))
    }
  }
}
