// reason: needs a written initializer: `for item in json["items"].arrayValue { …` is not understood: `1`
import Bridge

enum ListError: Error { case invalid }

struct List: LegacyThrowingDecodable, ContainerDecodable {
  var items: [Item] = []
  var dropped = 0

  init(from container: LegacyContainer) throws {
    for item in container.nestedContainers(at: "items") {
      do {
        items.append(try item.decode(Item.self))
      } catch {
        dropped += 1
      }
    }
  }
}

struct Item: LegacyThrowingDecodable, RequiresValues, RefusesWithError {
  let id: Int

  static var errorOfRefusal: any Error { ListError.invalid }
}
