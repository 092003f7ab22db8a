/// What is to be drawn from left to right: boxes, and arrows between them.
struct LayeredGraph: Hashable, Sendable {
  /// Room that something takes, in pixels.
  struct Size: Hashable, Sendable {
    var width: Int
    var height: Int
  }

  /// An arrow between two different boxes.
  struct Arrow: Hashable, Sendable {
    /// The position of the box that it leaves.
    var from: Int
    /// The position of the box that it enters.
    var to: Int
    /// The room of its label; nil where it has none.
    var label: Size?
    /// How far below the top of its box it leaves; nil where that does not matter.
    var port: Int?
  }

  /// The boxes; drawings begin with the first.
  var boxes: [Size]
  /// The arrows.
  var arrows: [Arrow]
}

/// A place for every box, label and arrow, in pixels from the upper left corner.
struct LayeredDrawing: Hashable, Sendable {
  /// A rectangle.
  struct Box: Hashable, Sendable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
  }

  /// A point.
  struct Point: Hashable, Sendable {
    var x: Int
    var y: Int
  }

  /// The way of an arrow: straight between points of the same height, a soft S between others.
  struct Route: Hashable, Sendable {
    /// From its box to the other.
    var points: [Point]
    /// The place of its label, which the arrow underlines.
    var label: Box?
  }

  /// The size of the whole.
  var size: LayeredGraph.Size
  /// By box.
  var boxes: [Box]
  /// By arrow.
  var routes: [Route]
}
