import ArgumentParser

/// The command line of the toolkit.
@main
struct MigrateTool: AsyncParsableCommand {
  static let version = "0.1.0"

  static let configuration = CommandConfiguration(
    commandName: "migrate-tool",
    abstract: "Takes Swift code from SwiftyJSON-style models to Codable and a typed client, bit by bit.",
    discussion: """
      Look first, which writes nothing:
        migrate-tool scan Sources
        migrate-tool migrate Sources

      Check that no value changes, and apply it:
        migrate-tool migrate Sources --context Tests --verify --write
      """,
    version: version,
    subcommands: [Explain.self, Initialize.self, Migrate.self, Scan.self, Verify.self]
  )

  static func main() async {
    Console.checkOutputAtExit()
    Interruption.listen()
    await main(nil)
  }
}
