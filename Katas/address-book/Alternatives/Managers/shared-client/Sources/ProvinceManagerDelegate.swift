/// Receives the provinces.
protocol ProvinceManagerDelegate: AnyObject {
  func provincesDidArrive()
}
