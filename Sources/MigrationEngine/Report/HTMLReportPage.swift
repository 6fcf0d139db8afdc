/// The parts of the HTML report that are the same in every report.
enum HTMLReportPage {
  static let body = """
    <body>
    <header>
    <h1>Migration to Codable</h1>
    <p id="lead"></p>
    </header>
    <main>
    <noscript>This page fills itself by a script of its own; please allow that.</noscript>
    <section aria-labelledby="progress-title">
    <h2 id="progress-title">Progress</h2>
    <div id="meters"></div>
    <div class="scroll" tabindex="0" role="region" aria-label="Totals"><table id="totals"></table></div>
    </section>
    \(HTMLTrend.section)
    \(HTMLTreemap.section)
    <section aria-labelledby="folders-title">
    <h2 id="folders-title">Legacy left, by folder</h2>
    <p class="quiet">Values that are read from a <code>JSON</code> by code that stays. A folder shows its items below.</p>
    <div id="folders"></div>
    </section>
    <section aria-labelledby="obstacles-title">
    <h2 id="obstacles-title">What stands in the way</h2>
    <div class="columns"><div><h3>By reason</h3><ol id="obstacles"></ol></div>
    <div><h3>By type that others wait for</h3><ol id="blocking"></ol></div></div>
    </section>
    <section aria-labelledby="items-title">
    <h2 id="items-title">Items</h2>
    <form id="filters" role="search">
    <label>Search <input type="search" id="search" placeholder="name, file, reason (press /)" autocomplete="off"></label>
    <label>Outcome <select id="outcome"><option value="">all</option></select></label>
    <label>Kind <select id="kind"><option value="">all</option></select></label>
    <label>Folder <select id="folder"><option value="">all</option></select></label>
    <button type="reset">Clear</button>
    </form>
    <p id="count" role="status"></p>
    <div id="items"></div>
    </section>
    <section id="notes-section" aria-labelledby="notes-title" hidden>
    <h2 id="notes-title">Notes</h2>
    <ul id="notes"></ul>
    </section>
    </main>
    </body>
    """

  static let style = """
    :root {
      color-scheme: light dark;
      --paper: #fff; --ink: #1c1e21; --quiet: #5c636b; --line: #d9dde2; --panel: #f5f6f8; --link: #0b57d0;
      --synthesized: #1a7f37; --explicit: #0a6c8f; --bridged: #9a6700; --untouched: #c0262d;
      --added: #dafbe1; --removed: #ffebe9;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --paper: #14171a; --ink: #e4e7eb; --quiet: #9aa4ae; --line: #343a41; --panel: #1d2126; --link: #8ab4f8;
        --synthesized: #57c46f; --explicit: #56c0e0; --bridged: #e0b040; --untouched: #ff7b72;
        --added: #12361f; --removed: #431d1f;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0 auto; padding: 1rem; max-width: 76rem; background: var(--paper); color: var(--ink);
      font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere;
    }
    h1 { margin: 0; font-size: 1.6rem; }
    h2 { margin: 2rem 0 .5rem; font-size: 1.2rem; }
    h3 { margin: .5rem 0; font-size: 1rem; }
    code, .code { font-family: ui-monospace, monospace; font-size: .86em; }
    .quiet { color: var(--quiet); margin: 0 0 .5rem; }
    .scroll { overflow-x: auto; }
    table { border-collapse: collapse; min-width: 34rem; }
    th, td { padding: .25rem .75rem .25rem 0; border-bottom: 1px solid var(--line); text-align: right; font-weight: normal; overflow-wrap: normal; }
    th:first-child, td:first-child { text-align: left; }
    thead th, #totals tr:last-child > * { font-weight: 600; }
    #meters { display: grid; grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr)); gap: .75rem; margin-bottom: 1rem; }
    .meter { padding: .75rem; background: var(--panel); border-radius: .5rem; }
    .meter strong { display: block; font-size: 1.5rem; }
    .bar { height: .5rem; border-radius: .25rem; background: var(--line); overflow: hidden; display: flex; }
    .bar i { display: block; height: 100%; background: var(--synthesized); }
    .bar i.left { background: var(--untouched); }
    #folders button {
      display: grid; grid-template-columns: minmax(8rem, 2fr) 3fr minmax(6rem, auto); gap: .75rem; align-items: center;
      width: 100%; padding: .25rem 0; border: 0; background: none; color: inherit; font: inherit; text-align: left; cursor: pointer;
    }
    #folders button:hover span:first-child { text-decoration: underline; }
    #folders span:last-child { text-align: right; color: var(--quiet); }
    .columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr)); gap: 0 2rem; }
    ol { margin: 0; padding: 0; list-style: none; }
    ol li { display: flex; gap: .5rem; padding: .15rem 0; }
    ol li b { min-width: 3rem; text-align: right; font-weight: 600; }
    ol button { border: 0; padding: 0; background: none; color: var(--link); font: inherit; text-align: left; cursor: pointer; }
    #filters { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; }
    #filters label { display: grid; font-size: .85rem; color: var(--quiet); }
    #filters label:first-child { flex: 1 1 14rem; }
    #filters select { max-width: 16rem; }
    input, select, #filters button {
      padding: .4rem .5rem; border: 1px solid var(--line); border-radius: .35rem; background: var(--paper); color: var(--ink);
      font: inherit; width: 100%; min-height: 2.5rem;
    }
    #filters button { width: auto; background: var(--panel); cursor: pointer; }
    :focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
    details { border-bottom: 1px solid var(--line); content-visibility: auto; contain-intrinsic-size: auto 3rem; }
    summary { display: grid; grid-template-columns: 7rem 1fr auto; gap: .75rem; padding: .5rem 0; cursor: pointer; }
    summary small { display: block; color: var(--quiet); }
    .outcome { font-weight: 600; }
    .synthesized { color: var(--synthesized); } .explicit { color: var(--explicit); }
    .bridged { color: var(--bridged); } .untouched { color: var(--untouched); }
    .inside { padding: 0 0 1rem; }
    .inside ul { margin: .25rem 0; padding-left: 1.25rem; }
    .properties { min-width: 0; }
    .properties td, .properties th { text-align: left; vertical-align: top; }
    #totals td, #totals th { white-space: nowrap; }
    .diff { font: .8rem/1.45 ui-monospace, monospace; border: 1px solid var(--line); border-radius: .35rem; overflow-x: auto; }
    .diff div { display: grid; grid-template-columns: 1fr 1fr; }
    .diff span { padding: 0 .5rem 0 3.25rem; white-space: pre-wrap; position: relative; min-height: 1.45em; }
    .diff span::before { content: attr(data-line); position: absolute; left: 0; width: 2.75rem; text-align: right; color: var(--quiet); }
    .diff .removed { background: var(--removed); } .diff .added { background: var(--added); }
    .diff span + span { border-left: 1px solid var(--line); }
    @media (max-width: 44rem) {
      body { padding: .75rem; }
      summary { grid-template-columns: 1fr auto; gap: 0 .75rem; }
      summary .name { grid-column: 1 / -1; grid-row: 2; }
      #folders button { grid-template-columns: 1fr auto; }
      #folders .bar { grid-column: 1 / -1; grid-row: 2; }
      .diff div { display: block; }
      .diff span { display: block; }
      .diff span + span { border-left: 0; }
      .diff .same + .same, .diff .absent { display: none; }
    }
    @media print { details { content-visibility: visible; } #filters { display: none; } }
    """

  static let script = """
    "use strict";
    const data = JSON.parse(document.getElementById("report").textContent);
    const outcomes = ["synthesized", "explicit", "bridged", "untouched"];
    const kinds = { response: "response", model: "model", request: "request", callSite: "call site" };
    const byId = id => document.getElementById(id);

    /** An element with a class, and children that are elements or texts. */
    function make(tag, className, ...children) {
      const element = document.createElement(tag);
      if (className) element.className = className;
      element.append(...children.filter(child => child !== null && child !== undefined));
      return element;
    }
    /** A text whose parts between backticks are code. */
    function marked(text) {
      const span = make("span", "");
      text.split("`").forEach((part, index) => span.append(index % 2 ? make("code", "", part) : part));
      return span;
    }
    const folderOf = file => file.includes("/") ? file.slice(0, file.lastIndexOf("/")) || "/" : ".";
    const plural = (count, word) => `${count} ${word}${count === 1 ? "" : "s"}`;

    // Progress
    const { totals } = data, { legacy } = totals;
    byId("lead").textContent = `${totals.changedFiles} of ${plural(totals.files, "file")} ` +
      `${data.isWritten ? "changed" : "would change"}.${data.verification ? ` ${data.verification}` : ""}`;
    function meter(title, before, after) {
      const gone = before ? Math.round(100 * (before - after) / before) : 0;
      const bar = make("i", "");
      bar.style.width = `${Math.max(0, Math.min(100, gone))}%`;
      return make("div", "meter", title, make("strong", "", before ? `${gone} % gone` : "–"),
        make("div", "bar", bar), make("small", "", `${before} → ${after}`));
    }
    byId("meters").append(
      meter("Values read from a JSON", legacy.readsBefore, legacy.readsAfter),
      meter("Mentions of JSON", legacy.mentionsBefore, legacy.mentionsAfter),
      meter("Files that import it", legacy.importsBefore, legacy.importsAfter),
      meter("Lines of what is rewritten", totals.linesBefore, totals.linesAfter));
    byId("totals").append(
      make("thead", "", make("tr", "", ...["", "items", ...outcomes, "lines"].map(title => {
        const cell = make("th", outcomes.includes(title) ? title : "", title);
        cell.scope = "col";
        return cell;
      }))),
      make("tbody", "", ...data.rows.map(row => {
        const title = make("th", "", row.title);
        title.scope = "row";
        return make("tr", "", title, ...[row.items, ...row.outcomes,
          row.linesBefore ? `${row.linesBefore} → ${row.linesAfter}` : "–"].map(value => make("td", "", `${value}`)));
      })));

    // Folders and obstacles
    const most = Math.max(1, ...data.folders.map(folder => folder.reads));
    byId("folders").append(...data.folders.map(folder => {
      const gone = make("i", ""), left = make("i", "left");
      gone.style.width = `${100 * (folder.reads - folder.readsLeft) / most}%`;
      left.style.width = `${100 * folder.readsLeft / most}%`;
      const button = make("button", "", make("span", "", folder.path), make("span", "bar", left, gone),
        make("span", "", `${folder.readsLeft} of ${folder.reads} reads`));
      button.type = "button";
      button.addEventListener("click", () => show({ folder: folder.path }));
      return button;
    }));
    function listed(obstacles, label, filter) {
      if (!obstacles.length) return [make("li", "quiet", "nothing")];
      return obstacles.slice(0, 12).map(obstacle => {
        const button = make("button", "", marked(label(obstacle)));
        button.type = "button";
        button.addEventListener("click", () => show(filter(obstacle)));
        return make("li", "", make("b", "", `${obstacle.count} ×`), button);
      });
    }
    byId("obstacles").append(...listed(data.obstacles, obstacle => obstacle.text,
      obstacle => ({ search: obstacle.text.split("`").filter((_, index) => index % 2 === 0)
        .reduce((longest, part) => part.trim().length > longest.length ? part.trim() : longest, "") })));
    byId("blocking").append(...listed(data.blockingTypes, obstacle => `\\`${obstacle.text}\\``,
      obstacle => ({ search: obstacle.text })));

    // Items
    const pattern = data.items.map(({ item }) => [item.name, `${item.file}:${item.line}`, item.kind, ...item.reasons,
      ...item.properties.map(property => `${property.name} ${property.key || ""} ${property.reason || ""}`)]
      .join("\\n").toLowerCase());
    function sideBySide(rows) {
      return make("div", "diff", ...rows.map(row => {
        const isSame = row.a !== undefined && row.a === row.b;
        const side = (text, line, mark) => {
          const span = make("span", text === undefined ? "absent" : isSame ? "same" : mark, text ?? "");
          if (line) span.dataset.line = line;
          return span;
        };
        return make("div", "", side(row.a, row.o, "removed"), side(row.b, row.n, "added"));
      }));
    }
    function inside({ item, rows, verification }) {
      const content = make("div", "inside");
      if (item.findings.length) {
        content.append(make("h3", "", "Reasons"), make("ul", "", ...item.findings.map(finding =>
          make("li", "", marked(finding.text), finding.line ? make("small", "quiet", ` ${finding.file}:${finding.line}`) : null))));
      }
      if (verification) content.append(make("h3", "", "Proof"), make("ul", "", ...verification.map(line => make("li", "", line.trim()))));
      if (item.properties.length) {
        const head = make("tr", "", ...["property", "key", "form", "why"].map(title => make("th", "", title)));
        content.append(make("h3", "", "Properties"));
        const table = make("table", "properties", make("thead", "", head), make("tbody", "", ...item.properties.map(property =>
          make("tr", "", make("td", "code", `${property.name}${property.type ? `: ${property.type}` : ""}`),
            make("td", "code", property.key || ""),
            make("td", "", property.form, property.attribute ? make("span", "code", ` ${property.attribute}`) : null),
            make("td", "", property.reason ? marked(property.reason) : "")))));
        const region = make("div", "scroll", table);
        region.tabIndex = 0;
        content.append(region);
      }
      if (item.dependencies.length) content.append(make("p", "", `Needs ${item.dependencies.join(", ")}`));
      if (rows && rows.length) content.append(make("h3", "", "Before and after"), sideBySide(rows));
      return content;
    }
    const elements = data.items.map((entry, index) => {
      const { item } = entry;
      const details = make("details", "", make("summary", "",
        make("span", `outcome ${item.outcome}`, item.outcome),
        make("span", "name", `${kinds[item.kind]} ${item.name}`, make("small", "", `${item.file}:${item.line}`)),
        make("span", "", item.outcome === "untouched" ? "–" : `${item.linesBefore} → ${item.linesAfter}`)));
      details.id = `item-${index + 1}`;
      details.addEventListener("toggle", () => {
        if (!details.open) return;
        if (details.children.length === 1) details.append(inside(entry));
        history.replaceState(null, "", `#${details.id}`);
      });
      return details;
    });
    byId("items").append(...elements);

    // Filters
    const fields = ["search", "outcome", "kind", "folder"];
    byId("outcome").append(...outcomes.map(outcome => new Option(outcome)));
    byId("kind").append(...Object.entries(kinds).map(([value, title]) => new Option(title, value)));
    byId("folder").append(...data.folders.map(folder => new Option(folder.path)));
    function apply() {
      const words = byId("search").value.toLowerCase().trim();
      const [outcome, kind, folder] = fields.slice(1).map(field => byId(field).value);
      let shown = 0;
      data.items.forEach(({ item }, index) => {
        const fits = (!words || pattern[index].replaceAll("`", "").includes(words.replaceAll("`", "")))
          && (!outcome || item.outcome === outcome) && (!kind || item.kind === kind)
          && (!folder || folderOf(item.file) === folder);
        elements[index].hidden = !fits;
        shown += fits ? 1 : 0;
      });
      byId("count").textContent = `${shown} of ${plural(data.items.length, "item")}`;
    }
    function show(values) {
      fields.forEach(field => { byId(field).value = values[field] ?? ""; });
      apply();
      byId("items-title").scrollIntoView();
      byId("search").focus({ preventScroll: true });
    }
    byId("filters").addEventListener("input", apply);
    byId("filters").addEventListener("reset", () => setTimeout(apply));
    byId("filters").addEventListener("submit", event => event.preventDefault());
    document.addEventListener("keydown", event => {
      if (event.key !== "/" || document.activeElement?.matches("input, select, textarea")) return;
      event.preventDefault();
      byId("search").focus();
    });
    const notes = [...data.problems.map(problem => `skipped: ${problem}`), ...data.notes];
    byId("notes").append(...notes.map(note => make("li", "", note)));
    byId("notes-section").hidden = notes.length === 0;
    apply();
    """

  /// Deep links; the last of the scripts, when everything has its place.
  static let navigation = """
    function follow() {
      const target = location.hash.length > 1 && byId(location.hash.slice(1));
      if (!target || target.tagName !== "DETAILS") return;
      target.open = true;
      target.scrollIntoView();
    }
    addEventListener("hashchange", follow);
    follow();
    """
}
