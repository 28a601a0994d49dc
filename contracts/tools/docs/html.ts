/** Escapes text for HTML. */
export function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** Formats a comment as HTML paragraphs; backticks become code elements. */
export function prose(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${escape(paragraph).replaceAll(/`([^`]+)`/g, '<code>$1</code>')}</p>`)
    .join('\n')
}

/** Returns an HTML page. `navigation` is the HTML of the list of links beside `body`. */
export function page(title: string, navigation: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<link rel="stylesheet" href="style.css">
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<div class="layout">
<nav aria-label="Contents">
${navigation}
</nav>
<main id="content">
${body}
</main>
</div>
</body>
</html>
`
}

/** Supports dark mode, print and widths down to 320 px. */
export const style = `:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif; }
body { margin: 0; }
.skip { position: absolute; left: -9999px; }
.skip:focus { position: static; }
.layout { display: flex; gap: 2rem; max-width: 78rem; margin: 0 auto; padding: 1rem; }
nav { flex: 0 0 15rem; position: sticky; top: 1rem; align-self: flex-start; max-height: calc(100vh - 2rem); overflow: auto; }
nav ul { list-style: none; padding: 0; margin: 0 0 1rem; }
nav li { overflow-wrap: anywhere; }
main { flex: 1; min-width: 0; }
h1 { line-height: 1.2; }
h2 { border-top: 1px solid; padding-top: 1.5rem; margin-top: 3rem; }
h3 { margin-top: 2rem; }
h2, h3, h4 { overflow-wrap: anywhere; scroll-margin-top: 1rem; }
code, pre { font: 0.875rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
pre { padding: 0.75rem; border: 1px solid; border-radius: 6px; overflow: auto; white-space: pre-wrap; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: 0.375rem 0.75rem 0.375rem 0; border-bottom: 1px solid; }
td p { margin: 0 0 0.25rem; }
td > code { white-space: nowrap; }
td:last-child { min-width: 12rem; }
a:focus-visible, summary:focus-visible { outline: 3px solid; outline-offset: 2px; }
@media (max-width: 48rem) { .layout { flex-direction: column; } nav { position: static; flex: none; max-height: 40vh; } }
@media print { nav { display: none; } }
`
