import Foundation
import HTTPTransport
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct RequestRecorderTests {
  private func request(_ method: String = "POST", body: String? = "a=1") throws -> URLRequest {
    var request = URLRequest(url: try #require(URL(string: "https://ann:pw@example.test/a?token=t")))
    request.httpMethod = method
    request.httpBody = body.map { Data($0.utf8) }
    request.setValue("Bearer t", forHTTPHeaderField: "Authorization")
    return request
  }

  @Test func whatIsSentIsKeptInItsOrderAndAnswered() async throws {
    let recorder = RequestRecorder()
    #expect(try await recorder.send(request()).body == Data("{}".utf8))
    _ = try await recorder.send(request("GET"))
    #expect(recorder.requests.map(\.method) == ["POST", "GET"])
    #expect(recorder.requests.map(\.body) == [Data("a=1".utf8), nil])
    #expect(recorder.requests.first?.header("authorization") == "Bearer t")
  }

  @Test func aBodyThatIsAStreamIsRead() throws {
    let long = Data((0..<200_000).map { UInt8($0 % 251) })
    var request = try request(body: nil)
    request.httpBodyStream = InputStream(data: long)
    #expect(RecordedRequest(request).body == long)
  }

  @Test func nothingSecretIsShown() throws {
    let recording = RecordedRequest(try request())
    var dumped = ""
    dump(recording, to: &dumped)
    #expect("\(recording)" == "POST https://example.test/a")
    for secret in ["Bearer", "token", "pw", "a=1"] { #expect(!dumped.contains(secret), "\(dumped)") }
  }

  @Test func whatAServerGetsIsWhatWasRecorded() async throws {
    try await withRawServer { request in
      [
        .response(
          200, [:], body: "\(request.method) \(request.target) \(request.header("X-App") ?? "") \(request.text)")
      ]
    } _: { server in
      let recorder = RequestRecorder(sendingOver: URLSessionTransport(configuration: .ephemeral))
      var request = URLRequest(url: server.url.appendingPathComponent("a"), timeoutInterval: patience)
      request.httpMethod = "PUT"
      request.httpBody = Data("x".utf8)
      request.setValue("7", forHTTPHeaderField: "X-App")
      let response = try await recorder.send(request)
      let recording = try #require(recorder.requests.first)
      #expect(
        String(decoding: response.body, as: UTF8.self)
          == "\(recording.method) \(recording.url?.path ?? "") \(recording.header("x-app") ?? "") "
          + String(decoding: recording.body ?? Data(), as: UTF8.self))
    }
  }
}
