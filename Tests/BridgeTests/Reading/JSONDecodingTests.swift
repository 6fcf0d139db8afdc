import Bridge
import Foundation
import LegacyJSON
import ModernClient
import Testing

/// Code that still holds a `JSON` decodes what has no initializer from one any more.
@Suite("Decoding a JSON")
struct JSONDecodingTests {
  private struct User: Codable, Equatable {
    let name: String
    let favouriteNumber: Int?
    @DefaultZero var visits: Int
  }

  @Test(
    "a plain type is decoded as the client decodes responses",
    arguments: [
      (#"{"name": "a", "favourite_number": 7, "visits": 2}"#, User(name: "a", favouriteNumber: 7, visits: 2)),
      (#"{"name": "a", "favourite_number": null}"#, User(name: "a", favouriteNumber: nil, visits: 0)),
    ])
  private func plainTypes(_ text: String, _ user: User) throws {
    let json = JSON(parseJSON: #"{"users": [\#(text)]}"#)
    #expect(try json["users"][0].decode(User.self) == user)
    #expect(try json["users"].decode([User].self) == [user])
    #expect(try JSONResponseDecoding().decode(User.self, from: Data(text.utf8)) == user)
  }

  @Test(
    "what does not fit is an error",
    arguments: [
      #"{"name": 5}"#, #"{"favourite_number": 7}"#, "null", "5", #""text""#, "[]", "{}",
    ])
  func errors(_ text: String) {
    let json = JSON(parseJSON: text)
    #expect(throws: DecodingError.self) { try json.decode(User.self) }
    #expect(throws: (any Error).self) { try json["absent"].decode(User.self) }
  }

  private struct Old: LegacyDecodable, Equatable {
    let name: String
  }

  @Test("a type that states its rules is decoded by them")
  func ownRules() throws {
    #expect(try JSON(["name": 5]).decode(Old.self) == Old(json: ["name": 5]))
    #expect(try JSON([["name": 5], 7]).decode([Old].self).map(\.name) == ["5", ""])
  }

  @Test("single values too", arguments: ["5", "2.5", "true", #""text""#, "12345678901234567890"])
  func scalars(_ text: String) throws {
    let json = JSON(parseJSON: "[\(text)]")[0]
    switch json.type {
    case .bool: #expect(try json.decode(Bool.self))
    case .string: #expect(try json.decode(String.self) == "text")
    default:
      #expect(try json.decode(Double.self) == json.doubleValue)
      #expect(try json.decode(Decimal.self) == Decimal(string: text))
    }
  }
}
