@testable import App
import SwiftyJSON
import XCTest

class UserTests: XCTestCase {
  func testName() {
    XCTAssertEqual(User(json: JSON(["name": "a"])).name, "a")
  }
}
