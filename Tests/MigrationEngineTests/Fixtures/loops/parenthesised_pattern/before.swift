import SwiftyJSON

class Cars {
  var cars: [Car]?
  var names: [String] = []

  init(json: JSON) {
    if let dict = json["vehicles"].dictionary {
      cars = [Car]()
      for(car) in dict.values {
        cars?.append(Car(json: car))
      }
    }
    for (name) in json["names"].arrayValue { names.append(name.stringValue) }
  }
}

class Car {
  let id: Int

  init(json: JSON) { id = json["id"].intValue }
}
