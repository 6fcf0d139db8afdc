import Foundation

/// Asks the compiler what an app's code comes to that uses the modules under test, without running it.
package enum TypeChecker {
  /// The errors of a source file, by line.
  ///
  /// - Parameters:
  ///   - source: the file; it may import any module of the package.
  ///   - languageMode: `-swift-version`.
  ///   - isScript: whether statements may stand outside of functions.
  ///   - options: further options of the compiler.
  /// - Returns: the messages; none for a file that compiles.
  package static func errors(
    in source: String, languageMode: Int = 6, isScript: Bool = false, options: [String] = []
  ) async throws -> [Int: [String]] {
    try await withTemporaryFolder { folder in
      try source.write(to: folder.appendingPathComponent("App.swift"), atomically: true, encoding: .utf8)
      let result = try await command(
        "swiftc",
        [
          "-typecheck", "-swift-version", "\(languageMode)", "-I", try modules().path, "-diagnostic-style", "llvm",
        ] + (isScript ? [] : ["-parse-as-library"]) + options + ["App.swift"], in: folder)
      var errors: [Int: [String]] = [:]
      for line in (result.output + result.errors).split(separator: "\n") {
        let parts = line.split(separator: ":", maxSplits: 4).map { $0.trimmingCharacters(in: .whitespaces) }
        guard parts.count == 5, parts[0].hasSuffix("App.swift"), parts[3] == "error", let number = Int(parts[1]) else {
          continue
        }
        errors[number, default: []].append(parts[4])
      }
      guard result.exitCode == 0 || !errors.isEmpty else { throw Unusable(output: result.output + result.errors) }
      return errors
    }
  }

  /// The folder of the modules that the tests were built with: beside the tests' program.
  package static func modules() throws -> URL {
    var folder = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    while folder.pathComponents.count > 1 {
      folder.deleteLastPathComponent()
      let modules = folder.appendingPathComponent("Modules")
      if FileManager.default.fileExists(atPath: modules.appendingPathComponent("ModernClient.swiftmodule").path) {
        return modules
      }
    }
    throw Unusable(output: "There are no modules beside \(CommandLine.arguments[0]).")
  }

  /// The compiler could not be asked.
  package struct Unusable: Error {
    package let output: String
  }
}
