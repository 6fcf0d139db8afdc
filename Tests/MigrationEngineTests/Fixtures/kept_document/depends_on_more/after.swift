import Foundation
import LegacyJSON
import Bridge

struct Person: LegacyDecodable {
  @DecodedBy<WholeDocumentRule> private var json: JSON

  var age: Double { Date().timeIntervalSince1970 - json["born"].doubleValue }
}

struct Greeting: LegacyDecodable {
  @DecodedBy<WholeDocumentRule> private var json: JSON

  var name: String { json["name"].stringValue }
  var text: String { json["text"].string ?? name }
}
