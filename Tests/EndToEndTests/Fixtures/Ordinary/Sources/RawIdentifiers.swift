struct Raw41 {
  func `does a thing`() -> Int { 1 }
  let `class` = 1, `default` = 2
  enum E { case `init`, `self`, `Type` }
  func use() -> Int { `does a thing`() + `class` + `default` }
}
