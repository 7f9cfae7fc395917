import Foundation

func prog54() -> Double {
  let p = Progress(totalUnitCount: 10)
  p.completedUnitCount = 5
  return p.fractionCompleted
}
