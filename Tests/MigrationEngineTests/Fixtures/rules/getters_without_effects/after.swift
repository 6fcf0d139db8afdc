import Foundation
import Bridge

enum Format {
  static var prefix: String { "#" }
  static let places = 2
}

var separator: String {
  get { "-" }
  set { print(newValue) }
}

struct Names {
  let all: [String]

  subscript(index: Int) -> String { all.isEmpty ? "" : all[index % all.count] }
}

extension String {
  var shouted: String { uppercased() + separator }
  func cut(to length: Int = Format.places) -> String { String(prefix(length)) }
}

struct Parcel: LegacyDecodable {
  @DecodedBy<NumberRule> private(set) var number: String
  @DecodedBy<LabelRule> private(set) var label: String
  @DecodedBy<KindRule> private(set) var kind: String

  enum NumberRule: DecodingRule { static let value = Decoding<String> { try $0.value(String.self).cut() } }
  enum LabelRule: DecodingRule {
    static let value = Decoding<String> { try Format.prefix + $0.value(String.self).shouted }
  }
  enum KindRule: DecodingRule {
    static let value = Decoding<String> { try Names(all: ["letter", "card"])[$0.value(Int.self)] }
  }
}
