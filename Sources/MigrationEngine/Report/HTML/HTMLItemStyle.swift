/// The styles of the items, their filters and their code.
enum HTMLItemStyle {
  static let css = #"""
    #filters { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; }
    #filters label { display: grid; font-size: .85rem; color: var(--quiet); flex: 0 1 auto; min-width: 0; }
    #filters label:first-child { flex: 1 1 20rem; }
    #filters select { max-width: 14rem; }
    input, select, #filters button {
      padding: .4rem .5rem; border: 1px solid var(--line); border-radius: .35rem; background: var(--paper); color: var(--ink);
      font: inherit; width: 100%; min-height: 2.5rem;
    }
    #filters button { width: auto; background: var(--panel); cursor: pointer; }
    #items details { border-bottom: 1px solid var(--line); content-visibility: auto; contain-intrinsic-size: auto 3.5rem; }
    #items details[open] { content-visibility: visible; }
    #items summary { display: grid; grid-template-columns: 1rem 7rem 1fr max-content; gap: .5rem; padding: .5rem 0; cursor: pointer; list-style: none; }
    #items summary::-webkit-details-marker { display: none; }
    #items summary::before { content: "\25B8"; color: var(--quiet); }
    #items details[open] > summary::before { content: "\25BE"; }
    #items summary:hover b { text-decoration: underline; }
    #items small { color: var(--quiet); }
    #items .name small { display: block; }
    #items .lines { text-align: right; }
    #items .lines small { display: block; }
    .outcome { font-weight: 600; }
    .inside { padding: 0 0 1rem 1.5rem; }
    .inside ul { margin: .25rem 0; padding-left: 1.25rem; }
    .links { margin: 0; font-size: .85rem; }
    .properties td, .properties th { text-align: left; vertical-align: top; }
    .diff { font: .8rem/1.45 ui-monospace, monospace; border: 1px solid var(--line); border-radius: .35rem; overflow: hidden; tab-size: 4; }
    .diff > div { display: grid; grid-template-columns: 1fr 1fr; }
    .new { border-left: 1px solid var(--line); }
    .diff del, .diff ins, .diff div div span[data-line] {
      display: block; position: relative; min-height: 1.45em; padding: 0 .5rem 0 4.25rem; white-space: pre-wrap; text-decoration: none;
    }
    .diff del { background: var(--removed); } .diff ins { background: var(--added); }
    .diff [data-line]::before {
      content: attr(data-line); position: absolute; left: 0; width: 2.5rem; text-align: right; color: var(--quiet); user-select: none;
    }
    .diff del::after, .diff ins::after { position: absolute; left: 3rem; top: 0; font-weight: 700; }
    .diff del::after { content: "\2212"; color: var(--untouched); } .diff ins::after { content: "+"; color: var(--synthesized); }
    .diff.swatch del, .diff.swatch ins { padding-left: 1.25rem; }
    .diff.swatch del::after, .diff.swatch ins::after { left: .35rem; }
    mark { color: inherit; border-radius: .15rem; }
    del mark { background: var(--removed-word); } ins mark { background: var(--added-word); }
    .code-keyword { color: var(--keyword); } .code-string { color: var(--string); } .code-comment { color: var(--comment); }
    .code-type { color: var(--type); } .code-number { color: var(--number); } .code-attribute { color: var(--attribute); }
    @media (max-width: 44rem) {
      #filters label, #filters label:first-child, #filters select { flex: 1 1 9rem; max-width: none; }
      #filters label:first-child { flex-basis: 100%; }
      #items summary { grid-template-columns: 1rem 1fr max-content; }
      #items summary .name { grid-column: 2 / -1; grid-row: 2; }
      .inside { padding-left: 0; }
      .diff > div { display: block; }
      .diff .same .new { display: none; }
      .new { border-left: 0; }
      .diff del, .diff ins, .diff div div span[data-line] { padding-left: 3.25rem; }
      .diff [data-line]::before { width: 1.9rem; }
      .diff del::after, .diff ins::after { left: 2.3rem; }
    }
    @media print { #items details { content-visibility: visible; } #filters { display: none; } }
    """#
}
