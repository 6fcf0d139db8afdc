import SwiftyJSON

func text(_ json: JSON) -> String {
  return json.string ?? "none"
}
