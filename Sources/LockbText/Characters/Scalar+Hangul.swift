extension Unicode.Scalar {
  /// Whether it is a whole syllable, 가 to 힣.
  @inlinable public var isSyllable: Bool { value &- 0xAC00 < 11_172 }
  /// Whether it is a syllable, or a jamo that makes syllables with its neighbours as NFD has it.
  @inlinable public var isHangul: Bool { isSyllable || 0x1100...0x11FF ~= value }
}
