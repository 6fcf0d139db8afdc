import Bridge

final class Model: LegacyDecodable {
  var a: Int?
}

extension Model: NSCopying {}
