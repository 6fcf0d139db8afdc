import SwiftyJSON

enum Shape { case round, square }

public class Room {
  private enum Side { case left, right }

  public let id: Int
  public let a: Int
  public let b: Int
  public let c: Int
  public let d: Int
  public let inscription: String
  var shape: Shape
  private let side: Side

  public init(json: JSON) {
    id = json["id"].intValue
    a = json["a"].intValue
    b = json["b"].intValue
    c = json["c"].intValue
    d = json["d"].intValue
    inscription = "#" + json["inscription"].stringValue
    shape = json["shape"].stringValue == "round" ? .round : .square
    side = json["side"].intValue == 1 ? .left : .right
  }

  func isLeft() -> Bool { side == .left }
}
