import Bridge
import Foundation
import LegacyJSON
import ModernClient
import Testing

@Suite("LegacyDecodable")
struct LegacyDecodableTests {
  struct Product: LegacyDecodable, Equatable {
    var productID: Int?
    var name: String
  }

  struct Sometimes: LegacyDecodable, Equatable {
    enum Kind: String, Codable { case a }
    struct Part: Codable, Equatable { let kind: Kind }
    let count: Int
    let part: Part?
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      count = try container.decode(Int.self, forKey: .count)
      part = try decoder.singleValueContainer().decodeNil() ? nil : try container.decode(Part.self, forKey: .part)
    }
    enum CodingKeys: CodingKey { case count, part }
  }

  @Test func itIsStillReadFromJSON() {
    #expect(Product(json: ["product_id": 1, "name": 5]) == Product(productID: 1, name: "5"))
    #expect(Product(json: .null) == Product(productID: nil, name: ""))
    let old: any JSONDeserializable.Type = Product.self
    #expect(old.init(json: ["name": "x"]) as? Product == Product(productID: nil, name: "x"))
  }

  @Test func whatThrowsIsReadFromNull() {
    #expect(Sometimes(json: ["count": 3, "part": ["kind": "a"]]).count == 3)
    #expect(Sometimes(json: ["count": 3, "part": ["kind": "b"]]) == Sometimes(json: .null))
    #expect(Sometimes(json: .null).count == 0)
  }

  #if compiler(>=6.2)
    struct Impossible: LegacyDecodable {
      enum Kind: String, Decodable { case a }
      let kind: Kind
    }

    @Test func whatCannotBeReadEvenFromNullTraps() async {
      await #expect(processExitsWith: .failure) { _ = Impossible(json: ["kind": "b"]) }
    }
  #endif

  @Test func itDecodesItself() throws {
    func decode<T: SelfDecodingResponse>(_ type: T.Type, _ text: String) throws -> T {
      try T.responseDecoding.decode(type, from: Data(text.utf8))
    }
    #expect(try decode(Product.self, #"{"product_id":"x","name":1}"#) == Product(productID: nil, name: "1"))
    #expect(try decode([Product].self, #"[{"name":"a"},null]"#).map(\.name) == ["a", ""])
    #expect(try decode(Product?.self, "[]") == Product(productID: nil, name: ""))
    #expect(throws: DecodingError.self) { try decode(Product.self, "") }
  }
}
