import SwiftyJSON

struct Parcel {
  let size: Int
  let weight: Int
  let isAny: Bool

  init(json: JSON, tag: String) {
    size = switch json["size"].stringValue { case "small": 1; case "medium size": 2; case "large": 3; default: 17 }
    weight = if json["is_heavy"].boolValue { json["weight_in_kilograms"].intValue } else { json["weight"].intValue }
    print(tag)
    isAny = [1].contains { $0 == json["number_that_counts"].intValue } && json["the_other_number"].int != nil
  }
}

func parcels(_ json: JSON) -> [Parcel] { [Parcel(json: json, tag: "a")] }
