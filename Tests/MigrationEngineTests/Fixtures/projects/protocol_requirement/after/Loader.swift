import LegacyJSON

func load<Model: Parsed>(_ json: JSON) -> Model {
  return Model(json: json)
}
