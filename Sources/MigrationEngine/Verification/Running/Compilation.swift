import Foundation
import Subprocess

/// One build of the generated package.
struct Compilation: Sendable {
  /// A place at which the compiler reported an error.
  struct Problem: Sendable, Equatable {
    let side: GeneratedPackage.Side?
    let file: String
    let line: Int
    let message: String
  }

  let succeeded: Bool
  let problems: [Problem]
  let output: String

  /// The time limit for a build. The first build compiles the libraries too.
  private static let seconds = 1_200

  /// - Throws: ``SourceProblems`` when there is no compiler, or no end.
  static func run(_ package: GeneratedPackage) async throws -> Compilation {
    let result = try await build(package, ["--product", GeneratedPackage.product, "--disable-index-store"])
    return Compilation(succeeded: result.succeeded, problems: problems(in: result.output), output: result.output)
  }

  /// The folder where a build leaves its modules and programs. (`.build/debug` is there only once a build has succeeded.)
  static func products(of package: GeneratedPackage) async throws -> URL {
    let result = try await build(package, ["--show-bin-path"])
    let path = result.output.split(separator: "\n").first { $0.hasPrefix("/") }
    guard result.succeeded, let path else {
      throw SourceProblem(path: package.folder.path, message: "the build folder can't be told: \(result.output)").alone
    }
    return URL(fileURLWithPath: String(path))
  }

  private static func build(_ package: GeneratedPackage, _ arguments: [String]) async throws -> ProcessResult {
    do {
      return try await runProcess(
        .name("swift"), ["build", "--package-path", package.folder.path] + arguments, seconds: seconds)
    } catch is TimeLimitExceeded {
      throw SourceProblem(path: package.folder.path, message: "the build did not end within \(seconds) seconds").alone
    } catch {
      throw SourceProblem(path: "swift", message: "the compiler can't be run: \(error)").alone
    }
  }

  static func problems(in output: String) -> [Problem] {
    var seen: Set<String> = []
    return output.split(separator: "\n").compactMap { line -> Problem? in
      guard let range = line.range(of: ": error: "), seen.insert(String(line)).inserted else { return nil }
      let place = line[..<range.lowerBound].split(separator: ":")
      guard place.count >= 3, let number = Int(place[place.count - 2]) else { return nil }
      let path = place[..<(place.count - 2)].joined(separator: ":").split(separator: "/").map(String.init)
      guard path.count >= 2 else { return nil }
      return Problem(
        side: GeneratedPackage.Side(rawValue: path[path.count - 2]), file: path[path.count - 1], line: number,
        message: String(line[range.upperBound...]))
    }
  }

  /// The first error of a build that names no place.
  var firstError: String {
    let line = output.split(separator: "\n").first { $0.contains("error:") }
    return line.map(String.init) ?? "the build failed without an error message"
  }
}
