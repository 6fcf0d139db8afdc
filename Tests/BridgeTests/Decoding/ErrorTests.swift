import Bridge
import Foundation
import LegacyJSON
import Testing

@Suite("LegacyDecoder: errors")
struct ErrorTests {
  struct Inner: Decodable { let itemCount: Int }
  struct Middle: Decodable { let inners: [Inner] }
  struct Outer: LegacyDecodable { let middle: Middle }
  struct Root: LegacyDecodable { let outer: Outer }

  private func error(_ text: String) -> DecodingError? {
    do {
      _ = try LegacyDecoder().decode(Root.self, from: JSON(parseJSON: text))
      return nil
    } catch {
      return error as? DecodingError
    }
  }

  private func path(_ context: DecodingError.Context) -> [String] { context.codingPath.map(\.stringValue) }

  @Test func aWrongTypeHasItsPath() throws {
    let error = error(#"{"outer":{"middle":{"inners":[{"item_count":1},{"item_count":"x"}]}}}"#)
    guard case .typeMismatch(let type, let context)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(ObjectIdentifier(type) == ObjectIdentifier(Int.self))
    #expect(path(context) == ["outer", "middle", "inners", "Index 1", "itemCount"])
    #expect(context.codingPath[3].intValue == 1)
    #expect(context.debugDescription == "Expected Int but found a string.")
  }

  @Test func aMissingKeyHasItsPath() throws {
    guard case .keyNotFound(let key, let context)? = error(#"{"outer":{"middle":{"inners":[{}]}}}"#) else {
      Issue.record("no keyNotFound")
      return
    }
    #expect(key.stringValue == "itemCount")
    #expect(path(context) == ["outer", "middle", "inners", "Index 0"])
    #expect(context.debugDescription == "There is no \"item_count\".")
  }

  @Test func nullHasItsPath() throws {
    guard case .valueNotFound(_, let context)? = error(#"{"outer":{"middle":{"inners":[{"item_count":null}]}}}"#) else {
      Issue.record("no valueNotFound")
      return
    }
    #expect(path(context) == ["outer", "middle", "inners", "Index 0", "itemCount"])
    guard case .typeMismatch(_, let other)? = error(#"{"outer":{"middle":5}}"#) else {
      Issue.record("no typeMismatch")
      return
    }
    #expect(path(other) == ["outer", "middle"])
  }

  @Test("what is not JSON is dataCorrupted", arguments: ["", "nope", "5", "[1"])
  func notJSON(text: String) {
    #expect(
      performing: { try LegacyDecoder().decode(Root.self, from: Data(text.utf8)) },
      throws: { error in if case DecodingError.dataCorrupted = error { true } else { false } })
  }
}
