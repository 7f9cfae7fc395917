// What `mark` sees must be the line that calls it, whatever ran in between.

struct Broken: Error {}

final class Machine {
  var size = 0 {
    didSet {
      mark(oldValue)
      _ = twice(size)
    }
  }
  lazy var late: Int = {
    let value = twice(4)
    return mark(value)
  }()
  private let done: () -> Void

  init(_ done: @escaping () -> Void) {
    mark(twice(1))
    self.done = done
    mark(0)
  }

  convenience init?(maybe: Bool) {
    guard mark(maybe) else { return nil }
    self.init {}
    mark(twice(2))
  }

  var area: Int { mark(twice(size)) }
  var volume: Int {
    get { twice(area) }
    set {
      size = newValue
      mark(twice(size))
    }
  }

  subscript(index: Int) -> Int {
    let value = twice(index)
    return mark(value)
  }

  func finish() {
    defer { mark(twice(9)) }
    done()
    mark(twice(3))
  }

  deinit { mark(twice(8)) }
}

@discardableResult func twice(_ value: Int) -> Int {
  let sum = value + value
  return sum
}

func single(_ value: Int) -> Int { twice(value) }

func choose(_ value: Int) -> String {
  switch value {
  case 0: mark("none")
  default: mark("\(single(value))")
  }
}

func fail(_ value: Int) throws -> Int {
  guard value > 0 else { throw Broken() }
  return mark(value)
}

func stop() -> Never {
  let code = twice(0)
  fatalError("\(code)")
}

@Sendable func later(_ value: Int) async throws -> Int {
  let sum = twice(value)
  await Task.yield()
  return try mark(fail(sum))
}

func outcomes() async {
  let machine = Machine { mark(twice(7)) }
  mark(machine.area)
  machine.size = mark(single(3))
  mark(machine.size)
  machine.volume = 4
  mark(machine.late + machine[2])
  mark(Machine(maybe: false) == nil)
  mark(Machine(maybe: true) != nil)
  machine.finish()
  mark([1, 2, 3].map { twice($0) }.filter { value in
    let sum = single(value)
    return mark(sum) > 2
  })
  let chosen = if single(1) > 1 { choose(1) } else { choose(0) }
  mark(chosen)
  let word = switch machine.size {
  case 0: choose(0)
  default: choose(2)
  }
  mark(word)
  for value in 0..<2 where single(value) >= 0 {
    mark(choose(value))
  }
  do {
    mark(try fail(1))
    mark(try fail(0))
  } catch {
    mark(single(5))
  }
  mark((try? fail(0)) ?? single(6))
  let work = { @Sendable (value: Int) async -> Int in
    let sum = try? await later(value)
    return await mark(sum ?? 0)
  }
  mark(await work(2))
  if machine.size < 0 { stop() }
  func local(_ value: Int) -> Int {
    let sum = single(value)
    return mark(sum)
  }
  mark(local(1))
}
