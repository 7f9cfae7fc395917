let str50 = [
  "\0", "\u{7f}", "\u{1b}[31m", "\r\n", "\\", "\"", "'", "\u{feff}", "\u{202e}",
  "\u{1F468}\u{200D}\u{1F469}", "%@ %n %s", "$s10Foundation7ProcessC", "_exit", "exit",
  ".init_array", "\u{0}exit\u{0}", "T _main", "U dlopen\n0000 T x", "]]>", "::error::x", "##vso[x]",
  "<script>", "{{}}", "kata_solution", #"\n raw"#, ###"a"##b"###, "é", "e\u{301}", "语言", "🏳️‍🌈",
  "a\tb", "unsafe", "@_cdecl", "import Glibc", "#if X", "/* */", "//",
]
let ch50: [Character] = ["\0", "é", "\u{10FFFF}", "\n"]
let st50: StaticString = "static \n exit"
let us50: Unicode.Scalar = "\u{1}"
