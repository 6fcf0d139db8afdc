/// The last of the page's scripts: what is searched, filtered, ordered and open is in the address, and comes from there.
enum HTMLAddressScript {
  static let code = #"""
    // The address
    /** The hash for what the page shows: fields by their names, and the open items by theirs. */
    function address() {
      const parts = fields.filter(field => byId(field).value).map(field => [field, byId(field).value]);
      const open = items.filter(item => item.open).map(item => ["open", item.id.slice("open=".length)]);
      // So many are no place any more that one would tell others.
      if (open.length <= 100) parts.push(...open);
      return parts.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&");
    }
    function noteAddress() {
      const hash = address();
      if (location.hash.slice(1) === hash) return;
      history.replaceState(null, "", hash ? `#${hash}` : location.href.split("#")[0]);
    }
    function decoded(text) {
      try { return decodeURIComponent(text); } catch { return text; }
    }
    /** The item of a name; when there are several by now, or fewer, the first that is called so. */
    function itemNamed(name) {
      const exact = byId(`open=${name}`);
      if (exact) return exact;
      const [plain] = name.split("@");
      return items.find(item => item.dataset.name === plain);
    }
    /** Shows what the address says. */
    function follow() {
      const values = {}, open = new Set();
      for (const part of location.hash.slice(1).split("&")) {
        const at = part.indexOf("="), name = part.slice(0, at), value = decoded(part.slice(at + 1));
        if (name === "open") open.add(itemNamed(value));
        else if (fields.includes(name)) values[name] = value;
      }
      open.delete(undefined);
      for (const field of fields) {
        // A link that says nothing of the order keeps it.
        if (field !== "sort" || field in values) byId(field).value = values[field] ?? "";
        // A value that is not among the choices means none.
        if (byId(field).selectedIndex === -1) byId(field).value = "";
      }
      for (const item of items) item.open = open.has(item);
      apply();
      // Open items are shown even if the filters would hide them.
      for (const item of open) {
        item.hidden = false;
        colourCode(item);
      }
      const [first] = open;
      if (first) first.scrollIntoView();
      else if (Object.keys(values).length) byId("items-title").scrollIntoView();
    }
    /** Shows items, as the map asks for. */
    function show(values) {
      for (const field of fields) if (field !== "sort") byId(field).value = values[field] ?? "";
      apply();
      noteAddress();
      byId("items-title").scrollIntoView();
      byId("search").focus({ preventScroll: true });
    }
    function changed() {
      apply();
      noteAddress();
    }
    byId("filters").hidden = false;
    byId("filters").addEventListener("input", changed);
    byId("filters").addEventListener("reset", () => setTimeout(changed));
    byId("filters").addEventListener("submit", event => event.preventDefault());
    byId("all").addEventListener("click", () => {
      const shown = items.filter(item => !item.hidden), opens = shown.some(item => !item.open);
      for (const item of shown) item.open = opens;
    });
    // A toggle is told of later, and once for many.
    let isNoting = false;
    byId("items").addEventListener("toggle", event => {
      if (event.target.open) colourCode(event.target);
      if (isNoting) return;
      isNoting = true;
      setTimeout(() => { isNoting = false; sayAll(); noteAddress(); });
    }, true);
    document.addEventListener("keydown", event => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.activeElement?.matches("input:not([type=radio]), select, textarea")) return;
      event.preventDefault();
      byId("search").focus();
    });
    addEventListener("hashchange", follow);
    follow();
    """#
}
