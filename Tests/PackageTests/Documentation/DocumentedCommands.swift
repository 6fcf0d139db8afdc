import Foundation
import TestSupport

/// Runs the commands of documents in copies of the package, with the tool that this test run has built.
struct DocumentedCommands {
  /// What keeps a block from being run, behind `sh` in its opening fence.
  enum Mark: String {
    /// It needs a network, another project, or a build of its own.
    case norun
    /// It compiles for a minute: it runs where `CAMPAIGN` is `full`.
    case slow
  }

  private let folder: URL
  /// A folder that comes first on the path.
  private let programs: URL
  /// A git repository with the package's files and nothing else.
  private let package: URL

  /// - Parameter folder: an empty folder for all that is needed.
  init(in folder: URL) async throws {
    self.folder = folder
    programs = folder.appendingPathComponent("bin")
    package = folder.appendingPathComponent("package")
    try programs.write(Self.swift, to: "swift")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: programs.appendingPathComponent("swift").path)
    try FileManager.default.createSymbolicLink(
      at: programs.appendingPathComponent("migrate-tool"), withDestinationURL: builtProduct("migrate-tool"))
    try await copyThePackage()
  }

  /// Runs blocks as they stand, one after the other, in a clone of their own.
  ///
  /// - Returns: what came of each.
  func run(_ blocks: [MarkdownDocument.Block], in name: String) async throws -> [CommandResult] {
    let clone = folder.appendingPathComponent(name)
    try await git(["clone", "-q", package.path, clone.path], in: folder)
    // Those who follow the documents have a name there.
    for setting in [["user.name", "Test"], ["user.email", "test@example.test"]] {
      try await git(["config"] + setting, in: clone)
    }
    var results: [CommandResult] = []
    for block in blocks {
      results.append(
        try await command(
          "/bin/sh", ["-e", "-c", block.text], in: clone,
          environment: [
            "PATH": "\(programs.path):\(ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")",
            "PRODUCTS": builtProduct("").path, "NO_COLOR": "1",
            "XDG_CACHE_HOME": packageRoot.appendingPathComponent(".build/documentation-tests/\(name)").path,
          ]))
    }
    return results
  }

  /// The exit status that a block says it ends with: `# exit status 2` behind its last command, otherwise 0.
  static func expectedStatus(of block: MarkdownDocument.Block) -> Int {
    block.text.firstMatch(of: /# exit status ([0-9]+)\s*$/).flatMap { Int($0.1) } ?? 0
  }

  private func copyThePackage() async throws {
    let list = try await command("git", ["ls-files", "-z"], in: packageRoot)
    guard list.exitCode == 0 else { throw Failed(errors: list.errors) }
    let manager = FileManager.default
    // No document needs the tests, most of whose files are fixtures.
    for path in list.output.split(separator: "\0").map(String.init) where !path.hasPrefix("Tests/") {
      let source = packageRoot.appendingPathComponent(path)
      let copy = package.appendingPathComponent(path)
      guard manager.fileExists(atPath: source.path) else { continue }
      try manager.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try manager.copyItem(at: source, to: copy)
    }
    let author = ["-c", "user.name=Test", "-c", "user.email=test@example.test"]
    for arguments in [["init", "-q"], ["add", "-A"], author + ["commit", "-qm", "The package"]] {
      try await git(arguments, in: package)
    }
  }

  private func git(_ arguments: [String], in folder: URL) async throws {
    let result = try await command("git", arguments, in: folder)
    guard result.exitCode == 0 else { throw Failed(errors: "git \(arguments): \(result.errors)") }
  }

  struct Failed: Error {
    let errors: String
  }

  /// Gives `swift run NAME` to what is built already, and lets no second build begin.
  private static let swift = """
    #!/bin/sh
    command=$1
    case $command in
      run)
        shift
        if [ "$1" = --package-path ]; then shift 2; fi
        name=$1
        shift
        [ -x "$PRODUCTS/$name" ] && exec "$PRODUCTS/$name" "$@"
        ;;
      build | test | package) ;;
      *) PATH=${PATH#*:} exec swift "$@" ;;
    esac
    echo "swift $command $name would build: mark this block 'sh norun'" >&2
    exit 70
    """
}

/// A product beside the test bundle: in the same folder, or, on Apple platforms, beside the bundle's outermost one.
func builtProduct(_ name: String) -> URL {
  #if canImport(Darwin)
    let bundles = Bundle.allBundles.filter { $0.bundlePath.hasSuffix(".xctest") }
    let folder = bundles.first?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
  #else
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
  #endif
  return folder.appendingPathComponent(name)
}
