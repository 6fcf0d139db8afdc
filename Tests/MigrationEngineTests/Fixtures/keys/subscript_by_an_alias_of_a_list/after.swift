import Bridge
import LegacyJSON

typealias Path = Array<String>

extension JSON {
  subscript(path: Path) -> JSON { self[path as [JSONSubscriptType]] }
}

// Only a list of keys is read by the subscript of the project.
struct Answer: LegacyDecodable {
  let code: Int
}
