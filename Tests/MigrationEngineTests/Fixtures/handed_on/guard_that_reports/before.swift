import LegacyJSON

struct Model {
  var a: Int

  init?(json: JSON) {
    guard let a = json["a"].int else {
      report(json)
      return nil
    }
    self.a = a
  }
}

func report(_ json: JSON) { dump(json) }
