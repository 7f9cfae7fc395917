/// The version of the program, as people and result documents see it.
package enum ProgramVersion {
  package static let number = "0.1.0"
}
