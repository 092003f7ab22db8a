/// A few lines over a few columns, as SVG that reads on light and on dark paper.
struct LinePlot {
  /// One line.
  struct Series {
    let name: String
    /// One value a column.
    let values: [Double]
  }

  let columns: [String]
  let series: [Series]
  let unit: String

  private let width = 640.0
  private let height = 280.0
  private let left = 64.0
  private let right = 96.0
  private let bottom = 36.0
  private let top = 16.0
  private static let colours = ["#3572b0", "#b0552f", "#4c8c4a", "#8a5aa8"]

  /// The drawing.
  var svg: String {
    var text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 640 280\" font-family=\"sans-serif\" font-size=\"13\">\n"
    let high = series.flatMap(\.values).max() ?? 1
    for step in 0...4 {
      let value = high * Double(step) / 4
      let y = place(value, high)
      text += line(left, y, width - right, y, "#8888", 1)
      text += label("\(value.rounded(digits: 2)) \(unit)", left - 8, y + 4, "end", "#888")
    }
    for (index, column) in columns.enumerated() {
      text += label(column, position(index), height - bottom + 20, "middle", "#888")
    }
    for (index, series) in series.enumerated() {
      text += draw(series, Self.colours[index % Self.colours.count], high)
    }
    return text + "</svg>\n"
  }

  private func draw(_ series: Series, _ colour: String, _ high: Double) -> String {
    let points = series.values.enumerated().map { index, value in
      "\(position(index).rounded(digits: 1)),\(place(value, high).rounded(digits: 1))"
    }
    var text =
      "<polyline fill=\"none\" stroke=\"\(colour)\" stroke-width=\"2\" points=\"\(points.joined(separator: " "))\"/>\n"
    for point in points {
      let parts = point.split(separator: ",")
      text += "<circle cx=\"\(parts[0])\" cy=\"\(parts[1])\" r=\"3\" fill=\"\(colour)\"/>\n"
    }
    let last = place(series.values.last ?? 0, high)
    return text + label(series.name, width - right + 10, last + 4, "start", colour)
  }

  private func position(_ column: Int) -> Double {
    left + (width - left - right) * Double(column) / Double(max(1, columns.count - 1))
  }

  private func place(_ value: Double, _ high: Double) -> Double {
    height - bottom - (height - top - bottom) * value / max(high, 1e-9)
  }

  private func line(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ colour: String, _ thickness: Int
  ) -> String {
    "<path d=\"M\(x1.rounded(digits: 1)) \(y1.rounded(digits: 1))L\(x2.rounded(digits: 1)) \(y2.rounded(digits: 1))\" stroke=\"\(colour)\" stroke-width=\"\(thickness)\"/>\n"
  }

  private func label(
    _ text: String, _ x: Double, _ y: Double, _ anchor: String, _ colour: String
  ) -> String {
    "<text x=\"\(x.rounded(digits: 1))\" y=\"\(y.rounded(digits: 1))\" text-anchor=\"\(anchor)\" fill=\"\(colour)\">\(text)</text>\n"
  }
}
