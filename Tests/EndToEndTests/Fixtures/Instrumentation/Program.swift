@main struct Program {
  /// Prints what the plain program does, then the numbers of the switches that change nothing.
  static func main() async {
    let plain = await outcomes()
    for line in plain { print(line) }
    #if SWITCHES
      print("--")
      for number in 1...max(1, kata_mutant_count()) {
        kata_mutant_set(number)
        if await outcomes() == plain { print(number) }
      }
    #endif
  }
}
