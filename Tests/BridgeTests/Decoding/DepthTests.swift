import Foundation
import LegacyJSON
import TestSupport
import Testing

@testable import Bridge

@Suite("LegacyDecoder: endless types and deep documents")
struct DepthTests {
  final class Endless: LegacyDecodable {
    let child: Endless
  }

  final class Fan: LegacyDecodable {
    let first: Fan
    let second: Fan
  }

  /// Tries again whatever fails: without a lasting error this would take 2^512 steps.
  final class Stubborn: LegacyDecodable {
    let left: Stubborn?
    let right: Stubborn?
    init(from decoder: any Decoder) throws {
      left = try? Stubborn(from: decoder.container(keyedBy: AnyKey.self).superDecoder())
      let container = try decoder.container(keyedBy: AnyKey.self)
      right = try? container.decode(Stubborn.self, forKey: AnyKey(stringValue: "right"))
    }
  }

  /// Asks for itself from the same value, in collections whose failing elements are dropped.
  struct Mirrors: LegacyDecodable {
    let images: [Mirrors]
    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      images = [try container.decode(Mirrors.self), try container.decode(Mirrors.self)]
    }
  }

  struct HoldsMirrors: LegacyDecodable {
    let list: [Mirrors]
    let maybe: Mirrors?
  }

  final class Tree: LegacyDecodable {
    let children: [Tree]
    var depth: Int { 1 + (children.map(\.depth).max() ?? 0) }
  }

  @Test func anEndlessTypeIsAnError() {
    #expect(throws: DecodingError.self) { try LegacyDecoder().decode(Endless.self, from: JSON.null) }
    #expect(throws: DecodingError.self) { try LegacyDecoder().decode(Fan.self, from: ["first": ["second": 1]]) }
  }

  @Test func theErrorIsNotSwallowed() {
    _ = try? LegacyDecoder().decode(Stubborn.self, from: JSON.null)
    #expect(throws: DecodingError.self) { try LegacyDecoder().decode(HoldsMirrors.self, from: ["list": [1, 2, 3]]) }
    #expect(throws: DecodingError.self) { try LegacyDecoder().decode(HoldsMirrors.self, from: ["maybe": 1]) }
    #expect(throws: DecodingError.self) { try LegacyDecoder().decode([Mirrors].self, from: [1, 2, 3]) }
  }

  @Test func theDeepestDocumentIsRead() throws {
    let levels = 255
    let text = String(repeating: #"{"children":["#, count: levels) + String(repeating: "]}", count: levels)
    #expect(try LegacyDecoder().decode(Tree.self, from: JSON(data: Data(text.utf8))).depth == levels)
  }

  @Test func anEndlessTypeIsAnErrorOnASmallStack() async {
    let failed = await onSmallStack { (try? LegacyDecoder().decode(Endless.self, from: JSON.null)) == nil }
    #expect(failed)
  }

  @Test func aSmallStackIsAnErrorToo() {
    let session = DecodingSession(decoder: LegacyDecoder())
    session.lowestStackAddress = StackBounds.currentAddress() - 200_000
    do {
      _ = try DecodingView(root: .null, session: session).decode(Endless.self)
      Issue.record("no error")
    } catch DecodingError.dataCorrupted(let context) {
      #expect(context.codingPath.count > 32)
      #expect(context.codingPath.count < 400)
    } catch {
      Issue.record(error)
    }
  }
}
