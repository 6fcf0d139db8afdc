import LegacyJSON

struct Named {
  let name: String

  init(json: JSON) { name = GridReader().name(json["grid"]) }
}
