import { failureCards, latencyTable, requirementTree } from './html-lists.ts'
import { heatMap } from './heat-map.ts'
import { reportStyle } from './html-style.ts'
import { bilingual, escapeHtml, words, type BilingualText } from './html-text.ts'
import { type RunReport } from '../report.ts'
import { countsOf } from './verdict-counts.ts'

const verdictOf = ({ exitCode }: RunReport): { text: BilingualText; look: string } =>
  exitCode === 0
    ? { text: words.conforms, look: 'ok' }
    : exitCode === 1
      ? { text: words.fails, look: 'no' }
      : [4, 5, 130].includes(exitCode)
        ? { text: words.unmeasured, look: 'odd' }
        : { text: words.other, look: 'odd' }

const section = (id: string, title: BilingualText, inner: string): string =>
  `<section aria-labelledby="${id}"><h2 id="${id}" tabindex="-1">${bilingual(title)}</h2>${inner}</section>`

const choice = `<form><fieldset><legend>${bilingual(words.language)}</legend><label><input type="radio" name="language" id="en" checked> <span lang="en">English</span></label><label><input type="radio" name="language" id="es"> <span lang="es">Español</span></label></fieldset></form>`

/** The report as one accessible page in English and Spanish, without network or scripts. */
export function htmlOf(report: RunReport): string {
  const { text, look } = verdictOf(report)
  const { title, version, file, hash } = report.contract
  const facts = [
    `${escapeHtml(file)} (${hash.slice(0, 12)})`,
    `${bilingual(words.seed)} ${report.seed}`,
    `${report.requests} ${bilingual(words.requests)}`,
    `${report.seconds.toFixed(1)} s`,
    `<time datetime="${escapeHtml(report.started)}">${escapeHtml(report.started)}</time>`,
    ...(report.part === null ? [] : [escapeHtml(report.part)]),
  ]
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'">
<title>${escapeHtml(`${words.title.en}: ${title} ${version}`)}</title><style>${reportStyle}</style></head>
<body><a class="skip" href="#failures">${bilingual(words.skip)}</a><header>${choice}</header>
<main><h1>${bilingual(words.title)}: ${escapeHtml(title)} ${escapeHtml(version)} ${bilingual(words.against)} ${escapeHtml(report.target)}</h1>
<p><span class="verdict ${look}">${bilingual(text)} (${report.exitCode})</span></p>
${report.partial === null ? '' : `<p class="odd"><strong>${bilingual(words.partial)}</strong> <span lang="en">${escapeHtml(report.partial)}</span></p>`}
<p>${facts.join(' · ')}</p><ul>${countsOf(report)}</ul>
${report.notes.length === 0 ? '' : section('notes', words.notes, `<ul lang="en">${report.notes.map((note) => `<li>${escapeHtml(note)}</li>`).join('')}</ul>`)}
${section('failures', words.failures, failureCards(report))}
${section('map', words.map, heatMap(report))}
${section('requirements', words.requirements, requirementTree(report))}
${section('latency', words.latency, latencyTable(report))}
</main></body></html>
`
}
