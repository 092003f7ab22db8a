/// Folders of the disk.
public enum Folder {
  /// Creates a folder and those above it.
  ///
  /// - Returns: Whether it is there; `errno` says why not.
  public static func create(_ path: String) -> Bool {
    for index in path.indices.dropFirst() where path[index] == "/" {
      _ = mkdir(String(path[..<index]), 0o755)
    }
    return mkdir(path, 0o755) == 0 || errno == EEXIST
  }
}
