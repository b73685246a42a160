// Styles, as sheets made by script: a strict Content-Security-Policy allows no inline styles.
const SHEET = `
:host { display: block; color-scheme: light dark;
  --primary: #4338ca; --text: #1a1a1f; --soft: #5b5b66; --ground: #ffffff; --line: #cfcfd8; --danger: #a3261b;
  --radius: 8px; --font: system-ui, sans-serif; --size: 16px; --on-primary: #ffffff; }
@media (prefers-color-scheme: dark) {
  :host { --primary: #a5abff; --text: #f2f2f5; --soft: #b6b6c2; --ground: #1d1d22; --line: #4b4b57;
    --danger: #ffb4a8; --on-primary: #14141a; }
}
* { box-sizing: border-box; font-family: var(--font); }
/* What is directly on the page takes the page's colour; what has its own background takes the
   pair. */
.form { color: var(--outer, inherit); font-size: var(--size); display: grid; gap: 12px; }
.note { color: var(--outer-soft, inherit); font-size: 0.875em; margin: 0; }
dialog .note { color: var(--soft); }
fieldset { border: 0; margin: 0; padding: 0; display: grid; gap: 8px; min-width: 0; }
legend { padding: 0; margin-bottom: 6px; font-weight: 600; }
.method { display: flex; align-items: center; gap: 10px; min-height: 44px; padding: 8px 12px; cursor: pointer;
  border: 1px solid var(--line); border-radius: var(--radius); background: var(--ground); color: var(--text); }
.method:has(input:checked) { border-color: var(--primary); box-shadow: inset 0 0 0 1px var(--primary); }
.method input { accent-color: var(--primary); width: 20px; height: 20px; margin: 0; }
.fields { display: grid; gap: 12px; grid-template-columns: 1fr 1fr; }
.fields > .wide { grid-column: 1 / -1; }
.field { display: grid; gap: 4px; }
.field input { width: 100%; min-height: 44px; padding: 8px 12px; font-size: 1em; color: var(--text);
  background: var(--ground); border: 1px solid var(--line); border-radius: var(--radius); }
.field input::placeholder { color: var(--soft); opacity: 1; }
.field input[aria-invalid="true"] { border-color: var(--danger); }
input:focus-visible, button:focus-visible { outline: 2px solid var(--primary); outline-offset: 2px; }
.wrong { color: var(--danger); background: var(--ground); border-radius: var(--radius); padding: 8px 12px; margin: 0; }
.wrong:empty { display: none; }
[hidden] { display: none !important; }
dialog { width: min(420px, calc(100vw - 32px)); border: 1px solid var(--line); border-radius: 12px; padding: 20px;
  color: var(--text); background: var(--ground); font-size: var(--size); }
dialog::backdrop { background: rgb(0 0 0 / 0.55); }
dialog h2 { font-size: 1.25em; margin: 0 0 8px; }
dialog a { color: var(--primary); }
dialog p { margin: 0 0 12px; overflow-wrap: anywhere; }
.row { display: flex; flex-wrap: wrap; gap: 8px; }
button { min-height: 44px; padding: 8px 16px; font-size: 1em; border-radius: var(--radius); cursor: pointer;
  border: 1px solid var(--line); background: var(--ground); color: var(--text); }
button.main { background: var(--primary); border-color: var(--primary); color: var(--on-primary); }
`;

const NAMES = {
  colorPrimary: ["--primary"],
  colorText: ["--text", "--outer"],
  colorTextSecondary: ["--soft", "--outer-soft"],
  colorBackground: ["--ground"],
  colorDanger: ["--danger"],
  borderRadius: ["--radius"],
  fontFamily: ["--font"],
  fontSizeBase: ["--size"],
};

function dress(root, appearance) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(SHEET);
  const own = new CSSStyleSheet();
  const chosen = Object.entries(appearance?.variables ?? {})
    .filter(([name, value]) => NAMES[name] && !/[;{}]/.test(String(value)))
    .flatMap(([name, value]) => NAMES[name].map((own) => `${own}: ${value};`));
  own.replaceSync(`:host { ${chosen.join(" ")} }`);
  root.adoptedStyleSheets = [sheet, own];
}

// make("p", { class: "note", text: "…" }, child, …)
function make(tag, properties = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name === "text") node.textContent = value;
    else if (name === "hidden" || name === "checked" || name === "required") node[name] = value;
    else node.setAttribute(name, value);
  }
  node.append(...children);
  return node;
}
