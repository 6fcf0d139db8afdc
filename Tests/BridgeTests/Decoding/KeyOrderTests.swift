import Foundation
import LegacyJSON
import Testing

@testable import Bridge

/// The order in which keys are asked for, or stand in the document, changes no value.
@Suite("LegacyDecoder: the order of keys")
struct KeyOrderTests {
  struct Item: LegacyDecodable, Equatable {
    let firstName: String
    let lastName: String?
    let itemID: Int
    let tags: [String]
    let owner: Owner?
  }

  struct Owner: LegacyDecodable, Equatable {
    let firstName: String
    let itemID: Int?
  }

  /// Asks for its keys in an order that depends on the document.
  struct Wayward: LegacyDecodable {
    let first: Int
    let second: Int

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      if try container.decode(Bool.self, forKey: .isReversed) {
        second = try container.decode(Int.self, forKey: .secondValue)
        first = try container.decode(Int.self, forKey: .firstValue)
      } else {
        first = try container.decode(Int.self, forKey: .firstValue)
        second = try container.decode(Int.self, forKey: .secondValue)
      }
    }

    enum CodingKeys: CodingKey { case isReversed, firstValue, secondValue }
  }

  struct Folder: LegacyDecodable, Equatable {
    let folderName: String
    let subFolders: [Folder]
    let itemCount: Int
  }

  private static let members = [
    #""first_name":"A""#, #""last_name":"B""#, #""item_id":3"#, #""tags":["x"]"#,
    #""owner":{"item_id":4,"first_name":"C"}"#,
  ]

  @Test func ofTheDocumentDoesNotMatter() throws {
    var documents: [String] = []
    for turn in 0..<200 {
      // All orders of these, and those without some of them.
      documents.append(
        "{\(Self.members.shuffled().dropFirst(turn.isMultiple(of: 2) ? 0 : turn % 5).joined(separator: ","))}")
    }
    let together = try LegacyDecoder().decode([Item].self, from: Data("[\(documents.joined(separator: ","))]".utf8))
    let alone = try documents.map { try LegacyDecoder().decode(Item.self, from: JSON(parseJSON: $0)) }
    #expect(together == alone)
    #expect(together[0].lastName == "B")
    #expect(together[0].owner == Owner(firstName: "C", itemID: 4))
  }

  @Test func ofTheTypeDoesNotMatter() throws {
    let flags = (0..<50).map { _ in Bool.random() }
    let document = flags.map { #"{"first_value":1,"second_value":2,"is_reversed":\#($0)}"# }.joined(separator: ",")
    for item in try LegacyDecoder().decode([Wayward].self, from: Data("[\(document)]".utf8)) {
      #expect(item.first == 1)
      #expect(item.second == 2)
    }
  }

  @Test func ofARecursiveTypeDoesNotMatter() throws {
    let inner = #"{"folder_name":"b","item_count":2,"sub_folders":[]}"#
    let document = Data(#"{"folder_name":"a","sub_folders":[\#(inner),\#(inner)],"item_count":1}"#.utf8)
    let expected = Folder(folderName: "b", subFolders: [], itemCount: 2)
    let folder = try LegacyDecoder().decode(Folder.self, from: document)
    #expect(folder == Folder(folderName: "a", subFolders: [expected, expected], itemCount: 1))
  }

  enum Kind: String, Decodable { case fruit }

  struct Paths: LegacyFailableDecodable {
    static var keySpelling: KeySpelling { .paths }
    let itemID: Kind
  }

  struct Both: LegacyDecodable {
    let paths: Paths?
    let owner: Owner
  }

  /// A key that a type with paths misses is not spelled as a path in the types after it.
  @Test func aMissedPathIsForgotten() throws {
    let both = try LegacyDecoder().decode(
      Both.self, from: Data(#"{"paths":{"x":1},"owner":{"first_name":"A","item_id":7}}"#.utf8))
    #expect(both.paths == nil)
    #expect(both.owner.itemID == 7)
  }
}
