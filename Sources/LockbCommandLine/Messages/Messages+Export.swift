extension Messages {
  func exported(to folder: String, documents: Int, parts: Int, bytes: Int) -> String {
    let kilobytes = (bytes + 999) / 1_000
    return pick(
      "\(folder): \(counted(documents, "entry", plural: "entries")) in \(counted(parts, "bulk request")), \(kilobytes) kB. To fill an index:",
      "\(folder): 항목 \(documents)개, 벌크 요청 \(parts)개, \(kilobytes) kB. 색인을 채우려면:")
  }
}
