import Bridge
@_exported import LegacyJSON

struct Model: LegacyDecodable {
  let id: Int?
}
