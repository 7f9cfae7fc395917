import Foundation

func raw05(_ data: Data) -> [String] {
  guard
    let top = try? JSONSerialization.jsonObject(with: data, options: [.fragmentsAllowed])
      as? [String: Any], let list = top["names"] as? [Any]
  else { return [] }
  return list.compactMap {
    ($0 as? String) ?? ($0 as? NSNumber)?.stringValue ?? ($0 is NSNull ? "null" : nil)
  }
}
func out05(_ d: [String: Any]) -> Data? {
  JSONSerialization.isValidJSONObject(d)
    ? try? JSONSerialization.data(withJSONObject: d, options: .prettyPrinted) : nil
}
