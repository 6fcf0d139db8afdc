import Bridge

struct Model: LegacyDecodable {
  var a: Int? { didSet { print("a") } }
  private(set) var b: Int?
}
