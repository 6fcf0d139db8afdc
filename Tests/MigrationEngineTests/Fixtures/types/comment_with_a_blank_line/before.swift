import LegacyJSON

struct Model {
  var count: Int?

  /**
   Said of the initializer. (goes)

   - Parameter json: { the document } (goes)
   **/
  init(json: JSON) {
    count = json["count"].int
  }
}
