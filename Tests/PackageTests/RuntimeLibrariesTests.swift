import Foundation
import TestSupport
import Testing

/// What the runtime libraries must not do, which no compiler on Linux would tell.
@Suite struct RuntimeLibrariesTests {
  private static let modules = [
    "HTTPTransport", "LegacyJSON", "LegacyRequests", "ModernClient", "ClientStubs", "Bridge", "MigrationExperiments",
    "ResponseValidation",
  ]
  private static let folders = [
    "HTTPTransport", "LegacyJSON", "ModernClient", "ClientStubs", "Bridge", "MigrationExperiments",
    "ResponseValidation",
  ]

  private static func sources() throws -> [String: String] {
    var sources: [String: String] = [:]
    for folder in folders {
      for (name, data) in try packageRoot.appendingPathComponent("Sources/\(folder)").everything()
      where name.hasSuffix(".swift") {
        sources["\(folder)/\(name)"] = try #require(String(data: data, encoding: .utf8))
      }
    }
    return sources
  }

  @Test func theyImportFoundationAndEachOtherAlone() throws {
    let allowed = Set(
      Self.modules + [
        "Foundation", "FoundationNetworking", "Dispatch", "Combine", "Android", "Darwin", "Glibc", "Musl",
      ])
    let sources = try Self.sources()
    #expect(Set(sources.keys.map { String($0.prefix { $0 != "/" }) }) == Set(Self.folders))
    for (name, text) in sources {
      let imports = text.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { $0.hasPrefix("import ") }
      for line in imports {
        #expect(
          allowed.contains(line.dropFirst("import ".count).trimmingCharacters(in: .whitespaces)), "\(name): \(line)")
      }
    }
  }

  /// Names that iOS 15 or macOS 13 lack; on Linux they would compile.
  @Test(arguments: [
    "Mutex<", "Atomic<", "import Synchronization", ".appending(path:", ".appending(component:",
    ".appending(queryItems:",
    "URL.temporaryDirectory", "withTaskExecutor", "Span<", "InlineArray<", "#Predicate", "@Observable",
    "isolated deinit",
    "withDiscardingTaskGroup", "UTF8Span", "RawSpan",
  ])
  func theyDoWithoutWhatTheOldestSystemsLack(name: String) throws {
    for (file, text) in try Self.sources() {
      #expect(!text.contains(name), "\(file) uses \(name)")
    }
  }

  @Test func theyAreTheOnlyProducts() async throws {
    // A build folder of its own: the one here is in use by the run that this test is part of.
    let result = try await withTemporaryFolder { folder in
      try await command(
        "swift", ["package", "--package-path", packageRoot.path, "--scratch-path", folder.path, "dump-package"])
    }
    try #require(result.exitCode == 0, "\(result.errors)")
    let description = try JSONDecoder().decode(Description.self, from: Data(result.output.utf8))
    #expect(description.products.allSatisfy { $0.type.library != nil })
    #expect(description.products.map(\.name).sorted() == Self.modules.sorted())
  }

  private struct Description: Decodable {
    struct Product: Decodable {
      struct Kind: Decodable { let library: [String]? }
      let name: String
      let type: Kind
    }
    let products: [Product]
  }
}
