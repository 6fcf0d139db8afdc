import Foundation
import Subprocess
import TestSupport

@testable import MigrationEngine

/// Compiles many programs into one, and runs them one after the other.
struct UseCompilation {
  /// A program's files in one of its two forms.
  struct Unit: Sendable {
    let number: Int
    let files: [String: String]
  }

  /// What a program did.
  enum Behaviour: Sendable, Equatable {
    case printed(String)
    /// It ended the process, after printing this.
    case crashed(String)
    /// It does not compile, for these reasons.
    case rejected(String)
  }

  let folder: URL

  private static let seconds = 600
  private static let build = packageRoot.appendingPathComponent(".build/debug")

  /// - Parameter folder: an empty one.
  init(in folder: URL) async throws {
    self.folder = folder
    try folder.write("@_exported import LegacyJSON\n", to: "SwiftyJSON.swift")
    let result = try await compiler(
      [
        "-emit-module", "-module-name", "SwiftyJSON", "-parse-as-library", "-emit-module-path",
        folder.appendingPathComponent("SwiftyJSON.swiftmodule").path,
      ],
      [folder.appendingPathComponent("SwiftyJSON.swift")])
    guard result.succeeded else { throw UseFailure(message: result.output) }
  }

  /// What each program does by itself: what is rejected among others is compiled alone before that counts.
  func confirmed(_ units: [Unit], name: String) async throws -> [Int: Behaviour] {
    var all = try await behaviours(of: units, name: name)
    for unit in units {
      guard case .rejected = all[unit.number], units.count > 1 else { continue }
      all.merge(try await behaviours(of: [unit], name: "\(name)-\(unit.number)")) { _, alone in alone }
    }
    return all
  }

  /// What each program does, by its number.
  private func behaviours(of units: [Unit], name: String) async throws -> [Int: Behaviour] {
    var rejected: [Int: String] = [:]
    var left = units
    let place = folder.appendingPathComponent(name)
    defer { try? FileManager.default.removeItem(at: place) }
    while !left.isEmpty {
      let result = try await compile(left, in: place)
      if result.succeeded { break }
      let errors = Self.errors(in: result.output)
      if errors.isEmpty {
        // Nothing names a file: each by itself.
        guard left.count > 1 else {
          rejected[left[0].number] = String(result.output.suffix(2_000))
          return rejected.mapValues(Behaviour.rejected)
        }
        let middle = left.count / 2
        var all = try await behaviours(of: Array(left[..<middle]), name: name + "a")
        try await all.merge(behaviours(of: Array(left[middle...]), name: name + "b")) { first, _ in first }
        return all.merging(rejected.mapValues(Behaviour.rejected)) { first, _ in first }
      }
      rejected.merge(errors) { first, _ in first }
      left.removeAll { rejected[$0.number] != nil }
    }
    let ran = left.isEmpty ? [:] : try await run(left, in: place)
    return ran.merging(rejected.mapValues(Behaviour.rejected)) { first, _ in first }
  }

  // MARK: Compiling

  private func compile(_ units: [Unit], in place: URL) async throws -> ProcessResult {
    try? FileManager.default.removeItem(at: place)
    var paths: [URL] = []
    for unit in units {
      for (name, text) in unit.files {
        try place.write(text, to: name)
        paths.append(place.appendingPathComponent(name))
      }
    }
    try place.write(Self.main(units.map(\.number)), to: "Main.swift")
    paths.append(place.appendingPathComponent("Main.swift"))
    return try await compiler(
      ["-module-name", "Uses", "-parse-as-library", "-wmo", "-o", place.appendingPathComponent("uses").path]
        + Self.objects, paths.sorted { $0.path < $1.path })
  }

  /// The object files of the libraries that a migrated app links.
  private static let objects: [String] = ["LegacyJSON", "LegacyRequests", "HTTPTransport", "ModernClient", "Bridge"]
    .flatMap { module -> [String] in
      let folder = build.appendingPathComponent("\(module).build")
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.filter { $0.hasSuffix(".o") }.sorted().map { folder.appendingPathComponent($0).path }
    }

  private func compiler(_ options: [String], _ files: [URL]) async throws -> ProcessResult {
    let arguments =
      [
        "-Onone", "-swift-version", "5", "-suppress-warnings", "-continue-building-after-errors", "-I", folder.path,
        "-I", Self.build.appendingPathComponent("Modules").path,
      ] + options + files.map(\.path)
    return try await runProcess(.name("swiftc"), arguments, seconds: Self.seconds)
  }

  /// The errors of each program that has any.
  private static func errors(in output: String) -> [Int: String] {
    var errors: [Int: String] = [:]
    for line in output.split(separator: "\n") {
      guard let range = line.range(of: ": error: "),
        let file = line[..<range.lowerBound].split(separator: "/").last, file.hasPrefix("P"),
        let number = Int(file.dropFirst().prefix { $0.isNumber })
      else { continue }
      errors[number, default: ""] += "\(file): \(line[range.upperBound...])\n"
    }
    return errors
  }

  // MARK: Running

  private static let mark = "@@@"

  private static func main(_ numbers: [Int]) -> String {
    """
    import Bridge
    import Foundation
    import LegacyJSON
    import ModernClient

    func decoded<Value: Decodable>(_ type: Value.Type, _ document: String) throws -> Value {
      if let lenient = type as? any LenientDecodable.Type {
        return try lenient.legacyDecoder.decode(type, from: JSON(parseJSON: document))
      }
      if let own = type as? any SelfDecodingResponse.Type {
        return try own.responseDecoding.decode(type, from: Data(document.utf8))
      }
      return try JSONResponseDecoding().decode(type, from: Data(document.utf8))
    }

    \(UseDocuments.source)
    @main
    enum Programs {
      static func main() async {
        setvbuf(stdout, nil, _IOLBF, 0)
        let first = Int(CommandLine.arguments[1]) ?? 0
        let programs: [(Int, () async -> Void)] = [
          \(numbers.map { "(\($0), drive_\($0))" }.joined(separator: ",\n      "))
        ]
        for (number, run) in programs where number >= first {
          print("\(mark)begin \\(number)")
          await run()
          print("\(mark)end")
        }
      }
    }

    """
  }

  private func run(_ units: [Unit], in place: URL) async throws -> [Int: Behaviour] {
    var behaviours: [Int: Behaviour] = [:]
    let numbers = units.map(\.number).sorted()
    while let first = numbers.first(where: { behaviours[$0] == nil }) {
      let output = try await output(of: place.appendingPathComponent("uses").path, from: first)
      for part in output.components(separatedBy: Self.mark + "begin ").dropFirst() {
        guard let number = Int(part.prefix { $0.isNumber }) else { continue }
        let text = part.drop { $0.isNumber }.dropFirst()
        if let end = text.range(of: Self.mark + "end") {
          behaviours[number] = .printed(String(text[..<end.lowerBound]))
        } else {
          // What follows is the process's last words.
          let lines = text.components(separatedBy: "\n").prefix { !$0.contains("Fatal error") }
          behaviours[number] = .crashed(lines.joined(separator: "\n"))
        }
      }
      if behaviours[first] == nil { behaviours[first] = .crashed("") }
    }
    return behaviours
  }

  private func output(of program: String, from first: Int) async throws -> String {
    do {
      return try await runProcess(
        .path(.init(program)), ["\(first)"],
        environment: .inherit.updating(["SWIFT_BACKTRACE": "enable=no", "SWIFT_DETERMINISTIC_HASHING": "1"]),
        seconds: 60
      ).output
    } catch is TimeLimitExceeded {
      throw UseFailure(message: "the programs from \(first) on do not end")
    }
  }
}

struct UseFailure: Error {
  let message: String
}
