import ArgumentParser
import Foundation
import MigrationEngine

/// `migrate-tool init`: writes a configuration file to begin with.
struct Initialize: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a commented configuration file.",
    discussion: """
      Folders with Swift files become its paths; those whose name ends in 'Tests' are only read. Every other key is \
      there as a comment. A file that exists is left alone.

      In the folder of the project:
        migrate-tool init

      Exit status: 0 done, 1 failed, 64 usage.
      """
  )

  @Argument(help: "The folder of the project.", completion: .directory)
  var folder = "."

  func run() throws {
    let file = (folder as NSString).appendingPathComponent(Configuration.fileName)
    let name = Configuration.pathFromHere(file)
    do {
      let text = try Configuration.commented(forFolder: folder)
      try Data(text.utf8).write(to: URL(fileURLWithPath: file), options: .withoutOverwriting)
    } catch CocoaError.fileWriteFileExists {
      throw Console.failure("\(name): error: the file exists already; nothing was written to it")
    } catch let problems as SourceProblems {
      throw Console.failure(problems.description)
    } catch {
      throw Console.failure("\(name): error: the file can't be written: \(error.localizedDescription)")
    }
    Console.print("\(name) was written. See what it means: migrate-tool migrate --print-configuration\n")
  }
}
