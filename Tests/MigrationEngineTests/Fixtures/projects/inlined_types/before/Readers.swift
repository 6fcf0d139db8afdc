import SwiftyJSON

class GridReader {
  func span(_ json: JSON) -> GridSpan<Int> {
    return GridSpan(first: json["first"].int!, last: json["last"].intValue)
  }

  func name(_ json: JSON) -> String {
    return GridName(text: json["name"].stringValue).text
  }
}

private struct GridName {
  let text: String
}
