import LegacyJSON

class GridReader {
  func span(_ json: JSON) -> GridSpan<Int> {
    return GridSpan(first: json["first"].int!, last: json["last"].intValue)
  }
}

private struct GridName {
  let text: String
}
