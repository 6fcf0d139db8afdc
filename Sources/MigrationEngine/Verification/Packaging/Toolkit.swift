import Foundation

/// The checkout of this package that the generated one depends on.
struct Toolkit: Sendable {
  let folder: URL

  /// - Parameter path: where the user says it is; nil for the sources that this tool was built from.
  /// - Throws: ``SourceProblems`` when it is not there.
  init(path: String?) throws {
    // …/Sources/MigrationEngine/Verification/Packaging/Toolkit.swift
    let built = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    folder = path.map { URL(fileURLWithPath: $0).standardizedFileURL } ?? built
    guard FileManager.default.fileExists(atPath: comparison.path) else {
      throw SourceProblem(
        path: folder.path,
        message: path == nil
          ? "the sources that this tool was built from are gone; say where they are with --toolkit"
          : "not a checkout of the toolkit"
      ).alone
    }
  }

  /// The sources that the checker is made of.
  var comparison: URL { folder.appendingPathComponent("Sources/MigrationEngine/Verification/Comparison") }

  /// Everything in the toolkit that a result depends on.
  func fingerprint() -> String {
    var fingerprint = Fingerprint()
    let sources = folder.appendingPathComponent("Sources")
    for module in ["HTTPTransport", "LegacyJSON", "ModernClient", "Bridge", "MigrationEngine/Verification"] {
      let root = sources.appendingPathComponent(module)
      for name in (FileManager.default.enumerator(atPath: root.path)?.allObjects as? [String] ?? []).sorted()
      where name.hasSuffix(".swift") {
        fingerprint.add(name)
        fingerprint.add((try? Data(contentsOf: root.appendingPathComponent(name))) ?? Data())
      }
    }
    return fingerprint.text
  }
}

/// Identifies contents by two 64-bit hashes (FNV-1a) and the length, the same on every run.
struct Fingerprint {
  private var first: UInt64 = 0xCBF2_9CE4_8422_2325
  private var second: UInt64 = 0x9AE1_6A3B_2F90_404F
  private var length = 0

  mutating func add(_ text: String) { add(Data(text.utf8)) }

  mutating func add(_ data: Data) {
    data.withUnsafeBytes { bytes in
      for byte in bytes {
        first = (first ^ UInt64(byte)) &* 0x100_0000_01B3
        second = (second &+ UInt64(byte)) &* 0x9E37_79B9_7F4A_7C15
        second ^= second >> 29
      }
    }
    // What is added together must not be the same as what is added in another division.
    first = (first ^ 0xFF) &* 0x100_0000_01B3
    length += data.count + 1
  }

  var text: String { "\(String(first, radix: 16))-\(String(second, radix: 16))-\(length)" }
}
