import LegacyJSON

func text(_ json: JSON) -> String {
  return json.string ?? "none"
}
