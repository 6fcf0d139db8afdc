import Bridge
import Foundation
import LegacyJSON
import LegacyRequests
import ModernClient
import Testing

@Suite struct StatusParamsDecodingTests {
  private struct Envelope: Decodable {
    var status: Status.StatusParams
  }

  static let bodies = [
    #"{"status": {"code": 200, "error_code": 7, "message": "Sold out"}}"#, #"{"status": {"error_code": 7.9}}"#,
    #"{"status": {"code": true, "error_code": "7", "message": 5}}"#, #"{"status": "broken"}"#, #"{"status": {}}"#,
  ]

  @Test(arguments: bodies) func everyDecoderReadsItAsTheOldInitializerDoes(body: String) throws {
    let data = Data(body.utf8)
    let expected = Status.StatusParams(json: try JSON(data: data)["status"])
    #expect(try LegacyDecoder().decode(Envelope.self, from: data).status == expected)
    #expect(try JSONResponseDecoding().decode(Envelope.self, from: data).status == expected)
  }

  @Test(arguments: [KeySpelling.snakeCase, .verbatim, .paths])
  func theNewClientsReportIsReadByItsOwnKeysToo(spelling: KeySpelling) throws {
    let data = Data(Self.bodies[0].utf8)
    let expected = ["status": HTTPResponseStatus(code: 200, errorCode: 7, message: "Sold out")]
    let legacy = LegacyDecoder(userInfo: [.legacyKeySpelling: spelling])
    #expect(try legacy.decode([String: HTTPResponseStatus].self, from: data) == expected)
    #expect(try LegacyResponseDecoding().decode([String: HTTPResponseStatus].self, from: data) == expected)
  }

  @Test func theNewClientsReportHasTheSameFields() {
    let status = HTTPResponseStatus(Status.StatusParams(code: 400, errorCode: 7, message: "Sold out"))
    #expect(status == HTTPResponseStatus(code: 400, errorCode: 7, message: "Sold out"))
  }
}
