import Foundation

// Components of the paths, shared by all requests.
let API = "api"
let DIAMOND = "diamond"

// Texts that a person reads.
let L_ERROR_ACCESS = "error.access"

extension String {
    var localized: String {
        return Localization.texts[self] ?? self
    }
}

enum Localization {
    static let texts = [
        "error.access": "The shop can't be reached at the moment.",
    ]
}
