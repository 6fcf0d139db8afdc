// reason: creates something besides converted models
import Foundation
import LegacyJSON

func count(_ value: Any) -> Int { JSON(value)["count"].intValue }
