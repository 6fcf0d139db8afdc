// reason: needs a written initializer: `for item in json["items"].arrayValue { …` is not understood
import Bridge

enum ListError: Error { case invalid }

struct List: LegacyThrowingDecodable {
  var items: [Item] = []
  var dropped = 0

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    for item in container.nestedContainers(at: "items") {
      do {
        items.append(try item.value(Item.self))
      } catch {
        dropped += 1
      }
    }
  }
}

struct Item: LegacyThrowingDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues, .refusesWithError(ListError.invalid)] }
  let id: Int
}
