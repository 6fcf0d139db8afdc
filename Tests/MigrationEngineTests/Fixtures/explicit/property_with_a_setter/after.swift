import Bridge
import LegacyJSON

extension JSON {
  var code: String {
    get { "#" + stringValue }
    set { stringValue = String(newValue.dropFirst()) }
  }
}

extension LegacyContainer {
  var code: String {
    get throws { try "#" + self.value(String.self) }
  }
}

class Slot: LegacyDecodable {
  var code = ""

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    code = try container.nestedContainer(at: "code").code
    print(code)
  }

  func write(to json: inout JSON) { json["code"].code = code }
}
