import Foundation
import Subprocess

/// Checks slices with the compiler without building anything, against the libraries of the last build.
struct CompilerProbe {
  private let package: GeneratedPackage
  private let modules: String

  private static let seconds = 300

  /// - Throws: ``SourceProblems`` when there is no compiler.
  init(_ package: GeneratedPackage) async throws {
    self.package = package
    modules = try await Compilation.products(of: package).appendingPathComponent("Modules").path
  }

  /// - Parameters:
  ///   - files: the files of both sides.
  ///   - standIns: the types that get a stand-in.
  ///   - name: a folder for them.
  /// - Returns: what does not compile; nothing when all does.
  /// - Throws: ``SourceProblems`` when there is no compiler, or no end.
  func problems(
    _ files: [GeneratedPackage.Side: [SliceText.File]], standIns: Set<String>, name: String
  ) async throws -> [Compilation.Problem] {
    async let before = problems(.before, files[.before, default: []], standIns: standIns, name: name)
    async let after = problems(.after, files[.after, default: []], standIns: standIns, name: name)
    return try await before + after
  }

  private func problems(
    _ side: GeneratedPackage.Side, _ files: [SliceText.File], standIns: Set<String>, name: String
  ) async throws -> [Compilation.Problem] {
    let folder = package.folder.appendingPathComponent("probe/\(name)/\(side.rawValue)")
    try package.replace(folder, with: package.sources(of: side, files, standIns: standIns))
    let paths = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let result = try await compile(side, paths.map { folder.appendingPathComponent($0).path })
    if result.succeeded { return [] }
    let problems = Compilation.problems(in: result.output)
    guard !problems.isEmpty else {
      throw SourceProblem(path: folder.path, message: "the compiler failed: \(result.output.suffix(500))").alone
    }
    return problems
  }

  private func compile(_ side: GeneratedPackage.Side, _ paths: [String]) async throws -> ProcessResult {
    do {
      // Up to SIL, which is where the compiler finds uninitialized properties and missing returns.
      return try await runProcess(
        .name("swiftc"),
        [
          "-emit-sil", "-Onone", "-whole-module-optimization", "-suppress-warnings", "-swift-version", "5",
          "-module-name", side.rawValue, "-I", modules, "-o", "/dev/null",
        ] + paths, seconds: Self.seconds)
    } catch is TimeLimitExceeded {
      throw SourceProblem(path: modules, message: "the compiler did not end within \(Self.seconds) seconds").alone
    } catch {
      throw SourceProblem(path: "swiftc", message: "the compiler can't be run: \(error)").alone
    }
  }
}
