import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { isProven } from './report.ts'
import type { JudgedRequirement, RequirementProof } from './judge-requirements.ts'
import type { Observation, ObservedScenario } from './observation.ts'
import { wordsOf, type ScenarioWords } from './scenario-words.ts'

export const page = 'reports/trace/index.html'

/**
 * Writes the requirements page: every requirement with its proofs, for QA and product. Screenshots
 * stay where the run wrote them.
 */
export function writePage(
  judged: readonly JudgedRequirement[],
  observation: Observation | undefined,
): void {
  mkdirSync('reports/trace', { recursive: true })
  writeFileSync(page, pageOf(judged, observation, wordsOf()))
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
const code = (text: string): string => escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>')
const asset = (name: string): string =>
  readFileSync(new URL(`page/${name}`, import.meta.url), 'utf8')

const statusWords = {
  observed: 'Proven',
  failed: 'Failed',
  unreachable: 'Not shipped',
  annotationOnly: 'Not observed',
} as const
const kindWords = {
  browser: 'seen in the browser',
  unit: 'a rule',
  contract: 'a call of the contract',
  static: 'content of a file',
} as const

/** The HTML of the page; `words` has the steps of each scenario by its `file:line`. */
export function pageOf(
  judged: readonly JudgedRequirement[],
  observation: Observation | undefined,
  words: ReadonlyMap<string, ScenarioWords>,
): string {
  const areas = [...Map.groupBy(judged, ({ requirement }) => requirement.area)]
  const scenarios = new Map(
    (observation?.scenarios ?? []).map((scenario) => [scenario.where, scenario]),
  )
  const calls = new Map(
    (observation?.tests ?? []).flatMap(({ file, line, operations }) =>
      operations.length > 0 ? [[`${file}:${line}`, operations] as const] : [],
    ),
  )
  const proven = judged.filter(isProven).length
  const when =
    observation === undefined
      ? 'No full run was observed yet. Run npm test.'
      : `Observed by npm test on ${observation.startedAt.slice(0, 16).replace('T', ' at ')} UTC, commit ${observation.commit}.`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>What the portal promises | Wellspring</title>
<style>${asset('page.css')}</style>
</head>
<body>
<a class="skip" href="#requirements">Skip to the requirements</a>
<header>
<h1>What the portal promises</h1>
<p><strong>${proven} of ${judged.length} requirements are proven.</strong> ${escaped(when)}</p>
<form role="search">
<label>Search <input type="search" id="search" placeholder="A word, an id or an area" autocomplete="off"></label>
<label>Show <select id="status"><option value="">all requirements</option><option value="proven">proven</option><option value="open">not proven</option></select></label>
<p id="found" role="status">${judged.length} requirements</p>
</form>
<nav aria-label="Areas"><ul>${areas.map(([area, rows]) => `<li><a href="#area-${area}">${area} <span>${rows.filter(isProven).length}/${rows.length}</span></a></li>`).join('')}</ul></nav>
</header>
<main id="requirements">
${areas
  .map(
    ([area, rows]) => `<section id="area-${area}" aria-labelledby="title-${area}">
<h2 id="title-${area}">${area} <span>${rows.filter(isProven).length} of ${rows.length} proven</span></h2>
${rows.map((row) => rowOf(row, scenarios, calls, words)).join('\n')}
</section>`,
  )
  .join('\n')}
</main>
<script>${asset('search.js')}</script>
</body>
</html>
`
}

const rowOf = (
  row: JudgedRequirement,
  scenarios: ReadonlyMap<string, ObservedScenario>,
  calls: ReadonlyMap<string, readonly string[]>,
  words: ReadonlyMap<string, ScenarioWords>,
): string => {
  const { requirement, status, why, notYet, proofs } = row
  const proven = isProven(row)
  const many = `${proofs.length} ${proofs.length === 1 ? 'proof' : 'proofs'}`
  return `<article id="${requirement.id}" data-status="${proven ? 'proven' : 'open'}">
<h3><a href="#${requirement.id}">${requirement.id}</a> <span class="status ${proven ? 'ok' : 'open'}">${proven ? '✓ Proven' : `✗ ${notYet === undefined ? statusWords[status] : 'Not yet'}`}</span></h3>
<p>${code(requirement.text)}</p>
<p class="facts">Document ${escaped(requirement.source)}, ${kindWords[requirement.verify]}</p>
${why === '' && notYet === undefined ? '' : `<p class="why">${escaped([notYet, why].filter(Boolean).join('. '))}</p>`}
${proofs.length === 0 ? '' : `<details><summary>${many}</summary><ul>${proofs.map((proof) => proofOf(proof, scenarios.get(proof.where), calls.get(proof.where), words.get(proof.where))).join('')}</ul></details>`}
</article>`
}

const proofOf = (
  { by, name, where }: RequirementProof,
  scenario: ObservedScenario | undefined,
  called: readonly string[] | undefined,
  words: ScenarioWords | undefined,
): string => {
  const operations = scenario?.asserted.length ? scenario.asserted : called
  return `<li><p><strong>${escaped(name)}</strong></p>
${words === undefined ? '' : `<p class="facts">${escaped(words.feature)}</p><ol>${words.steps.map(({ keyword, text }) => `<li><b>${escaped(keyword)}</b> ${escaped(text)}</li>`).join('')}</ol>`}
${scenario?.picture === undefined ? '' : `<img loading="lazy" src="../acceptance/pictures/${encodeURIComponent(scenario.picture)}" alt="The page at the end of the scenario “${escaped(name)}”">`}
<p class="facts">${by === 'scenario' ? 'Scenario' : 'Test'}, passed: <code>${escaped(where)}</code>${operations === undefined ? '' : `. Calls asserted: ${operations.map((id) => `<code>${escaped(id)}</code>`).join(', ')}`}</p></li>`
}
