import Foundation

#if DEBUG
  print("Figures of a debug build mean nothing: use -c release.")
  exit(2)
#else
  if CommandLine.arguments.dropFirst().first == DownloadMemoryBenchmark.argument, CommandLine.arguments.count == 3 {
    try await DownloadMemoryBenchmark.download(from: CommandLine.arguments[2])
    exit(0)
  }
  // All of them, or those that are named.
  let names = Set(CommandLine.arguments.dropFirst())
  var promises: [Promise] = []
  if names.isEmpty || names.contains("json") { promises += try await LegacyJSONBenchmark.run() }
  if names.isEmpty || names.contains("decoder") { promises += try await LegacyDecoderBenchmark.run() }
  if names.isEmpty || names.contains("client") { promises += try await ModernClientBenchmark.run() }
  if names.isEmpty || names.contains("memory") { promises += try DownloadMemoryBenchmark.run() }
  print("\nPromises")
  for promise in promises { promise.report() }
  exit(promises.allSatisfy(\.isKept) ? 0 : 1)
#endif
