/// The styles of the page: colours, head, figures and lists.
enum HTMLPageStyle {
  static let css = """
    :root {
      color-scheme: light dark;
      --paper: #fff; --ink: #1c1e21; --quiet: #5c636b; --line: #d9dde2; --panel: #f5f6f8; --link: #0b57d0;
      --synthesized: #1a7f37; --explicit: #0a6c8f; --bridged: #8a5a00; --untouched: #c0262d;
      --added: #e6ffec; --removed: #ffebe9; --added-word: #abf2bc; --removed-word: #ffc0bb;
      --keyword: #9b2393; --string: #b3261e; --comment: #5d6c79; --type: #0b4f79; --number: #1c00cf; --attribute: #643820;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --paper: #14171a; --ink: #e4e7eb; --quiet: #9aa4ae; --line: #343a41; --panel: #1d2126; --link: #8ab4f8;
        --synthesized: #57c46f; --explicit: #56c0e0; --bridged: #e0b040; --untouched: #ff7b72;
        --added: #12301d; --removed: #3d1a1d; --added-word: #1d5c31; --removed-word: #75282c;
        --keyword: #ff7ab2; --string: #ff9d8f; --comment: #9aa7b3; --type: #9ee0e8; --number: #d9c97c; --attribute: #f0a868;
      }
    }
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    body {
      margin: 0 auto; padding: 1rem; max-width: 76rem; background: var(--paper); color: var(--ink);
      font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere;
    }
    h1 { margin: 0; font-size: 1.8rem; line-height: 1.2; }
    h2 { margin: 2rem 0 .5rem; font-size: 1.2rem; }
    h3 { margin: .75rem 0 .25rem; font-size: 1rem; }
    a { color: var(--link); }
    code { font-family: ui-monospace, monospace; font-size: .86em; }
    .quiet { color: var(--quiet); margin: 0 0 .5rem; }
    .note { padding: .5rem .75rem; border-left: .25rem solid var(--bridged); background: var(--panel); }
    .synthesized { color: var(--synthesized); } .explicit { color: var(--explicit); }
    .bridged { color: var(--bridged); } .untouched { color: var(--untouched); }
    :focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
    .facts { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; margin: .5rem 0; }
    .facts div { display: flex; gap: .4rem; }
    .facts dt { color: var(--quiet); }
    .facts dd { margin: 0; }
    .scroll { overflow-x: auto; }
    .hint { display: none; margin: 0; color: var(--quiet); font-size: .85rem; }
    table { border-collapse: collapse; width: 100%; }
    th, td { padding: .3rem .75rem .3rem 0; border-bottom: 1px solid var(--line); text-align: right; font-weight: normal; }
    th:first-child, td:first-child { text-align: left; }
    thead th, #totals tr:last-child > * { font-weight: 600; }
    #meters { display: grid; grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr)); gap: .75rem; margin-bottom: 1rem; }
    .meter { padding: .75rem; background: var(--panel); border-radius: .5rem; }
    .meter strong { display: block; font-size: 1.35rem; }
    .bar { height: .5rem; border-radius: .25rem; background: var(--line); overflow: hidden; display: flex; }
    .bar i { display: block; height: 100%; background: var(--synthesized); }
    .bar i.left { background: repeating-linear-gradient(135deg, var(--untouched) 0 4px, var(--paper) 4px 5px); }
    .legend { margin: 1rem 0; padding: 0 .75rem; background: var(--panel); border-radius: .5rem; }
    .legend summary { padding: .5rem 0; font-weight: 600; cursor: pointer; }
    .legend dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 28rem), 1fr)); gap: .25rem 1.5rem; margin: 0; padding-bottom: .75rem; }
    .legend dl div { display: grid; grid-template-columns: 7rem 1fr; gap: .5rem; align-items: baseline; }
    .legend dt { font-weight: 600; overflow-wrap: normal; } .legend dd { margin: 0; }
    .legend mark { background: var(--removed-word); }
    .swatch i { width: 100%; }
    .legend .swatch { font-weight: normal; } .legend .diff.swatch { border: 0; }
    .folders { display: grid; grid-template-columns: minmax(8rem, auto) minmax(6rem, 1fr) max-content; gap: .25rem .75rem; margin: 0; padding: 0; list-style: none; }
    .folders li { display: grid; grid-template-columns: subgrid; grid-column: 1 / -1; align-items: center; }
    .folders span:last-child { text-align: right; color: var(--quiet); }
    summary { cursor: pointer; }
    .columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); gap: 0 2rem; }
    ol { margin: 0; padding: 0; list-style: none; }
    ol li { display: flex; gap: .5rem; padding: .15rem 0; }
    ol li b { min-width: 3rem; text-align: right; font-weight: 600; white-space: nowrap; }
    @media (max-width: 44rem) {
      body { padding: .75rem; }
      .hint { display: block; }
      .folders li { display: flex; flex-wrap: wrap; gap: .1rem .75rem; justify-content: space-between; padding: .2rem 0; }
      .folders { display: block; }
      .folders .bar { order: 1; flex: 1 0 100%; }
      .legend dl div { grid-template-columns: 7rem 1fr; }
      .cards thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
      .cards, .cards tbody, .cards tr { display: block; }
      .cards tr { padding: .4rem 0; border-bottom: 1px solid var(--line); }
      .cards th, .cards td { padding: 0; border: 0; }
      .cards tbody th { display: block; font-weight: 600; }
      .cards td { display: inline-block; margin-right: 1rem; }
      .cards td::before { content: attr(data-label) " "; color: var(--quiet); font-weight: normal; }
      .cards.properties td[data-label=why] { display: block; }
      .cards.properties .none { display: none; }
    }
    """
}
