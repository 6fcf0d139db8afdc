import Foundation
import GitHubSearch
import ModernClient

/// `github-search QUERY`: shows what a search finds, page by page.
@main
struct GitHubSearchCommand {
  static func main() async {
    let status = await run(
      Array(CommandLine.arguments.dropFirst()), environment: ProcessInfo.processInfo.environment,
      print: { print($0) }, printError: { FileHandle.standardError.write(Data(($0 + "\n").utf8)) })
    exit(status)
  }

  /// Runs the command.
  ///
  /// - Returns: the exit status: 0 done, 1 failed, 64 usage.
  static func run(
    _ arguments: [String],
    environment: [String: String] = [:],
    print: @escaping @Sendable (String) -> Void,
    printError: @escaping @Sendable (String) -> Void
  ) async -> Int32 {
    let options: Options
    do throws(Options.UsageError) {
      options = try Options(arguments)
    } catch {
      printError("\(error.message)\n\n\(Options.usage)")
      return 64
    }
    if options.wantsHelp {
      print(Options.usage)
      return 0
    }

    let client = stack(isVerbose: options.isVerbose, write: printError).buildClient()
    do {
      if options.isLive {
        let token = environment["GITHUB_TOKEN"].flatMap { $0.isEmpty ? nil : $0 }
        try await search(SearchService(client: client, token: token), options, print)
      } else {
        try await RecordedServer.run { try await search(SearchService(client: client, server: $0), options, print) }
      }
      return 0
    } catch {
      printError((error as? HTTPClientError)?.message ?? error.localizedDescription)
      return 1
    }
  }

  private static func stack(isVerbose: Bool, write: @escaping @Sendable (String) -> Void) -> Middleware.Stack {
    guard isVerbose else { return .defaultStack() }
    return Middleware.Stack.defaultStack().appending(
      Middleware.Stack([LoggingMiddleware(level: .summary, write: write) as any Middleware]))
  }

  private static func search(
    _ service: SearchService, _ options: Options, _ print: (String) -> Void
  ) async throws {
    if options.searchesUsers {
      var parameter = SearchParameter<UserSort>(query: options.query)
      parameter.setPageSize(options.pageSize)
      if let sort = options.sort.flatMap(UserSort.init) { parameter.sort(by: sort, options.order) }
      try await show(service.pages(of: SearchUsers(parameter)), options, print) { "\($0.login)  \($0.type.rawValue)" }
    } else {
      var parameter = SearchParameter<RepositorySort>(query: options.query)
      parameter.setPageSize(options.pageSize)
      if let sort = options.sort.flatMap(RepositorySort.init) { parameter.sort(by: sort, options.order) }
      try await show(service.pages(of: SearchRepositories(parameter)), options, print, line: text)
    }
  }

  private static func show<Item: Sendable>(
    _ pages: SearchService.Pages<Item>, _ options: Options, _ print: (String) -> Void, line: (Item) -> String
  ) async throws {
    var page = 0
    var count = 0
    for try await items in pages {
      page += 1
      if items.isEmpty && page == 1 { return print("Nothing was found for “\(options.query)”.") }
      print("Page \(page)")
      for item in items {
        count += 1
        print("\(count). \(line(item))")
      }
      if page == options.pageLimit { return }
    }
  }

  private static func text(of repository: Repository) -> String {
    let facts = ["★ \(repository.stargazersCount)", repository.language].compactMap { $0 }.joined(separator: ", ")
    return "\(repository.fullName)  \(facts)" + (repository.description.map { "\n   \($0)" } ?? "")
  }
}
