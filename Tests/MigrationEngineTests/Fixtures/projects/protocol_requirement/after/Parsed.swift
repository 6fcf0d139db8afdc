import LegacyJSON

protocol Parsed {
  init(json: JSON)
}
