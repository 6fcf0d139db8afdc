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
    var chain: Int { sequence(first: self) { $0.children.first }.reduce(0) { count, _ in count + 1 } }
  }

  final class Node: LegacyDecodable {
    let next: Node?
    var count: Int { sequence(first: self) { $0.next }.reduce(0) { count, _ in count + 1 } }
  }

  final class Written: LegacyDecodable {
    let next: Written?
    var count: Int { sequence(first: self) { $0.next }.reduce(0) { count, _ in count + 1 } }

    init(from decoder: any Decoder) throws {
      let container = try decoder.legacyContainer()
      next = container.exists(at: "next") ? try container.value(Written.self, at: "next") : nil
    }
  }

  final class Plain: Decodable {
    let next: Plain?
    var count: Int { sequence(first: self) { $0.next }.reduce(0) { count, _ in count + 1 } }
  }

  final class Heir: LegacyDecodable {
    let parent: Heir
    init(from decoder: any Decoder) throws {
      parent = try Heir(from: decoder.container(keyedBy: AnyKey.self).superDecoder())
    }
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

  /// The stack of a thread is no limit: what does not fit is decoded on another one.
  @Test func theDeepestTypesAreReadOnASmallStack() async throws {
    let levels = 250
    let text = String(repeating: #"{"children":["#, count: levels) + String(repeating: "]}", count: levels)
    let decoded = await onSmallStack { try? LegacyDecoder().decode(Tree.self, from: Data(text.utf8)).chain }
    #expect(decoded == levels)
    #expect(await onSmallStack { Tree(json: JSON(parseJSON: text)).chain } == levels)
  }

  @Test(arguments: [140, 160, 300, 500]) func aChainIsReadOnASmallStack(levels: Int) async {
    let text = String(repeating: #"{"next":"#, count: levels - 1) + "{}" + String(repeating: "}", count: levels - 1)
    #expect(await onSmallStack { Node(json: JSON(parseJSON: text)).count } == levels)
    #expect(await onSmallStack { Written(json: JSON(parseJSON: text)).count } == levels)
    #expect(await onSmallStack { (try? LegacyDecoder().decode(Plain.self, from: Data(text.utf8)))?.count } == levels)
  }

  @Test func theErrorAtTheEndIsTheSameOnASmallStack() async {
    let path = await onSmallStack { () -> Int? in
      do {
        _ = try LegacyDecoder().decode(Endless.self, from: JSON.null)
        return nil
      } catch DecodingError.dataCorrupted(let context) {
        return context.codingPath.count
      } catch {
        return nil
      }
    }
    #expect(path == DecodingSession.depthLimit)
  }

  /// It calls itself without the decoder, which can't help then.
  @Test func aTypeThatCallsItselfIsAnErrorOnASmallStack() async {
    let failed = await onSmallStack { (try? LegacyDecoder().decode(Heir.self, from: JSON.null)) == nil }
    #expect(failed)
  }

  @Test func aSmallStackIsAnErrorForAViewAlone() throws {
    let session = DecodingSession(decoder: LegacyDecoder())
    session.lowestStackAddress = StackBounds.currentAddress() + 1
    var view = DecodingView(root: .null, session: session)
    #expect(throws: DecodingError.self) {
      for _ in 0..<DecodingSession.depthLimit { view = try view.lenient(spelling: .snakeCase) }
    }
    #expect(view.depth == 32)
  }
}
