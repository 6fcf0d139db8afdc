// reason: no declaration can say what `names` is
import SwiftyJSON

struct Names {
  var names: [String] = []

  init(json: JSON) {
    let found = json["names"].arrayValue.map { name -> String?? in
      name.string == "none" ? Optional<Optional<String>>.none : .some(name.string)
    }
    for case .some(.some(let name)) in found { names.append(name) }
  }
}
