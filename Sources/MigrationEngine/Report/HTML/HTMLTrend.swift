/// The part of the HTML report that plots the runs which `--trend` keeps.
enum HTMLTrend {
  /// The runs as a table, the last one first; the script draws them from it. Empty where no trend is kept.
  static func section(_ trend: [TrendEntry]) -> String {
    if trend.isEmpty { return "" }
    let titles =
      ["date", "commit", "changes", "reads", "mentions", "imports"] + Outcome.allCases.map(\.rawValue) + ["lines"]
    let rows = trend.sorted { $0.date < $1.date }.reversed().map { run in
      let date = run.date.formatted(.iso8601)
      let cells =
        [run.revision.map { String($0.prefix(10)) } ?? "–", run.written ? "written" : "–"] + run.left.map(String.init)
      return "<tr><th scope=\"row\"><time datetime=\"\(date)\">"
        + "\(date.replacing("T", with: " ").replacing("Z", with: ""))</time></th>"
        + cells.map { "<td>\($0.html)</td>" }.joined() + "</tr>"
    }
    return """
      <section id="trend-section" aria-labelledby="trend-title">
      <h2 id="trend-title">Over time</h2>
      <p class="quiet">What each run found or, where it wrote its changes, left.</p>
      <div id="charts"></div>
      <details open><summary id="runs-title">The runs as a table</summary>
      <p class="hint">The table goes on to the right: scroll it sideways →</p>
      <div class="scroll" tabindex="0" role="region" aria-labelledby="runs-title"><table id="runs">
      <thead><tr>\(titles.map { "<th scope=\"col\">\($0)</th>" }.joined())</tr></thead>
      <tbody>\(rows.joined(separator: "\n"))</tbody>
      </table></div></details>
      </section>
      """
  }

  static let style = """
    #charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); gap: 1rem; margin-bottom: 1rem; align-items: start; }
    #charts figure { margin: 0; padding: .75rem; background: var(--panel); border-radius: .5rem; }
    #charts figcaption { font-weight: 600; }
    #charts svg { display: block; width: 100%; height: auto; margin: .5rem 0; overflow: visible; }
    #charts .grid { stroke: var(--line); }
    #charts text { fill: var(--quiet); font: 11px system-ui, sans-serif; }
    #charts path { fill: none; stroke: currentColor; stroke-width: 2; stroke-linejoin: round; }
    #charts circle { fill: currentColor; }
    #charts .series { color: var(--link); }
    #charts .series.synthesized { color: var(--synthesized); } #charts .series.explicit { color: var(--explicit); }
    #charts .series.bridged { color: var(--bridged); } #charts .series.untouched { color: var(--untouched); }
    #charts .legend { display: flex; flex-wrap: wrap; gap: .1rem .9rem; font-size: .85rem; }
    #charts .legend svg { display: inline; width: 1.75rem; height: .6rem; margin: 0 .3rem 0 0; }
    #trend-section summary { display: list-item; }
    #trend-section .scroll { max-height: 20rem; overflow-y: auto; }
    #runs td, #runs th { white-space: nowrap; }
    """

  static let script = #"""
    // Over time
    function drawn(tag, attributes, ...children) {
      const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      element.append(...children);
      return element;
    }
    /** The runs of the table, the first one first. */
    const runs = [...document.querySelectorAll("#runs tbody tr")].map(row => {
      const date = row.querySelector("time").dateTime, [revision, , ...left] = [...row.cells].slice(1).map(cell => cell.textContent);
      const names = ["reads", "mentions", "imports", ...outcomes, "lines"];
      return {
        revision: revision === "–" ? "" : revision, time: Date.parse(date), day: date.slice(0, 10),
        left: Object.fromEntries(names.map((name, index) => [name, Number(left[index])])),
      };
    }).reverse();
    // Colours are not all that tells lines apart.
    const dashes = { synthesized: "", explicit: "8 3", bridged: "3 3", untouched: "8 3 2 3" };
    function chart(title, fields) {
      const width = 320, height = 160, margin = { left: 44, right: 10, top: 10, bottom: 22 };
      const first = runs[0].time, last = runs[runs.length - 1].time;
      const highest = Math.max(1, ...runs.flatMap(run => fields.map(field => run.left[field])));
      const step = 10 ** Math.floor(Math.log10(highest));
      // Half of it is a whole number, too.
      const top = highest === 1 ? 1 : step * (step > 1 ? [1, 2, 3, 4, 5, 6, 8, 10] : [2, 4, 6, 8, 10]).find(unit => unit * step >= highest);
      const x = time => margin.left + (width - margin.left - margin.right) * (last > first ? (time - first) / (last - first) : .5);
      const y = value => height - margin.bottom - (height - margin.top - margin.bottom) * value / top;
      const said = fields.map(field => {
        const values = runs.map(run => run.left[field]);
        const name = fields.length > 1 ? `${field}: ` : "";
        return runs.length > 1 ? `${name}${values[0]} on ${runs[0].day}, ${values[values.length - 1]} on ${runs[runs.length - 1].day}`
          : `${name}${values[0]} on ${runs[0].day}`;
      }).join("; ");
      const svg = drawn("svg", { viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": `${title}. ${said}.` });
      for (const value of top > 1 ? [0, top / 2, top] : [0, top]) {
        svg.append(drawn("line", { class: "grid", x1: margin.left, x2: width - margin.right, y1: y(value), y2: y(value) }),
          drawn("text", { x: margin.left - 6, y: y(value) + 4, "text-anchor": "end" }, `${value}`));
      }
      svg.append(drawn("text", { x: margin.left, y: height - 5 }, runs[0].day));
      if (runs[runs.length - 1].day !== runs[0].day) {
        svg.append(drawn("text", { x: width - margin.right, y: height - 5, "text-anchor": "end" }, runs[runs.length - 1].day));
      }
      for (const field of fields) {
        const points = runs.map(run => `${x(run.time).toFixed(1)},${y(run.left[field]).toFixed(1)}`);
        svg.append(drawn("g", { class: `series ${field}` },
          drawn("path", { d: `M${points.join("L")}`, "stroke-dasharray": dashes[field] || "" }),
          ...runs.map(run => drawn("circle", { cx: x(run.time).toFixed(1), cy: y(run.left[field]).toFixed(1), r: runs.length > 60 ? 1 : 3 },
            drawn("title", {}, `${run.left[field]} on ${run.day}${run.revision ? `, ${run.revision}` : ""}`)))));
      }
      const figure = make("figure", "", make("figcaption", "", title), svg);
      if (fields.length > 1) {
        figure.append(make("div", "legend", ...fields.map(field => {
          const line = drawn("svg", { viewBox: "0 0 28 8", class: `series ${field}`, "aria-hidden": "true" },
            drawn("path", { d: "M0,4L28,4", "stroke-dasharray": dashes[field] }));
          return make("span", "", line, field);
        })));
      }
      return figure;
    }
    if (runs.length) {
      byId("charts").append(
        chart("Values read from a JSON", ["reads"]), chart("Mentions of JSON", ["mentions"]),
        chart("Types left, by how they would end", outcomes),
        chart("Lines that can be rewritten", ["lines"]), chart("Files that import it", ["imports"]));
    }
    """#
}

extension TrendEntry {
  /// The legacy code that a run left, in the order of the table. Converted code is none.
  fileprivate var left: [Int] {
    let outcomes = [totals.synthesized, totals.explicit, totals.bridged, totals.untouched]
    return written
      ? [totals.readsAfter, totals.mentionsAfter, totals.importsAfter, 0, 0] + outcomes[2...] + [0]
      : [totals.readsBefore, totals.mentionsBefore, totals.importsBefore] + outcomes + [totals.linesBefore]
  }
}
