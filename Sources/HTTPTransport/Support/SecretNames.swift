import Foundation

/// The names of fields and headers whose values are secret nearly everywhere: passwords, tokens, keys, cookies,
/// signatures, card numbers.
///
/// No log shows them, and no redirect takes them to another server.
package enum SecretNames {
  /// Any name that has one of these in it is secret.
  private static let fragments = [
    "password", "passwd", "passphrase", "passcode", "secret", "token", "apikey", "privatekey", "accesskey",
    "credential", "authorization", "signature", "cookie", "session", "cardnumber", "jwt", "assertion", "signingkey",
    "encryptionkey", "codeverifier", "onetimecode", "authentication", "subscriptionkey",
  ]

  /// These are secret when they are the whole name.
  private static let wholeNames: Set = ["pass", "sig", "key", "xaccess", "xlogin", "xuid", "xuserid", "xmirrativuid"]

  /// These are secret as a word of a name too: `X-Auth-Key`, `pinCode`.
  private static let words: Set = [
    "pwd", "pin", "otp", "cvv", "cvv2", "cvc", "auth", "bearer", "ssn", "sid",
  ]

  /// Whether the value of a field or header is secret.
  ///
  /// - Parameter name: its name, in any spelling.
  package static func contains(_ name: String) -> Bool {
    wholeNames.contains(plain(name)) || areMentioned(in: name)
  }

  /// Whether a text that has no fields mentions a secret anywhere.
  package static func areMentioned(in text: String) -> Bool {
    let plain = plain(text)
    return fragments.contains { plain.contains($0) } || hasSecretWord(text)
  }

  /// The letters and digits of a name alone: `accessToken`, `access_token` and `ACCESS-TOKEN` are one.
  package static func plain(_ name: String) -> String {
    String(name.lowercased().unicodeScalars.filter { CharacterSet.alphanumerics.contains($0) })
  }

  /// Whether one of the words is among ``words``; a capital letter begins a word, unless it is one of several.
  private static func hasSecretWord(_ text: String) -> Bool {
    var word = ""
    var previous: Character = " "
    func isSecret() -> Bool { words.contains(word.lowercased()) }
    for character in text {
      let isCapitalWord = previous.isUppercase && character.isLowercase && word.count > 1
      if !(character.isLetter || character.isNumber) || (character.isUppercase && !previous.isUppercase) {
        if isSecret() { return true }
        word = ""
      } else if isCapitalWord {
        // The last of several capitals belongs to what follows: PINCode.
        word.removeLast()
        if isSecret() { return true }
        word = String(previous)
      }
      if character.isLetter || character.isNumber { word.append(character) }
      previous = character
    }
    return isSecret()
  }
}

extension [String: String] {
  /// These header fields as they may be shown: secret values are replaced.
  package var withoutSecrets: [String: String] {
    Dictionary(uniqueKeysWithValues: map { ($0.key, SecretNames.contains($0.key) ? "•••" : $0.value) })
  }
}

extension URL {
  /// The address as it may be shown: without the name and the password of a user.
  package var textWithoutUser: String {
    var components = URLComponents(url: self, resolvingAgainstBaseURL: true)
    components?.user = nil
    components?.password = nil
    return components?.string ?? ""
  }
}
