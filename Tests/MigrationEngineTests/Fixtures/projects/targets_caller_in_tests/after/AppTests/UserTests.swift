@testable import App
import Bridge
import XCTest

class UserTests: XCTestCase {
  func testName() {
    XCTAssertEqual(User(reading: ["name": "a"] as [String: Any]).name, "a")
  }
}
