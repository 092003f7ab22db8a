/// Lower-cases Latin letters and takes their diacritics away.
enum LatinFolding {
  /// U+00C0 to U+024F, one folded letter each.
  private static let first = scalars(
    """
    aaaaaaæceeeeiiiiðnooooo×øuuuuyþßaaaaaaæceeeeiiiiðnooooo÷øuuuuyþy\
    aaaaaaccccccccddđđeeeeeeeeeegggggggghhħħiiiiiiiiiıĳĳjjkkĸllllllŀ\
    ŀłłnnnnnnŉŋŋooooooœœrrrrrrssssssssttttŧŧuuuuuuuuuuuuwwyyyzzzzzzſ\
    ƀɓƃƃƅƅɔƈƈɖɗƌƌƍǝəɛƒƒɠɣƕɩɨƙƙƚƛɯɲƞɵooƣƣƥƥʀƨƨʃƪƫƭƭʈuuʊʋƴƴƶƶʒƹƹƺƻƽƽƾƿ\
    ǀǁǂǃǆǆǆǉǉǉǌǌǌaaiioouuuuuuuuuuǝaaaaææǥǥggkkooooʒʒjǳǳǳggƕƿnnaaææøø\
    aaaaeeeeiiiioooorrrruuuussttȝȝhhƞȡȣȣȥȥaaeeooooooooyyȴȵȶȷȸȹⱥȼȼƚⱦȿ\
    ɀɂɂƀʉʌɇɇɉɉɋɋɍɍɏɏ
    """)

  /// U+1E00 to U+1EFF, one folded letter each.
  private static let additional = scalars(
    """
    aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmm\
    mmmmnnnnnnnnoooooooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvv\
    wwwwwwwwwwxxxxyyzzzzzzhtwyẚſẜẝßẟaaaaaaaaaaaaaaaaaaaaaaaaeeeeeeee\
    eeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyyỻỻỽỽỿỿ
    """)

  private static func scalars(_ text: String) -> [UInt32] { text.unicodeScalars.map(\.value) }

  /// The folded form of a scalar of class `latin` or `digit`, and whether it was a capital.
  static func fold(_ scalar: UInt32) -> (scalar: UInt32, isCapital: Bool) {
    switch scalar {
    case 0x41...0x5A: return (scalar + 0x20, true)
    case 0xC0...0x24F:
      return (first[Int(scalar - 0xC0)], isCapital(scalar))
    case 0x1E00...0x1EFF:
      return (additional[Int(scalar - 0x1E00)], isCapital(scalar))
    case 0x212A: return (0x6B, true)
    case 0x212B: return (0x61, true)
    case 0xFF21...0xFF3A: return (scalar - 0xFF21 + 0x61, true)
    case 0xFF41...0xFF5A: return (scalar - 0xFF41 + 0x61, false)
    case 0xFF10...0xFF19: return (scalar - 0xFF10 + 0x30, false)
    default: return (scalar, false)
    }
  }

  private static func isCapital(_ scalar: UInt32) -> Bool {
    Unicode.Scalar(scalar)?.properties.isUppercase ?? false
  }
}
