import Foundation
import LegacyJSON
import TestSupport
import Testing

@Suite("JSON: any bytes give a value or an error", .computesForLong)
struct AnyBytesTests {
  @Test("random, truncated and damaged documents", arguments: 1...10 as ClosedRange<UInt64>)
  func generated(seed: UInt64) async {
    var generator = DocumentGenerator(seed: 1_000 + seed)
    for _ in 0..<Campaign.count(10_000) {
      let document = generator.encoded(generator.document())
      let cut = Int.random(in: 0...document.count, using: &generator.random)
      for data in [generator.bytes(), document.prefix(cut), generator.damaged(document)] {
        expectValueOrError(data)
      }
      await Task.yield()
    }
  }

  @Test("nesting of any depth", arguments: ["[", "{\"a\":", "[{\"a\":[", "[[],"])
  func nesting(open: String) {
    for count in [1, 511, 512, 513, 10_000, 1_000_000] {
      expectValueOrError(Data(String(repeating: open, count: count).utf8))
    }
    let closed = String(repeating: "[", count: 1_000_000) + String(repeating: "]", count: 1_000_000)
    expectValueOrError(Data(closed.utf8))
  }

  /// Reads whatever came of it in all ways, too.
  private func expectValueOrError(_ data: Data) {
    do {
      let json = try JSON(data: data, options: .fragmentsAllowed)
      #expect(json.error == nil)
      #expect(json == json || json.description.contains("NaN"))
      #expect((try? JSON(data: json.rawData(), options: .fragmentsAllowed)).map { $0.count == json.count } ?? true)
      for (_, value) in json { _ = (value.intValue, value.stringValue, value.boolValue, value.doubleValue, value.url) }
    } catch {
      let text = (error as? CocoaError)?.userInfo[NSDebugDescriptionErrorKey] as? String
      #expect(text?.contains("in line ") == true)
    }
  }
}
