import AddressBookContract
import Foundation

/// The addresses of a server that does what it is asked.
@MainActor struct ScriptedBook {
  var addresses = [
    Address(
      id: 1, name: "Ada Lovelace", phone: "13800005678", province: "ZJ", city: "Hangzhou",
      street: "12 Lake Road", isDefault: false),
    Address(
      id: 2, name: "Grace Hopper", phone: "15911112222", province: "SC", city: "Chengdu",
      street: "7 Panda Lane", isDefault: true),
    Address(
      id: 3, name: "Alan Turing", phone: "4471123", province: "GD", city: "Shenzhen",
      street: "3 Bay Street", isDefault: false),
  ]

  static let provinces = [
    Province(code: "ZJ", name: "Zhejiang"), Province(code: "SC", name: "Sichuan"),
    Province(code: "GD", name: "Guangdong"), Province(code: "FJ", name: "Fujian"),
  ]

  static let chinese = [
    Address(
      id: 1, name: "李雷", phone: "13800005678", province: "ZJ", city: "杭州市", street: "西湖大道 12 号",
      isDefault: true),
    Address(
      id: 2, name: "韩梅梅", phone: "15911112222", province: "SC", city: "成都市", street: "熊猫路 7 号",
      isDefault: false),
  ]

  static let chineseProvinces = [
    Province(code: "ZJ", name: "浙江省"), Province(code: "SC", name: "四川省"),
  ]

  /// Does what a request asks for.
  ///
  /// - Returns: What the server sends; nil where it has nothing to say.
  mutating func carryOut(_ request: HTTPRequest) -> Data? {
    let parts = request.path.split(separator: "/").map(String.init)
    guard parts.first == "addresses" else { return nil }
    let id = parts.dropFirst().first.flatMap(Int.init)
    switch (request.method, id) {
    case ("GET", _): return BookWorld.data(addresses)
    case ("POST", _): add(request.body)
    case ("DELETE", let id?): addresses.removeAll { $0.id == id }
    case ("PUT", let id?) where parts.last == "default":
      for index in addresses.indices { addresses[index].isDefault = addresses[index].id == id }
    case ("PUT", let id?):
      if let index = addresses.firstIndex(where: { $0.id == id }) {
        addresses[index] = written(request.body, id: id, isDefault: addresses[index].isDefault)
      }
    default: break
    }
    return nil
  }

  private mutating func add(_ body: Data?) {
    let id = (addresses.map(\.id).max() ?? 0) + 1
    addresses.append(written(body, id: id, isDefault: false))
  }

  private func written(_ body: Data?, id: Int, isDefault: Bool) -> Address {
    let members = body.flatMap { try? JSONDecoder().decode([String: String].self, from: $0) } ?? [:]
    func text(_ name: String) -> String { members[name] ?? "" }
    return Address(
      id: id, name: text("name"), phone: text("phone"), province: text("province"),
      city: text("city"), street: text("street"), isDefault: isDefault)
  }
}
