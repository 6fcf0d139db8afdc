import Foundation
import ModernClient
import Testing

@Suite struct HTTPResponseStatusTests {
  static let bodies: [(String, HTTPResponseStatus)] = [
    (
      #"{"code": 200, "error_code": 7, "message": "Sold out"}"#,
      HTTPResponseStatus(code: 200, errorCode: 7, message: "Sold out")
    ),
    ("{}", HTTPResponseStatus()),
    (#"{"code": "200", "error_code": [7], "message": 5}"#, HTTPResponseStatus()),
    (#"{"code": null, "error_code": 7.9, "message": null}"#, HTTPResponseStatus(errorCode: 7)),
    (#"{"code": true, "error_code": 1e30}"#, HTTPResponseStatus(code: 1)),
    (#"{"errorCode": 7}"#, HTTPResponseStatus(errorCode: 7)),
    (#"{"errorCode": 7, "error_code": 8}"#, HTTPResponseStatus(errorCode: 8)),
    (#"{"errorCode": 7, "error_code": null}"#, HTTPResponseStatus()),
    (#"{"ErrorCode": 7, "error-code": 8, "Code": 9}"#, HTTPResponseStatus()),
  ]

  @Test(arguments: bodies) func whatDoesNotFitIsNil(body: String, expected: HTTPResponseStatus) throws {
    let status = try JSONResponseDecoding().decode(HTTPResponseStatus.self, from: Data(body.utf8))
    #expect(status == expected)
  }

  @Test(arguments: ["5", "[]", "\"200\""]) func whatIsNoObjectIsNoReport(body: String) {
    #expect(throws: DecodingError.self) {
      try JSONResponseDecoding().decode([HTTPResponseStatus].self, from: Data("[\(body)]".utf8))
    }
  }

  @Test func aPropertyListIsReadByTheSameKeys() throws {
    let list = try PropertyListEncoder().encode(["error_code": 7])
    let status = try PropertyListResponseDecoding().decode(HTTPResponseStatus.self, from: list)
    #expect(status == HTTPResponseStatus(errorCode: 7))
  }

  @Test(arguments: [JSONEncoder.KeyEncodingStrategy.convertToSnakeCase, .useDefaultKeys])
  func whatItWritesItReads(strategy: JSONEncoder.KeyEncodingStrategy) throws {
    let status = HTTPResponseStatus(code: 400, errorCode: 7, message: "Sold out")
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = strategy
    let decoded = try JSONResponseDecoding().decode(HTTPResponseStatus.self, from: encoder.encode(status))
    #expect(decoded == status)
  }

  @Test(arguments: [(nil, false), (0, false), (7, true), (-1, true)])
  func onlyAnErrorCodeIsAnError(code: Int?, isError: Bool) {
    #expect(HTTPResponseStatus(code: 500, errorCode: code, message: "x").isError == isError)
  }
}
