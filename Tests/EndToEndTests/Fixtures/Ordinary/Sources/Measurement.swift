import Foundation

func unit36() -> [String] {
  let d =
    Measurement(value: 5, unit: UnitLength.meters) + Measurement(value: 1, unit: UnitLength.feet)
  let t = Measurement(value: 20, unit: UnitTemperature.celsius).converted(to: .fahrenheit)
  let s = Measurement(value: 10, unit: UnitSpeed.kilometersPerHour) * 2
  return [
    "\(d)", "\(t.value)", "\(s)", "\(d > Measurement(value: 1, unit: UnitLength.meters))",
    "\(Measurement(value: 90, unit: UnitDuration.minutes).converted(to: .hours))",
    "\(Measurement(value: 1, unit: UnitInformationStorage.gigabytes))",
  ]
}
