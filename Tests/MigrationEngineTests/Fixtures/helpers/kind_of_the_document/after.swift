import Foundation
import Bridge
import LegacyJSON

enum Formats {
  static let startDay: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd"
    return formatter
  }()
}

extension JSON {
  var startDay: Date? {
    get {
      switch self.type {
      case .string:
        return Formats.startDay.date(from: self.object as! String)
      default:
        return nil
      }
    }
  }

  var isText: Bool { type == .string }

  var isList: Bool { Type.array == (type) }
}

extension LegacyContainer {
  var startDay: Date? {
    get throws {
      switch self.type() {
      case .string:
        return try Formats.startDay.date(from: self.valueIfPresent(String.self)!)
      default:
        return nil
      }
    }
  }

  var isText: Bool { get throws { self.type() == .string } }

  var isList: Bool { get throws { .array == (self.type()) } }
}

struct Event: LegacyDecodable {
  @DecodedBy<BeginRule> private(set) var begin: Date?
  @DecodedBy<HasNameRule> private(set) var hasName: Bool
  @DecodedBy<HasGuestsRule> private(set) var hasGuests: Bool

  enum BeginRule: DecodingRule { static let value = Decoding<Date?> { try $0.startDay } }
  enum HasNameRule: ObjectDecodingRule {
    static let value = Decoding<Bool> { try $0.nestedContainer(at: "name").isText }
  }
  enum HasGuestsRule: ObjectDecodingRule {
    static let value = Decoding<Bool> { try $0.nestedContainer(at: "guests").isList }
  }
}
