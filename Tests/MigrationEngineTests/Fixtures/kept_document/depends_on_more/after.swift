import Foundation
import LegacyJSON
import Bridge

struct Person: LegacyDecodable {
  @DecodedBy<WholeDocumentRule> private var json: JSON

  init(json: JSON) { self.init(decoding: json) }

  var age: Double { Date().timeIntervalSince1970 - json["born"].doubleValue }
}

struct Greeting: LegacyDecodable {
  @DecodedBy<WholeDocumentRule> private var json: JSON

  init(json: JSON) { self.init(decoding: json) }

  var name: String { json["name"].stringValue }
  var text: String { json["text"].string ?? name }
}
