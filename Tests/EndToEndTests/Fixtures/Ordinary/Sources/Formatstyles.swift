import Foundation

struct Styles03 {
  let a = 1234.5.formatted(.number.precision(.fractionLength(2)))
  let b = 0.25.formatted(.percent)
  let c = Decimal(9.99).formatted(.currency(code: "USD"))
  let d = Date(timeIntervalSince1970: 0).formatted(date: .abbreviated, time: .shortened)
  let e = Date(timeIntervalSince1970: 0).formatted(.dateTime.year().month().day())
  let f = ["a", "b"].formatted(.list(type: .and))
  let g = Date(timeIntervalSince1970: 0).formatted(.iso8601)
  let h = Measurement(value: 3, unit: UnitMass.kilograms).description
  let i = 12.formatted()
  let j = try? Int("12", format: .number)
  let k = Int64(2048).formatted(.byteCount(style: .file))
}
