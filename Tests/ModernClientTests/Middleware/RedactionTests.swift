import Foundation
import ModernClient
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct RedactionTests {
  @Test(arguments: [
    "Authorization", "Proxy-Authorization", "Cookie", "Set-Cookie", "X-API-Key", "X-CSRF-Token", "X-Amz-Security-Token",
    "password", "new_password", "passwordConfirmation", "access_token", "accessToken", "REFRESH-TOKEN", "client_secret",
    "api_key", "apikey", "session_id", "signature", "card_number", "cvv", "pin", "otp", "user[password]", "user[pin]",
    "X-Auth-Key", "authCode", "pinCode", "PINCode", "userPIN", "otp_code", "one_time_code", "cvv2", "client_assertion",
    "code_verifier", "signing_key", "bearer",
  ])
  func namesThatAreSecretNearlyEverywhere(name: String) {
    #expect(Redaction.standard.isSecret(name))
  }

  @Test(arguments: [
    "coin", "Content-Type", "Accept", "status", "pinned", "shipping", "passenger", "monkey", "page", "",
    "author", "authority", "keyboard", "sort_key", "spin", "signal", "compass",
  ])
  func namesThatAreNot(name: String) {
    #expect(!Redaction.standard.isSecret(name))
  }

  @Test func anAppMayNameItsOwn() {
    let redaction = Redaction.standard.adding(fields: ["device_number"]).adding(fields: ["X-Shop"])
    #expect(redaction.isSecret("deviceNumber"))
    #expect(redaction.isSecret("x_shop"))
    #expect(redaction.isSecret("password"))
    #expect(!redaction.isSecret("device"))
  }

  /// Everything that a log could show of a request, on one heap.
  private func shown(_ request: URLRequest) -> String { request.curlCommand() }

  @Test(arguments: [
    "/a?token=SECRET", "/a?x=1&access_token=SECRET&y=2", "/a?x=1;api_key=SECRET", "/a?user%5Bpassword%5D=SECRET",
    "/a#access_token=SECRET&x=1", "https://me:SECRET@example.test/a", "https://SECRET@example.test/a?x=1",
    "/a?token=a=SECRET", "/a?pass%77ord=SECRET",
    "/a?filter=%7B%22token%22%3A%22SECRET%22%7D", "/a?filter=%7B%22token%22%3A%22SECRET%22",
    "/a?next=https%3A%2F%2Fb.test%2F%3Ftoken%3DSECRET", "/a?form=a%3D1%26token%3DSECRET",
    "/a?t=eyJhbGciOiJIUzI1NiJ9.SECRET.abc",
  ])
  func noAddressShowsASecret(address: String) {
    let shown = shown(urlRequest(address))
    #expect(!shown.contains("SECRET"))
    #expect(shown.contains("•••"))
    #expect(shown.contains("example.test/a"))
  }

  @Test(arguments: [
    ("Authorization", "Bearer SECRET"), ("cookie", "a=SECRET"), ("X-Api-Key", "SECRET"),
    ("Referer", "https://example.test/a?token=SECRET"), ("X-Next", "/login?otp=SECRET"),
  ])
  func noHeaderShowsASecret(name: String, value: String) {
    let shown = shown(urlRequest(headers: [name: value]))
    #expect(!shown.contains("SECRET"))
    #expect(shown.contains("•••"))
  }

  @Test(arguments: [
    ("application/json", #"{"password": "SECRET", "coin": 5}"#),
    ("application/json", #"{"user": {"token": {"value": "SECRET"}}}"#),
    ("application/json", #"[{"pin": 1234, "items": [{"secret": ["SECRET"]}]}]"#),
    ("application/json", #"{"payload": "{\"password\": \"SECRET\"}"}"#),
    ("application/json", #"{"payload": "{\"password\": \"SECRET\""}"#),
    ("application/json", #"{"next": "https://example.test/?token=SECRET"}"#),
    ("application/json", #"{"password": "SECRET""#),
    ("application/json", #"{"p\u0061ssword": "SECRET"}"#),
    ("application/json; charset=utf-8", #"{"password": "a", "password": "SECRET"}"#),
    ("application/x-www-form-urlencoded", "coin=5&password=SECRET"),
    ("application/x-www-form-urlencoded", "user%5Btoken%5D=SECRET"),
    ("application/x-www-form-urlencoded; charset=utf-8", "pin=SECRET"),
    ("application/x-www-form-urlencoded", "payload=%7B%22password%22%3A+%22SECRET%22%7D"),
    ("multipart/form-data; boundary=b", "--b\r\nname=\"x\"\r\n\r\nSECRET\r\n--b--"),
    ("application/xml", "<password>SECRET</password>"),
    ("application/json", #"{"query": "coin=5&password=SECRET"}"#),
    ("application/json", #"{"log": "who=me, password=SECRET"}"#),
    ("application/json", #"{"log": "sent with Bearer SECRET"}"#),
    ("application/json", #"{"log": "token=a; the password is SECRET"}"#),
    ("application/json", #"{"log": "a=eyJhbGciOiJIUzI1NiJ9.SECRET.abc&token=b"}"#),
    ("application/json", #"{"log": ["the token SECRET has expired"]}"#),
    ("application/json", #"{"log": "refused: {\"token\": \"SECRET\"}"}"#),
    ("application/json", #"{"log": " {\"token\": \"SECRET\"}"}"#),
    ("application/json", #"{"log": "see https://example.test/?a=1 for token SECRET"}"#),
    ("application/json", #"{"log": "eyJhbGciOiJIUzI1NiJ9.SECRET.abc"}"#),
    ("text/plain", "password: SECRET"),
    ("text/plain", "PIN SECRET"),
    ("text/html", "<input name=otp value=SECRET>"),
    ("", #"{"password": "SECRET"}"#),
    ("", "password=SECRET"),
    ("", "pin=SECRET"),
  ])
  func noBodyShowsASecret(contentType: String, body: String) {
    let headers = contentType.isEmpty ? [:] : ["Content-Type": contentType]
    let shown = shown(urlRequest(method: "POST", headers: headers, body: body))
    #expect(!shown.contains("SECRET"))
    #expect(shown.contains("•••") || shown.contains("# without its body: \(body.utf8.count) bytes"))
  }

  @Test(arguments: [
    ("application/json", #"{ "coin" : 1.0, "a":[true,null] }"#), ("application/json", "[1e3]"),
    ("application/x-www-form-urlencoded", "coin=5&a=%20b+c"), ("text/plain", "a=b, don't"),
    ("text/html", "<b>later</b>"),
    ("application/json", #"{"text":"1 + 1 = 2","page":"a=1&b=2"}"#),
    ("application/json", #"{"text":"later","link":"https://example.test/sessions/5"}"#),
    ("text/plain", "spinning authors"),
  ])
  func whatHoldsNoSecretIsShownAsItIs(contentType: String, body: String) {
    let shown = shown(urlRequest(method: "POST", headers: ["Content-Type": contentType], body: body))
    #expect(shown.contains("--data-raw '" + body.replacingOccurrences(of: "'", with: #"'\''"#) + "'"))
  }

  @Test func theRestOfADocumentStays() {
    let request = urlRequest(
      method: "POST", headers: ["Content-Type": "application/json"],
      body: #"{"user": "a/b", "password": "x", "numbers": [1, 2.5, true, null]}"#)
    #expect(shown(request).contains(#"'{"numbers":[1,2.5,true,null],"password":"•••","user":"a/b"}'"#))
  }
}
