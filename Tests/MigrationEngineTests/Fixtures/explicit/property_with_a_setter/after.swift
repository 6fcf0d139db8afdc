import Bridge
import LegacyJSON

extension JSON {
  var slotCode: String {
    get { "#" + stringValue }
    set { stringValue = String(newValue.dropFirst()) }
  }
}

extension LegacyContainer {
  var slotCode: String {
    get throws { try "#" + self.value(String.self) }
  }
}

class Slot: LegacyDecodable {
  var code = ""

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    code = try container.nestedContainer(at: "code").slotCode
    print(code)
  }

  func write(to json: inout JSON) { json["code"].slotCode = code }
}
