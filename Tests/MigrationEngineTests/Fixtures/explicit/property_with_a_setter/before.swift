import SwiftyJSON

extension JSON {
  var slotCode: String {
    get { "#" + stringValue }
    set { stringValue = String(newValue.dropFirst()) }
  }
}

class Slot {
  var code = ""

  init(json: JSON) {
    code = json["code"].slotCode
    print(code)
  }

  func write(to json: inout JSON) { json["code"].slotCode = code }
}
