import SwiftyJSON

struct Grid {
  let span: GridSpan<Int>
  let kind: String
  let note: String

  init(json: JSON) {
    span = GridReader().span(json["span"])
    kind = json["kind"].stringValue
    note = json["note"].stringValue
  }
}
