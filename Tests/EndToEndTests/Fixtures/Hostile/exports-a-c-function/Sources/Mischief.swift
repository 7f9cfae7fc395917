// swift-format-ignore-file
@_cdecl("exit") public func leave(_ code: Int32) {}

struct Mischief {
  func happen() {}
}
