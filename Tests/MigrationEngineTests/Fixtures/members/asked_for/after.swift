import Bridge
import LegacyJSON

protocol Model {
  init(_ details: [String: JSON])
}

struct Message: LegacyDecodable, Model {
  let id: Int

  init(_ details: [String: JSON]) {
    self.init(reading: details)
  }
}
