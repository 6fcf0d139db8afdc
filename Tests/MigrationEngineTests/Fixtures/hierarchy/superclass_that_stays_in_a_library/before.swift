import LegacyJSON

public class Page {
  let raw: Any

  public init(data: JSON) {
    raw = data.error as Any
  }
}

public class Article: Page {
  public var title = ""

  public override init(data: JSON) {
    super.init(data: data)
    title = data["title"].stringValue
  }
}
