import SwiftyJSON

@propertyWrapper
struct Upper {
  var wrappedValue: String
  init(wrappedValue: String) { self.wrappedValue = wrappedValue.uppercased() }
}

struct Label {
  @Upper var text: String

  init(_ json: JSON) { text = json["text"].stringValue }
}

struct Sign {
  let text: String

  init(json: JSON) {
    let label = Label(json)
    text = label.text
  }
}
