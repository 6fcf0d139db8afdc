import Foundation
import SwiftyJSON

enum Format {
  static var prefix: String { "#" }
  static let places = 2
}

var separator: String {
  get { "-" }
  set { print(newValue) }
}

struct Names {
  let all: [String]

  subscript(index: Int) -> String { all.isEmpty ? "" : all[index % all.count] }
}

extension String {
  var shouted: String { uppercased() + separator }
  func cut(to length: Int = Format.places) -> String { String(prefix(length)) }
}

struct Parcel {
  let number: String
  let label: String
  let kind: String

  init(json: JSON) {
    kind = Names(all: ["letter", "card"])[json["kind"].intValue]
    label = Format.prefix + json["label"].stringValue.shouted
    number = json["number"].stringValue.cut()
  }
}
