import Glibc

struct Mischief {
  func happen() {}
}
