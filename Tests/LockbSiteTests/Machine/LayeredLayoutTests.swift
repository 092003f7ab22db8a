import Testing

@testable import LockbSite

@Suite struct LayeredLayoutTests {
  /// Graphs that a machine could look like, and worse.
  static let graphs: [LayeredGraph] = (1...60).map { seed in
    var random = Numbers(state: UInt64(seed))
    let count = 1 + random.next(below: 9)
    let boxes = (0..<count).map { _ in
      LayeredGraph.Size(width: 100 + random.next(below: 90), height: 60 + random.next(below: 90))
    }
    var arrows: [LayeredGraph.Arrow] = []
    for _ in 0..<random.next(below: 2 * count + 1) {
      let (from, to) = (random.next(below: count), random.next(below: count))
      guard from != to else { continue }
      let hasLabel = random.next(below: 3) > 0
      let label = LayeredGraph.Size(
        width: 30 + random.next(below: 90), height: 18 + 14 * random.next(below: 3))
      arrows.append(
        .init(
          from: from, to: to, label: hasLabel ? label : nil,
          port: random.next(below: 4) == 0 ? boxes[from].height - 12 : nil))
    }
    return LayeredGraph(boxes: boxes, arrows: arrows)
  }

  static let drawings = graphs.map { LayeredLayout.drawing(of: $0) }

  @Test func overlapsNothing() {
    for drawing in Self.drawings {
      let places = drawing.boxes + drawing.routes.compactMap(\.label)
      let faults = places.enumerated().flatMap { index, first in
        places[(index + 1)...].filter { first.overlaps($0) }.map { (first, $0) }
      }
      #expect(faults.isEmpty, "\(faults)")
    }
  }

  @Test func keepsEverythingInside() {
    for drawing in Self.drawings {
      let whole = LayeredDrawing.Box(
        x: 0, y: 0, width: drawing.size.width, height: drawing.size.height)
      let points = drawing.routes.flatMap(\.points).map {
        LayeredDrawing.Box(x: $0.x, y: $0.y, width: 0, height: 0)
      }
      let places = drawing.boxes + drawing.routes.compactMap(\.label) + points
      let faults = places.filter { !whole.holds($0) }
      #expect(faults.isEmpty, "\(faults) outside \(whole)")
    }
  }

  @Test func givesEveryBoxAndLabelItsRoom() {
    for (graph, drawing) in zip(Self.graphs, Self.drawings) {
      for (size, box) in zip(graph.boxes, drawing.boxes) {
        #expect(size == .init(width: box.width, height: box.height))
      }
      for (arrow, route) in zip(graph.arrows, drawing.routes) {
        #expect(arrow.label == route.label.map { .init(width: $0.width, height: $0.height) })
      }
    }
  }

  @Test func leadsArrowsFromSideToSideOfTheirBoxes() {
    for (graph, drawing) in zip(Self.graphs, Self.drawings) {
      for (arrow, route) in zip(graph.arrows, drawing.routes) {
        #expect(route.points.first.map(drawing.boxes[arrow.from].touches) == true)
        #expect(route.points.last.map(drawing.boxes[arrow.to].touches) == true)
        if let port = arrow.port {
          #expect(route.points.first?.y == drawing.boxes[arrow.from].y + port)
        }
      }
    }
  }

  @Test func runsNoArrowThroughABoxOrALabel() {
    for drawing in Self.drawings {
      for (number, route) in drawing.routes.enumerated() {
        let others =
          drawing.boxes
          + drawing.routes.enumerated().compactMap { index, route in
            index == number ? nil : route.label
          }
        let course = route.course
        let faults = others.filter { place in course.contains { place.surrounds($0) } }
        #expect(faults.isEmpty, "arrow \(number) runs through \(faults)")
      }
    }
  }

  @Test func laysTheSameGraphOutAlike() {
    for (graph, drawing) in zip(Self.graphs, Self.drawings) {
      #expect(LayeredLayout.drawing(of: graph) == drawing)
    }
  }

  @Test func leadsToTheRightWhereNoCircleForbidsIt() {
    let box = LayeredGraph.Size(width: 100, height: 40)
    let graph = LayeredGraph(
      boxes: [box, box, box],
      arrows: [.init(from: 0, to: 1), .init(from: 1, to: 2), .init(from: 2, to: 0)])
    let drawing = LayeredLayout.drawing(of: graph)
    #expect(drawing.boxes[0].x < drawing.boxes[1].x)
    #expect(drawing.boxes[1].x < drawing.boxes[2].x)
    #expect(drawing.routes[2].points.first?.x == drawing.boxes[2].x)
  }
}

/// Numbers that are the same in every run.
private struct Numbers {
  var state: UInt64

  mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return bound == 0 ? 0 : Int((state >> 33) % UInt64(bound))
  }
}

extension LayeredDrawing.Box {
  func overlaps(_ other: Self) -> Bool {
    x < other.x + other.width && other.x < x + width && y < other.y + other.height
      && other.y < y + height
  }

  func holds(_ other: Self) -> Bool {
    x <= other.x && y <= other.y && other.x + other.width <= x + width
      && other.y + other.height <= y + height
  }

  /// Whether a point lies on the left or the right side.
  func touches(_ point: LayeredDrawing.Point) -> Bool {
    (point.x == x || point.x == x + width) && (y...(y + height)).contains(point.y)
  }

  func surrounds(_ point: (x: Double, y: Double)) -> Bool {
    Double(x) < point.x && point.x < Double(x + width) && Double(y) < point.y
      && point.y < Double(y + height)
  }
}

extension LayeredDrawing.Route {
  /// Points along the way as it is drawn.
  var course: [(x: Double, y: Double)] {
    zip(points, points.dropFirst()).flatMap { start, end in
      (0...12).map { part in
        let t = Double(part) / 12
        let (x0, x3) = (Double(start.x), Double(end.x))
        let (y0, y3) = (Double(start.y), Double(end.y))
        guard start.y != end.y else { return (x0 + (x3 - x0) * t, y0) }
        let (middle, u) = ((x0 + x3) / 2, 1 - t)
        let x = u * u * u * x0 + 3 * u * t * middle + t * t * t * x3
        let y = y0 * (u * u * u + 3 * u * u * t) + y3 * (3 * u * t * t + t * t * t)
        return (x, y)
      }
    }
  }
}
