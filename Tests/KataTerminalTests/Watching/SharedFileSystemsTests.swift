import Testing

@testable import KataTerminal

struct SharedFileSystemsTests {
  private let places = SharedFileSystems(
    mounts: """
      overlay / overlay rw 0 0
      proc /proc proc rw 0 0
      C: /mnt/c 9p rw 0 0
      server:/home /home nfs4 rw 0 0
      tmpfs /home/local tmpfs rw 0 0
      host /my\\040work fuse.sshfs rw 0 0
      """)

  @Test(arguments: ["/mnt/c", "/mnt/c/Users/me", "/home/me/greeting", "/my work/greeting"])
  func holdFoldersOnSharedMounts(folder: String) {
    #expect(places.hold(folder))
  }

  @Test(arguments: ["/", "/mnt", "/mnt/cc", "/home/local/me", "/root"])
  func holdNoOthers(folder: String) {
    #expect(!places.hold(folder))
  }

  @Test func takesTheLaterOfTwoMountsInOnePlace() {
    let text = "a /share nfs rw 0 0\nb /share ext4 rw 0 0"
    #expect(!SharedFileSystems(mounts: text).hold("/share/x"))
  }

  @Test func isNothingWithoutAList() {
    #expect(!SharedFileSystems(mounts: "").hold("/"))
  }
}
