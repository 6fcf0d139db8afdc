// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Shop",
  targets: [
    .target(name: "App", path: "App"),
    .testTarget(name: "AppTests", dependencies: ["App"], path: "AppTests"),
  ]
)
