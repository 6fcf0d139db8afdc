import Bridge
import LegacyJSON

public struct Message: LegacyDecodable {
  let id: Int

  public init(_ details: [String: JSON]) {
    self.init(reading: details)
  }
}
