import Bridge
import Foundation
import LegacyJSON
import Testing

/// What is valid for Foundation's `JSONDecoder` too is decoded alike by both.
@Suite("LegacyDecoder: a document that suits gives what Foundation's decoder gives")
struct SharedWithFoundationTests {
  struct Scalars: Codable, Equatable {
    let int: Int, int8: Int8, int16: Int16, int32: Int32, int64: Int64, uInt: UInt, uInt8: UInt8, uInt16: UInt16
    let uInt32: UInt32, uInt64: UInt64, double: Double, float: Float, bool: Bool, string: String
  }

  struct Optionals: Codable, Equatable {
    let present: Int?, null: Int?, absent: Int?, text: String?, flag: Bool?, nested: [Int?]?, url: URL?
  }

  struct Tree: Codable, Equatable {
    let name: String
    let children: [Tree]
    let byName: [String: Tree]?
  }

  enum Kind: String, Codable { case small, large }

  enum Shape: Codable, Equatable {
    case circle(radius: Double)
    case named(String)
    case empty
  }

  class Base: Codable {
    var id = 0
  }

  struct Everything: Codable, Equatable {
    let kinds: [Kind], byKind: [String: Kind], byNumber: [Int: String], unique: Set<Int>, grid: [[Double]],
      shapes: [Shape]
    let id: UUID, amount: Decimal, range: ClosedRange<Int>, point: CGPoint, day: DateComponents, pairs: [Kind: Int]
  }

  @Test func scalars() throws {
    try same(
      Scalars.self,
      #"""
      {"int":-1,"int8":-128,"int16":32767,"int32":-2147483648,"int64":9223372036854775807,"uInt":1,"uInt8":255,"uInt16":65535,
       "uInt32":4294967295,"uInt64":18446744073709551615,"double":-1.5e-7,"float":0.1,"bool":true,"string":"é😀\n"}
      """#)
    try same(
      Scalars.self,
      #"""
      {"int":1.0,"int8":1e2,"int16":0,"int32":-0,"int64":-9223372036854775808,"uInt":0,"uInt8":2.0,"uInt16":1,"uInt32":1,
       "uInt64":9007199254740993,"double":1,"float":16777217,"bool":false,"string":""}
      """#)
  }

  @Test(
    "optionals",
    arguments: [
      #"{"present":5,"null":null,"text":"x","flag":false,"nested":[1,null,2],"url":"https://a.b/c?d=e"}"#, "{}",
      #"{"nested":[],"text":""}"#,
    ])
  func optionals(text: String) throws {
    try same(Optionals.self, text)
  }

  @Test func nestedTypes() throws {
    try same(
      Tree.self, #"{"name":"r","children":[{"name":"c","children":[],"byName":{"x_y":{"name":"d","children":[]}}}]}"#)
    try same([String: [Tree]].self, #"{"a_b":[{"name":"","children":[]}],"aB":[]}"#)
    #expect(try decoded(Base.self, #"{"id":5}"#) { $0.id }.0 == 5)
  }

  @Test func everything() throws {
    try same(
      Everything.self,
      #"""
      {"kinds":["small","large"],"byKind":{"k":"small"},"byNumber":{"1":"one","-2":"two"},"unique":[3,1,3],
       "grid":[[1,2.5],[]],"shapes":[{"circle":{"radius":2}},{"named":{"_0":"n"}},{"empty":{}}],
       "id":"E621E1F8-C36C-495A-93FC-0C247A3E6E5F","amount":19.99,"range":[1,5],"point":[1.5,-2],
       "day":{"year":2020,"month":2},"pairs":["small",1,"large",2]}
      """#)
  }

  @Test(
    "in snake_case, as ModernClient asks Foundation for it",
    arguments: [
      #"{"product_id":1,"image_url":"u","is_new":true,"image1_x":1.5}"#,
      #"{"product_id":2,"image_url":"","is_new":false}"#,
    ])
  func snakeCase(text: String) throws {
    struct Product: Codable, Equatable {
      let productId: Int, imageUrl: String, isNew: Bool, image1X: Double?
    }
    let foundation = JSONDecoder()
    foundation.keyDecodingStrategy = .convertFromSnakeCase
    let data = Data(text.utf8)
    #expect(try LegacyDecoder().decode(Product.self, from: data) == foundation.decode(Product.self, from: data))
  }

  @Test(
    "what both refuse",
    arguments: [#"{"name":1,"children":[]}"#, #"{"name":"n"}"#, #"{"name":"n","children":{}}"#, "[]"])
  func refused(text: String) {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Tree.self, from: Data(text.utf8)) }
    #expect(throws: DecodingError.self) { try LegacyDecoder().decode(Tree.self, from: Data(text.utf8)) }
  }

  private func same<T: Codable & Equatable>(_ type: T.Type, _ text: String) throws {
    let (ours, foundations) = try decoded(type, text) { $0 }
    #expect(ours == foundations)
    // What Foundation's encoder writes is read back, too.
    let written = try JSONEncoder().encode(foundations)
    #expect(try decoder.decode(type, from: written) == foundations)
  }

  /// Keys as they are, as for `JSONDecoder` without a strategy.
  private let decoder = LegacyDecoder(userInfo: [.legacyKeySpelling: KeySpelling.verbatim])

  private func decoded<T: Codable, Value>(_ type: T.Type, _ text: String, _ value: (T) -> Value) throws -> (
    Value, Value
  ) {
    let data = Data(text.utf8)
    return (value(try decoder.decode(type, from: data)), value(try JSONDecoder().decode(type, from: data)))
  }
}
