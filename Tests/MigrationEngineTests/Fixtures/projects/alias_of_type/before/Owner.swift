typealias Owner = User
