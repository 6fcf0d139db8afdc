/// The part of the HTML report that shows folders and files by the legacy code in them, as areas.
enum HTMLTreemap {
  static func section(isWritten: Bool) -> String {
    let (before, after) = isWritten ? ("", " checked") : (" checked", "")
    return """
      <section id="map-section" aria-labelledby="map-title" hidden>
      <h2 id="map-title">Legacy code, by file</h2>
      <p class="quiet">Values read from a <code>JSON</code>, and mentions of it: the larger the area, the more. \
      A folder opens, a file shows its items below. Arrow keys go from one to the next, Escape goes up.</p>
      <fieldset id="map-when"><legend>Show what is there</legend>
      <label><input type="radio" name="map-when" value="Before"\(before)> before the migration</label>
      <label><input type="radio" name="map-when" value="After"\(after)> after it\(isWritten ? "" : ", as it would be")</label></fieldset>
      <nav id="map-path" aria-label="Folders above"></nav>
      <p id="map-said" role="status"></p>
      <ul id="map" aria-labelledby="map-title"></ul>
      </section>
      """
  }

  static let style = """
    #map-when { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin: 0 0 .5rem; padding: 0; border: 0; }
    #map-when legend { float: left; padding: 0; margin-right: 1rem; }
    #map-when input { width: auto; min-height: 0; }
    #map-path button { padding: .25rem 0; border: 0; background: none; color: var(--link); font: inherit; cursor: pointer; }
    #map-path button + button::before { content: "/"; padding: 0 .4rem; color: var(--quiet); }
    #map-said { margin: 0 0 .25rem; }
    #map { position: relative; height: 24rem; margin: 0; padding: 0; list-style: none; }
    #map.few { height: 10rem; }
    #map:empty { display: none; }
    #map li { position: absolute; padding: 1px; overflow: hidden; }
    #map button {
      display: flex; flex-direction: column; align-items: stretch; width: 100%; height: 100%; padding: .2rem .3rem; overflow: hidden;
      text-align: left; font: inherit; font-size: .85rem; line-height: 1.25; color: var(--ink); cursor: pointer;
    }
    #map button, #map i { border: 1px solid var(--line); border-radius: .25rem; }
    #map .file { background: color-mix(in srgb, var(--untouched) 14%, var(--paper)); }
    #map .folder { background: var(--panel); border-top-color: var(--untouched); }
    #map .inner { position: relative; flex: 1; margin-top: .1rem; }
    #map i {
      position: absolute; display: flex; flex-direction: column; padding: 0 .15rem; overflow: hidden; font-style: normal;
      font-size: .7rem; color: var(--quiet);
    }
    #map i > span:first-child { min-height: 1.1rem; white-space: nowrap; text-overflow: ellipsis; overflow: hidden; }
    #map button:focus-visible { outline-offset: -3px; }
    """

  static let script = #"""
    // Legacy left, by file
    /** The folders and files with legacy code, before the migration or after it. */
    function legacyTree(when) {
      const root = { name: "", children: new Map() };
      for (const { path, legacy } of data.files) {
        const reads = legacy[`reads${when}`], mentions = legacy[`mentions${when}`];
        if (!reads && !mentions) continue;
        let folder = root;
        const names = path.split("/"), file = names.pop();
        for (const name of names) {
          if (!folder.children.has(name)) folder.children.set(name, { name: name || "/", children: new Map() });
          folder = folder.children.get(name);
        }
        folder.children.set(`${file}\n`, { name: file, path, reads, mentions, files: 1 });
      }
      return settled(root);
    }
    /** A folder with its sums, the largest part first; a folder with nothing but a folder in it is that one. */
    function settled(node) {
      if (!node.children) return node;
      const parts = [...node.children.values()].map(settled);
      if (parts.length === 1 && parts[0].children) {
        return node.name ? { ...parts[0], name: `${node.name}/${parts[0].name}`.replace("//", "/") } : parts[0];
      }
      return summed(node.name, parts.sort((one, other) => weight(other) - weight(one)));
    }
    const weight = node => node.reads + node.mentions;
    /** A node for several, the last of which are behind one of their own where they are too many to be seen. */
    function summed(name, parts) {
      const most = 40, sum = field => parts.reduce((sum, part) => sum + part[field], 0);
      const children = parts.length <= most ? parts
        : [...parts.slice(0, most - 1), summed(`${parts.length - most + 1} more`, parts.slice(most - 1))];
      return { name, children, reads: sum("reads"), mentions: sum("mentions"), files: sum("files") };
    }
    /** Areas as near to squares as they get, row by row (Bruls, Huizing and van Wijk: Squarified Treemaps). */
    function squares(nodes, x, y, width, height) {
      const total = nodes.reduce((sum, node) => sum + weight(node), 0), areas = [];
      let rest = nodes.map(node => ({ node, area: weight(node) / total * width * height }));
      while (rest.length) {
        const side = Math.min(width, height);
        let count = 0, area = 0, worst = Infinity;
        while (count < rest.length) {
          const next = area + rest[count].area, across = next / side;
          const shape = Math.max(...[rest[0].area, rest[count].area].map(one => Math.max(one / across / across, across * across / one)));
          if (shape > worst) break;
          [area, worst, count] = [next, shape, count + 1];
        }
        const across = area / side;
        let along = 0;
        for (const { node, area: one } of rest.slice(0, count)) {
          const length = one / across;
          areas.push(width >= height ? { node, x, y: y + along, width: across, height: length }
            : { node, x: x + along, y, width: length, height: across });
          along += length;
        }
        if (width >= height) [x, width] = [x + across, width - across]; else [y, height] = [y + across, height - across];
        rest = rest.slice(count);
      }
      return areas;
    }
    function placed(element, area, width, height) {
      element.style.cssText = `left: ${100 * area.x / width}%; top: ${100 * area.y / height}%; `
        + `width: ${100 * area.width / width}%; height: ${100 * area.height / height}%`;
      return element;
    }
    /** What is in a folder, as a picture: the folder has to be opened for its parts to be buttons. */
    function inner(node, width, height) {
      if (!node.children || width < 60 || height < 30) return null;
      const picture = make("span", "inner", ...squares(node.children, 0, 0, width, height).map(area =>
        placed(make("i", area.node.children ? "folder" : "file", make("span", "", area.node.name),
          inner(area.node, area.width - 6, area.height - 20)), area, width, height)));
      picture.setAttribute("aria-hidden", "true");
      return picture;
    }
    const map = byId("map"), said = node => `${plural(node.reads, "read")}, ${plural(node.mentions, "mention")}`;
    const nameOf = folder => folder.name && folder.name !== "." ? folder.name : "all";
    /** The folders that are open, the outermost first. */
    let opened = [];
    function openMap(folders, focused) {
      opened = folders;
      const folder = folders[folders.length - 1];
      byId("map-path").replaceChildren(...folders.slice(0, -1).map((above, index) => {
        const button = make("button", "", nameOf(above));
        button.type = "button";
        button.addEventListener("click", () => openMap(folders.slice(0, index + 1), folders[index + 1]));
        return button;
      }));
      const isEmpty = !folder.files;
      byId("map-said").textContent = isEmpty ? "Nothing." : `${nameOf(folder)}: ${said(folder)} in ${plural(folder.files, "file")}`;
      if (isEmpty) return map.replaceChildren();
      map.classList.toggle("few", folder.children.length < 4 && !folder.children.some(part => part.children));
      // Until it is laid out the page is taken to be of usual width.
      const width = map.clientWidth || 960, height = map.clientHeight || 384;
      map.replaceChildren(...squares(folder.children, 0, 0, width, height).map(area => {
        const { node } = area, button = make("button", node.children ? "folder" : "file",
          make("span", "", `${node.name} `, make("b", "", `${weight(node)}`)), inner(node, area.width - 10, area.height - 30));
        button.type = "button";
        button.title = `${node.path ?? node.name}: ${said(node)}`;
        button.setAttribute("aria-label", `${node.children ? "folder " : ""}${button.title}`);
        button.addEventListener("click", () => node.children ? openMap([...folders, node], node.children[0]) : show({ search: `"${node.path}"` }));
        const item = placed(make("li", "", button), area, width, height);
        if (node === focused) setTimeout(() => button.focus());
        return item;
      }));
    }
    function drawMap() { openMap([legacyTree(document.querySelector("#map-when input:checked").value)]); }
    byId("map-when").addEventListener("change", drawMap);
    byId("map").addEventListener("keydown", event => {
      const buttons = [...map.querySelectorAll("button")], at = buttons.indexOf(document.activeElement);
      const steps = { ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 };
      if (event.key in steps) buttons[steps[event.key]]?.focus();
      else if (event.key === "Escape" && opened.length > 1) openMap(opened.slice(0, -1), opened[opened.length - 1]);
      else return;
      event.preventDefault();
    });
    addEventListener("resize", () => openMap(opened));
    byId("map-section").hidden = false;
    drawMap();
    """#
}
