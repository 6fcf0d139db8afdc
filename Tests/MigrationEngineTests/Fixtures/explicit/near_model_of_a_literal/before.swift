// reason: needs a written initializer
import SwiftyJSON

struct Driver {
  let id: Int

  init(driver: JSON) { id = driver["id"].intValue }
}

struct Ride {
  let driver: Driver?
  let number: Int

  init(data: JSON) {
    driver = Driver(driver: ["Driver"])
    number = data["number"].intValue
  }
}
