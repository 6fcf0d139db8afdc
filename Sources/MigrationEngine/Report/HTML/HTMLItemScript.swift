/// The page's script for its items: search, filters, order, and the colours of their code.
enum HTMLItemScript {
  static let code = #"""
    const data = JSON.parse(document.getElementById("report").textContent);
    const outcomes = ["synthesized", "explicit", "bridged", "untouched"];
    const byId = id => document.getElementById(id);

    /** An element with a class, and children that are elements or texts. */
    function make(tag, className, ...children) {
      const element = document.createElement(tag);
      if (className) element.className = className;
      element.append(...children.filter(child => child !== null && child !== undefined));
      return element;
    }
    const plural = (count, word) => `${count} ${word}${count === 1 ? "" : "s"}`;

    // Search, filters and order
    const items = [...document.querySelectorAll("#items > details")];
    const fields = ["search", "outcome", "kind", "folder", "sort"];
    const searched = text => text.toLowerCase().replaceAll("`", "").replace(/\s+/g, " ");
    /** What is searched of an item: all that it says but its code. Made when it is needed first. */
    const texts = new Map();
    function textOf(item) {
      if (!texts.has(item)) {
        const parts = item.querySelectorAll("summary, .reasons, .proof, .properties tbody, .needs");
        texts.set(item, searched([item.dataset.file, ...[...parts].map(part => part.textContent)].join(" ")));
      }
      return texts.get(item);
    }
    /** The words of a search, and its phrases in quotation marks. */
    const wordsOf = text => [...searched(text).matchAll(/"([^"]*)"?|[^\s"]+/g)].map(match => match[1] ?? match[0]);
    const orders = {
      file: (one, other) => one.dataset.index - other.dataset.index,
      outcome: (one, other) => outcomes.indexOf(one.dataset.outcome) - outcomes.indexOf(other.dataset.outcome)
        || orders.file(one, other),
      name: (one, other) => one.dataset.name.localeCompare(other.dataset.name, "en") || orders.file(one, other),
    };
    let order = "";
    function apply() {
      const [search, outcome, kind, folder, sort] = fields.map(field => byId(field).value);
      const words = wordsOf(search);
      let shown = 0;
      for (const item of items) {
        const fits = (!outcome || item.dataset.outcome === outcome) && (!kind || item.dataset.kind === kind)
          && (!folder || item.dataset.folder === folder) && (!words.length || words.every(word => textOf(item).includes(word)));
        item.hidden = !fits;
        shown += fits ? 1 : 0;
      }
      if (sort !== order) {
        // The page itself is in the order of savings.
        byId("items").append(...(orders[sort] ? [...items].sort(orders[sort]) : items));
        order = sort;
      }
      byId("count").textContent = `${shown} of ${plural(items.length, "item")}`;
      sayAll();
    }
    function sayAll() {
      byId("all").textContent = items.some(item => !item.hidden && !item.open) ? "Open all" : "Close all";
    }

    // Colours of Swift code
    const keywords = new Set(("actor any as associatedtype async await break case catch class continue convenience default defer "
      + "deinit didSet do else enum extension fallthrough false fileprivate final for func get guard if import in indirect init "
      + "inout internal is lazy let mutating nil nonmutating open operator optional override precedencegroup private protocol "
      + "public repeat required rethrows return self Self set some static struct subscript super switch throw throws true try "
      + "typealias unowned var weak where while willSet").split(" "));
    const tokens = new RegExp([
      /(?<comment>\/\/.*|\/\*)/, /(?<string>#*"""|#+"(?:[^"]|"(?!#))*"#+|"(?:\\.|[^"\\])*"?)/, /(?<attribute>[@#][A-Za-z_]\w*)/,
      /(?<number>\b(?:0[box][\da-fA-F_]+|\d[\d_]*(?:\.\d[\d_]*)?(?:[eE][+-]?\d+)?))/, /(?<word>\$\d+|`?[\p{L}_][\p{L}\p{N}_]*`?)/,
    ].map(part => part.source).join("|"), "uy");
    /** The kinds of the parts of a text, and what it leaves open: the end of a comment or of a string of several lines. */
    function kindsOf(text, open) {
      const parts = [];
      let at = 0;
      while (at < text.length) {
        let kind = "", end = at + 1;
        if (open) {
          const close = text.indexOf(open, at);
          kind = open === "*/" ? "comment" : "string";
          end = close < 0 ? text.length : close + open.length;
          if (close >= 0) open = "";
        } else {
          tokens.lastIndex = at;
          const groups = tokens.exec(text)?.groups ?? {};
          const [name, found] = Object.entries(groups).find(([, value]) => value !== undefined) ?? [];
          if (found) end = at + found.length;
          kind = name ?? "";
          if (found === "/*") open = "*/";
          else if (name === "string" && found.endsWith('"""')) open = `"""${"#".repeat(found.length - 3)}`;
          else if (name === "word") {
            const isMember = text[at - 1] === "." && text[at - 2] !== ".";
            kind = keywords.has(found) && !(isMember && found !== "init" && found !== "self") ? "keyword"
              : /^\p{Lu}/u.test(found) ? "type" : "";
          }
        }
        if (kind) parts.push({ kind, start: at, end });
        at = end;
      }
      return { parts, open };
    }
    /** Gives the parts of a line their colours; marks stay where they are. */
    function colour(line, parts) {
      const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT), nodes = [];
      while (walker.nextNode()) nodes.push(walker.currentNode);
      let start = 0;
      for (const node of nodes) {
        const text = node.data, end = start + text.length, pieces = [];
        let at = start;
        for (const part of parts) {
          const [from, to] = [Math.max(part.start, start), Math.min(part.end, end)];
          if (from >= to) continue;
          pieces.push(text.slice(at - start, from - start), make("span", `code-${part.kind}`, text.slice(from - start, to - start)));
          at = to;
        }
        if (pieces.length) node.replaceWith(...pieces, text.slice(at - start));
        start = end;
      }
    }
    function colourCode(item) {
      if (item.dataset.coloured) return;
      item.dataset.coloured = "yes";
      for (const side of [".old", ".new"]) {
        let open = "";
        for (const line of item.querySelectorAll(`${side} > [data-line]`)) {
          const kinds = kindsOf(line.textContent, open);
          open = kinds.open;
          colour(line, kinds.parts);
        }
      }
    }
    """#
}
