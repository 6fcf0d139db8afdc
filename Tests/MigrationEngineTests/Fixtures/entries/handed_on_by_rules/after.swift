import Foundation
import LegacyJSON
import Bridge

class Mark {
  var title: String

  init(dict: JSON) { title = dict["t"].error.map { "\($0)" } ?? "" }
  init(little: JSON) { title = little["title"].stringValue }
}

extension Mark: LegacyReadable { static func legacyValue(from json: JSON) -> Mark { Mark(dict: json) } }

struct Group: LegacyDecodable {
  @DecodedBy<BestRule> private(set) var best: Mark
  @DecodedBy<BestRule> private(set) var worst: Mark
  @DecodedBy<MarksRule> private(set) var marks: [Mark]

  enum BestRule: DecodingRule { static let value = Decoding { try Mark(little: $0.value(JSON.self)) } }
  enum MarksRule: ObjectDecodingRule {
    static let value = Decoding<[Mark]> { container in
      try [container.read(Mark.self, at: "first"), container.read(Mark.self, at: "second"), container.read(Mark.self, at: "third")]
    }
  }
}
