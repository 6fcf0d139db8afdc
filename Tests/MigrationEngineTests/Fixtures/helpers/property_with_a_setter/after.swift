import Foundation
import Bridge
import LegacyJSON

extension DateFormatter {
  static let plain: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd"
    return formatter
  }()
}

extension JSON {
  var slotDay: Date? {
    get {
      switch self.type {
      case .string:
        let text = self.stringValue.prefix(10)
        return DateFormatter.plain.date(from: String(text))
      default:
        return nil
      }
    }
    set {
      if let newValue = newValue {
        self.object = DateFormatter.plain.string(from: newValue)
      } else {
        self.object = NSNull()
      }
    }
  }
}

extension LegacyContainer {
  var slotDay: Date? {
    get throws {
      switch self.type() {
      case .string:
        let text = try self.value(String.self).prefix(10)
        return DateFormatter.plain.date(from: String(text))
      default:
        return nil
      }
    }
  }
}

struct Slot: LegacyDecodable {
  let id: Int?
  @DecodedBy<StartRule> private(set) var start: Date?

  enum StartRule: DecodingRule { static let value = Decoding<Date?> { try $0.slotDay } }

  var written: JSON {
    var json = JSON()
    json["start"].slotDay = start
    return json
  }
}
