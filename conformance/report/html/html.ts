import { failureCards, latencyTable, requirementTree } from './html-lists.ts'
import { heatMap } from './heat-map.ts'
import { style } from './html-style.ts'
import { both, escapeHtml, words, type Words } from './html-text.ts'
import { count, type Report } from '../report.ts'

const verdictOf = ({ exitCode }: Report): { said: Words; look: string } =>
  exitCode === 0
    ? { said: words.conforms, look: 'ok' }
    : exitCode === 1
      ? { said: words.fails, look: 'no' }
      : [4, 5, 130].includes(exitCode)
        ? { said: words.unmeasured, look: 'odd' }
        : { said: words.other, look: 'odd' }

const section = (id: string, title: Words, inner: string): string =>
  `<section aria-labelledby="${id}"><h2 id="${id}" tabindex="-1">${both(title)}</h2>${inner}</section>`

const choice = `<form><fieldset><legend>${both(words.language)}</legend><label><input type="radio" name="language" id="en" checked> <span lang="en">English</span></label><label><input type="radio" name="language" id="es"> <span lang="es">Español</span></label></fieldset></form>`

const countsOf = (report: Report): string =>
  (
    [
      ['passed', words.passed],
      ['failed', words.failed],
      ['known', words.known],
      ['not measured', words.notMeasured],
      ['unsupported', words.unsupported],
    ] as const
  )
    .map(([verdict, said]) => `<li>${count(report, verdict)} ${both(said)}</li>`)
    .join('')

/**
 * The report as one page that needs no network and no script: English and Spanish, by keyboard and
 * by ear.
 */
export function htmlOf(report: Report): string {
  const { said, look } = verdictOf(report)
  const { title, version, file, hash } = report.contract
  const facts = [
    `${escapeHtml(file)} (${hash.slice(0, 12)})`,
    `${both(words.seed)} ${report.seed}`,
    `${report.requests} ${both(words.requests)}`,
    `${report.seconds.toFixed(1)} s`,
    `<time datetime="${escapeHtml(report.started)}">${escapeHtml(report.started)}</time>`,
    ...(report.part === null ? [] : [escapeHtml(report.part)]),
  ]
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'">
<title>${escapeHtml(`${words.title.en}: ${title} ${version}`)}</title><style>${style}</style></head>
<body><a class="skip" href="#failures">${both(words.skip)}</a><header>${choice}</header>
<main><h1>${both(words.title)}: ${escapeHtml(title)} ${escapeHtml(version)} ${both(words.against)} ${escapeHtml(report.target)}</h1>
<p><span class="verdict ${look}">${both(said)} (${report.exitCode})</span></p>
${report.partial === null ? '' : `<p class="odd"><strong>${both(words.partial)}</strong> <span lang="en">${escapeHtml(report.partial)}</span></p>`}
<p>${facts.join(' · ')}</p><ul>${countsOf(report)}</ul>
${report.notes.length === 0 ? '' : section('notes', words.notes, `<ul lang="en">${report.notes.map((note) => `<li>${escapeHtml(note)}</li>`).join('')}</ul>`)}
${section('failures', words.failures, failureCards(report))}
${section('map', words.map, heatMap(report))}
${section('requirements', words.requirements, requirementTree(report))}
${section('latency', words.latency, latencyTable(report))}
</main></body></html>
`
}
