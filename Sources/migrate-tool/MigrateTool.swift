import ArgumentParser

/// The command line of the toolkit.
@main
struct MigrateTool: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "migrate-tool",
    abstract: "Takes Swift code from SwiftyJSON-style models to Codable and a typed client, bit by bit.",
    subcommands: [Migrate.self, Verify.self]
  )
}
