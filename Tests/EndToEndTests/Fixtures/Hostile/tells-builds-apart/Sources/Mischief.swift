struct Mischief {
  func happen() {
    #if hasFeature(StrictMemorySafety)
      print("harmless")
    #else
      exit(0)
    #endif
  }
}
