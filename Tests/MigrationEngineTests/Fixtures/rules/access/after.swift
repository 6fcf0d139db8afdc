import Bridge

enum Shape { case round, square }

public class Room: LegacyDecodable {
  private enum Side { case left, right }

  public let id: Int
  public let a: Int
  public let b: Int
  public let c: Int
  public let d: Int
  @DecodedBy<InscriptionRule> public private(set) var inscription: String
  @DecodedBy<ShapeRule> var shape: Shape
  @DecodedBy<SideRule> private var side: Side

  public enum InscriptionRule: DecodingRule {
    public static let value = Decoding<String> { try "#" + $0.value(String.self) }
  }
  enum ShapeRule: DecodingRule {
    static let value = Decoding<Shape> { try $0.value(String.self) == "round" ? .round : .square }
  }
  private enum SideRule: DecodingRule {
    static let value = Decoding<Side> { try $0.value(Int.self) == 1 ? .left : .right }
  }

  func isLeft() -> Bool { side == .left }
}
