// reason: the project declares `??` itself, which may be meant here
import LegacyJSON

func ?? (text: String?, other: String) -> String {
  guard let text = text, !text.isEmpty else { return other }
  return text
}

struct Title {
  let text: String

  init(json: JSON) {
    text = json["text"].string ?? "none"
  }
}
