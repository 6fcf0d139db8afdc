// Made from the doc comments of the idioms:
// WRITE_IDIOMS=1 swift test --filter IdiomCatalogueTests

extension Idiom {
  static let callSiteIdioms: [Idiom] = [
    Idiom(
      name: "call-site",
      group: .callSite,
      summary: #"A call site that executes a request and handles its outcome."#,
      details: [],
      before: #"""
        let params = Shop.ItemsRequestParams()
        let request = Shop.ItemsRequest(params: params, referer: referer)
        request.executeAsync { [weak self] response, error in
          guard let self = self else { return }
          if let _ = APIUtil.getDestructiveErrorCodeIfAny(response) {
            self.show(L_ERROR)
            return
          }
          if let message = APIUtil.getErrorMessageIfAny(response, error: error) {
            self.show(message)
            return
          }
          if let response = response {
            self.items = response.items
          }
        }
        """#,
      after: #"""
        let request = Shop.Items()
        HTTPClient.shared.call(request, referer: referer) { [weak self] result in
          guard let self = self else { return }
          switch result {
          case .success(let response):
            self.items = response.items
          case .failure(let error):
            self.show(error.message)
          }
        }
        """#,
      preserves:
        #"The code that runs on success, and the code that shows the message on failure. A text that only the call site knew becomes the client's `destructiveErrorMessage`."#,
      limits:
        #"Handlers of the two errors that differ in more than the text, code that runs in both cases after them."#,
      source: "Sources/MigrationEngine/Recognition/CallSites/CallSiteRecognition.swift"
    ),
    Idiom(
      name: "decoding-call-site",
      group: .callSite,
      summary:
        #"Code that creates a model from a `JSON`, where Foundation now decodes the model and may refuse the document."#,
      details: [
        #"A missing value becomes something that the code allows there already: nil for an optional, no element, no statement that needs it, or an error if the code may throw."#
      ],
      before: #"""
        self.users = json["users"].arrayValue.map { User(json: $0) }
        owner = User(json: json["owner"])
        for item in items {
          let post = Post(json: item)
          posts.append(post)
        }
        """#,
      after: #"""
        self.users = json["users"].arrayValue.compactMap { try? $0.decode(User.self) }
        owner = try? json["owner"].decode(User.self)
        for item in items {
          guard let post = try? item.decode(Post.self) else { continue }
          posts.append(post)
        }
        """#,
      preserves: #"The value of each document that the type still accepts. The report lists the effect on the others."#,
      limits: #"A value that is required, such as the argument of a callback."#,
      source: "Sources/MigrationEngine/Recognition/CallSites/DecodingCallSite.swift"
    ),
    Idiom(
      name: "model-call-site",
      group: .callSite,
      summary: #"Code that parses a document and directly creates converted models from it."#,
      details: [],
      before: #"""
        let json = JSON(value)
        let user = User(json: json["user"])
        for item in json2["tags"].arrayValue {
          tags.append(Tag(json: item))
        }
        let posts = JSON(data)["posts"].arrayValue.map { Post(json: $0) }
        for (_, item) in JSON(data)["notes"] {
          notes.append(Note(json: item))
        }
        """#,
      after: #"""
        let user = User(reading: value, at: "user")
        tags += [Tag](reading: value2, at: "tags")
        let posts = [Post](reading: data, at: "posts")
        notes += [Note](readingEntries: data, at: "notes")
        """#,
      preserves: #"Every model, in its order, and the models that are created without a document."#,
      limits:
        #"A document that other code reads too, that is passed on or kept, or that is parsed after `try?`; keys that may be indices."#,
      source: "Sources/MigrationEngine/Recognition/CallSites/ModelCallSite.swift"
    ),
  ]
}
