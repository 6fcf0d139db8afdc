import SwiftyJSON

extension JSON {
  var code: String {
    get { "#" + stringValue }
    set { stringValue = String(newValue.dropFirst()) }
  }
}

class Slot {
  var code = ""

  init(json: JSON) {
    code = json["code"].code
    print(code)
  }

  func write(to json: inout JSON) { json["code"].code = code }
}
