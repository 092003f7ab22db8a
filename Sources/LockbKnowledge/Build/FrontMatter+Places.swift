internal import LockbBase
internal import LockbMarkdown

extension FrontMatter {
  /// The bytes from the name of a field to the end of the metadata, whose values come first in them;
  /// all of the metadata where the name is not written as it reads.
  func place(ofField name: String, in source: [UInt8]) -> SourceRange {
    let name = Array(name.utf8)
    let bytes = source[range.offsets]
    for start in bytes.indices.dropLast(name.count) {
      let end = start + name.count
      let isName =
        zip(bytes[start..<end], name).allSatisfy { $0 | 0x20 == $1 }
        && !CodeNames.isPart(bytes[start - 1]) && !CodeNames.isPart(bytes[end])
      // A quotation mark may stand between a name and its sign.
      let sign = isName ? bytes[end...].first { !"\" '".utf8.contains($0) } : nil
      if sign == 0x3A || sign == 0x3D { return SourceRange(end, range.upper) }
    }
    return range
  }
}
