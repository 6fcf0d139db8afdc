import Foundation
import HTTPTransport
import ModernClient
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct HTTPClientResponseTests {
  private let sold = #"{"status": {"error_code": 7, "message": "Sold out"}, "product_ids": [1]}"#

  @Test func aGoodResponseIsDecoded() async throws {
    let client = client(200, #"{"status": {"code": 200, "error_code": 0}, "product_ids": [1, 2]}"#)
    let products = try await client.call(Diamond.Products())
    #expect(products.productIds == [1, 2])
    #expect(products.reportedStatus == HTTPResponseStatus(code: 200, errorCode: 0))
  }

  @Test func aReportedErrorIsAFailureAlsoInAGoodResponse() async throws {
    let error = try #require(await failure(of: Diamond.Products(), 200, sold))
    #expect(serverStatus(error) == HTTPResponseStatus(errorCode: 7, message: "Sold out"))
    #expect(error.message == "Sold out")
    #expect(error.statusCode == 200)
  }

  @Test func aReportedErrorCountsAlsoWhenTheRestIsMissing() async throws {
    let error = try #require(
      await failure(of: Diamond.Products(), 200, #"{"status": {"error_code": 7, "message": 5}}"#)
    )
    #expect(serverStatus(error) == HTTPResponseStatus(errorCode: 7))
    #expect(error.message == "The server reported error 7.")
  }

  @Test func aResponseThatDoesNotReportIsTakenAsItIs() async throws {
    let balance = try await client(200, sold).call(Diamond.Balance())
    #expect(balance == DiamondResponse.Balance(coin: nil))
  }

  @Test(arguments: ["", "<html></html>", #"{"product_ids": [1]}"#, #"{"status": {}, "product_ids": 5}"#, "5"])
  func aBodyThatDoesNotFitIsADecodingFailure(body: String) async throws {
    let error = try #require(await failure(of: Diamond.Products(), 200, body))
    guard case .decoding(let cause) = error.reason else {
      Issue.record("\(error.reason)")
      return
    }
    #expect(cause is DecodingError)
    #expect(error.message == HTTPFailure.unreadableBody.localizedDescription)
    #expect(error.statusCode == 200)
  }

  @Test(arguments: [400, 404, 500]) func anErrorStatusWithAReportIsTheServersError(status: Int) async throws {
    for error in [
      await failure(of: Diamond.Products(), status, sold), await failure(of: Diamond.Balance(), status, sold),
    ] {
      #expect(error.map(serverStatus) == HTTPResponseStatus(errorCode: 7, message: "Sold out"))
      #expect(error?.statusCode == status)
    }
  }

  @Test(arguments: ["", "<html>later</html>", "{}", #"{"coin": 5}"#, #"{"status": {"error_code": 0}}"#])
  func anErrorStatusWithoutAReportIsNamed(body: String) async throws {
    let error = try #require(await failure(of: Diamond.Balance(), 503, body))
    guard case .unacceptableStatus(503) = error.reason else {
      Issue.record("\(error.reason)")
      return
    }
    #expect(error.message == HTTPFailure.unacceptableStatus(503).localizedDescription)
  }

  private func client(_ status: Int, _ body: String) -> HTTPClient {
    HTTPClient(
      configuration: .init(
        baseURL: URL(string: "https://example.test"), transport: StubTransport(status: status, body: body)
      )
    )
  }

  private func failure(of request: some HTTPRequestRepresentation, _ status: Int, _ body: String) async
    -> HTTPClientError?
  {
    do {
      _ = try await client(status, body).call(request)
      return nil
    } catch {
      return error
    }
  }

  private func serverStatus(_ error: HTTPClientError) -> HTTPResponseStatus? {
    guard case .server(let status) = error.reason else { return nil }
    return status
  }
}
