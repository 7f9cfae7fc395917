import UIKit

func geo56() -> CGFloat {
  let r = CGRect(x: 0, y: 0, width: 10, height: 20).insetBy(dx: 1, dy: 1)
  let p = CGPoint(x: 1, y: 2)
  let s = CGSize(width: 3, height: 4)
  return r.midX + p.x + s.width + (r.contains(p) ? 1 : 0) + r.union(.zero).maxY
    + CGAffineTransform56().a
}
struct CGAffineTransform56 { let a: CGFloat = 1 }
