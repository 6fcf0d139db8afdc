@testable import App
import SwiftyJSON
import XCTest

class ModelsTests: XCTestCase {
  func testModels() {
    var badge = Badge(json: JSON(["id": 1]))
    badge.update(JSON(["id": 2]))
    XCTAssertEqual(badge.id, 2)
    XCTAssertEqual(Shop.parse(JSON(["name": "a"])).name, "a")
    XCTAssertEqual(City(fromJson: JSON(["name": "a"])).name, "a")
  }
}
