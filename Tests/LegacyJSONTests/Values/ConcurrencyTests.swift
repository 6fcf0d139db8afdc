import Foundation
import LegacyJSON
import Testing

/// What these find is found under the thread sanitizer: `swift test --sanitize=thread --scratch-path .build-tsan`.
@Suite("JSON: many tasks share one value")
struct ConcurrencyTests {
  @Test func sixtyFourTasksReadCopyAndChangeTheirCopies() async {
    let members = (0..<50).map { "\"\($0)\":{\"id\":\($0),\"tags\":[\"a\",\($0)]}" }.joined(separator: ",")
    let shared = JSON(parseJSON: "{\(members)}")
    let sums = await withTaskGroup(of: Int.self) { group in
      for task in 0..<64 {
        group.addTask {
          var copy = shared
          copy["\(task % 50)"]["id"] = 1_000
          copy["\(task % 50)"]["tags"][0] = "changed"
          let own = copy["\(task % 50)"]["id"].intValue
          return shared.reduce(0) { $0 + $1.1["id"].intValue + $1.1["tags", 1].intValue } + own - 1_000
            + (shared.description.isEmpty || shared == copy ? 1 : 0)
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(sums == Array(repeating: 2 * (0..<50).reduce(0, +), count: 64))
  }
}
