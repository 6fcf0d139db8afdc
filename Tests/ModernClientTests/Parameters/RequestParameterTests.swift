import Foundation
import HTTPTransport
import ModernClient
import TestSupport
import Testing

/// The keys that several APIs share, written once; as in the comment of `ComposedParameterKey`.
protocol PagingKeys: ComposedParameterKey {}

extension PagingKeys {
  static var page: Self { "page" }
  static var perPage: Self { "per_page" }
}

protocol SortingKeys: ComposedParameterKey {}

extension SortingKeys {
  static var order: Self { "order" }
}

extension RequestParameter where Key: PagingKeys {
  mutating func turn(toPage page: Int) { setParameter(page, forKey: .page) }
}

private struct SearchKey: PagingKeys, SortingKeys {
  static let query: Self = "q"
  let key: String
}

private struct FeedKey: PagingKeys {
  let key: String
}

private struct SearchParameter: RequestParameter {
  var parameter: [SearchKey: ParameterValue] = [:]
}

private struct FeedParameter: RequestParameter {
  var parameter: [FeedKey: ParameterValue] = [:]
}

@Suite struct RequestParameterTests {
  private enum Order: String {
    case ascending = "asc"
    case descending = "desc"
  }

  private enum Level: Int, ParameterValueConvertible {
    case low = 1
    case high = 3
  }

  private struct UserParameter: RequestParameter {
    enum Key: String, ParameterKey {
      case name = "user_name"
      case age, tags, orders, level, isAdmin
    }

    var parameter: [Key: ParameterValue] = [:]
  }

  private struct Day: ParameterValueConvertible {
    let year: Int, month: Int, day: Int
    var parameterValue: ParameterValue { "\(year)-\(month)-\(day)" }
  }

  private struct Location: ParametersConvertible {
    let latitude: Double, longitude: Double

    var parameterValues: [String: ParameterValue] {
      ["lat": latitude.parameterValue, "lon": longitude.parameterValue]
    }
  }

  @Test func everyTypeHasItsSetter() {
    var parameter = UserParameter()
    parameter.setParameter("Ann", forKey: .name)
    parameter.setParameter(30, forKey: .age)
    parameter.setParameter(["a", "b"], forKey: .tags)
    parameter.setParameter([Order.descending, .ascending], forKey: .orders)
    parameter.setParameter(Level.high, forKey: .level)
    parameter.setParameter(true, forKey: .isAdmin)
    #expect(
      parameter.parameterValues == [
        "user_name": "Ann", "age": 30, "tags": ["a", "b"], "orders": ["desc", "asc"], "level": 3, "isAdmin": true,
      ])
  }

  @Test func nilAndRemovalSendNothing() {
    var parameter = UserParameter()
    parameter.setParameter("Ann", forKey: .name)
    parameter.setParameter(String?.none, forKey: .name)
    parameter.setParameter(30, forKey: .age)
    parameter.removeParameter(forKey: .age)
    parameter.setParameter(Order?.none, forKey: .orders)
    #expect(parameter.parameterValues.isEmpty)
  }

  @Test func sharedKeysAreWrittenOnceAndComposed() {
    var search = SearchParameter()
    search.setParameter("swift", forKey: .query)
    search.setParameter(Order.descending, forKey: .order)
    search.setParameter(50, forKey: .perPage)
    search.turn(toPage: 2)
    #expect(search.parameterValues == ["q": "swift", "order": "desc", "per_page": 50, "page": 2])

    var feed = FeedParameter()
    feed.turn(toPage: 3)
    #expect(feed.parameterValues == ["page": 3])
  }

  @Test func associateTakesKeysInOrderAndTheLaterOfTwoThatMeet() {
    let parameter: [SearchKey: Int] = [.query: 1, .page: 2, .order: 3]
    #expect(parameter.associate { ("x-" + $0.key, $1 * 2) } == ["x-q": 2, "x-page": 4, "x-order": 6])
    #expect(parameter.associate { _, value in ("same", value) } == ["same": 1])
  }

  @Test func aTypeOfOnesOwnSaysHowItIsSent() {
    #expect(["on": Day(year: 2024, month: 5, day: 6)].parameterValues == ["on": "2024-5-6"])
    #expect(Location(latitude: 1.5, longitude: -2).parameterValues == ["lat": 1.5, "lon": -2.0])
  }

  @Test func numbersKeepTheirDigits() {
    #expect(Float(0.1).parameterValue == 0.1)
    #expect(UInt64.max.parameterValue == .unsigned(.max))
    #expect(UInt8(5).parameterValue == 5)
    #expect(Int64.min.parameterValue == .integer(.min))
  }

  private struct Search: HTTPGetRequest {
    typealias Response = String

    let endpoint: any HTTPEndpointConvertible = .path("search")
    var parameters = SearchParameter()
  }

  private struct SearchByForm: HTTPPostRequest {
    typealias Response = String

    let endpoint: any HTTPEndpointConvertible = .path("search")
    let parameter: SearchParameter
    var body: HTTPBody? { .form(parameter) }
  }

  @Test func theyArriveAtAServerInTheQueryAndInAForm() async throws {
    var parameter = SearchParameter()
    parameter.setParameter("a&b=c d", forKey: .query)
    parameter.turn(toPage: 2)
    let received = Locked<[Received]>([])
    try await withServer { request in
      received.withLock { $0.append(request) }
      return ServerResponse("done")
    } _: { url in
      let client = HTTPClient(configuration: .init(baseURL: url, timeout: patience))
      _ = try await client.call(Search(parameters: parameter))
      _ = try await client.call(SearchByForm(parameter: parameter))
    }
    let all = received.withLock { $0 }
    try #require(all.count == 2)
    #expect(all[0].query == ["page=2", "q=a&b=c d"])
    #expect(all[1].query == [])
    #expect(all[1].body == "page=2&q=a%26b%3Dc%20d")
    #expect(all[1].header("Content-Type") == "application/x-www-form-urlencoded")
  }

  @Test func theyCanBeSentAsJSONToo() throws {
    let values: [String: ParameterValue] = ["userName": "a", "n": 1.5, "tags": [1, true], "in": ["deepKey": "x"]]
    #expect(
      String(decoding: try HTTPBody.json(values).data(), as: UTF8.self)
        == #"{"in":{"deepKey":"x"},"n":1.5,"tags":[1,true],"userName":"a"}"#)
  }
}
