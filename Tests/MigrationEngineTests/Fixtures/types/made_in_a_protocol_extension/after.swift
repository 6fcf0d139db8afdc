import Bridge

protocol Readable {
  init()
  var a: Int? { get set }
}

struct Model: LegacyDecodable, Readable {
  var a: Int?
}
