import Foundation
import Bridge

struct Ticket: LegacyDecodable {
  @DecodedBy<IsOpenRule> private(set) var isOpen: Bool
  @DecodedBy<IsPaidRule> private(set) var isPaid: Bool
  let `default`: Int
  @DecodedBy<NoteRule> var note = "none"

  enum IsOpenRule: ObjectDecodingRule {
    static let value = Decoding<Bool> { container in
      try container.valueIfPresent(Bool.self, at: "state") == nil
        && container.valueIfPresent(Double.self, at: "state") == 1
    }
  }
  enum IsPaidRule: ObjectDecodingRule {
    static let value = Decoding<Bool> { try $0.valueIfPresent(Bool.self, at: "paid") == true }
  }
  enum NoteRule: ObjectDecodingRule {
    static let value = Decoding<String> { container in
      if try container.valueIfPresent(Bool.self, at: "code") != nil { return "none" }
      return try container.valueIfPresent(Double.self, at: "code") == 200
        ? container.value(String.self, at: "note")
        : "none"
    }
  }
}
