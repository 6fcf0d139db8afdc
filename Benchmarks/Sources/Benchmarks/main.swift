import Foundation

#if DEBUG
  print("Figures of a debug build mean nothing: use -c release.")
  exit(2)
#else
  let promises = try LegacyJSONBenchmark.run() + LegacyDecoderBenchmark.run()
  print("\nPromises")
  for promise in promises { promise.report() }
  exit(promises.allSatisfy(\.isKept) ? 0 : 1)
#endif
