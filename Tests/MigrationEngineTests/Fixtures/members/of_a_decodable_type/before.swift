import SwiftyJSON

public struct Note: Codable {
  private enum CodingKeys: String, CodingKey {
    case author = "nick"
    case count
  }

  public var author: String = ""
  public var count: Int?

  public init() {}

  public init(dict: Dictionary<String, JSON>) {
    self.init()
    fill(dict: dict)
  }

  public mutating func fill(dict: Dictionary<String, JSON>) {
    if let name = dict[CodingKeys.author.rawValue]?.string { author = name }
    if let text = dict["count"]?.stringValue, !text.isEmpty { count = Int(text) }
  }
}
