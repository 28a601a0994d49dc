import type { CaseOutcome } from '../../runner/outcome.ts'
import { bilingual, escapeHtml, words, type BilingualText } from './html-text.ts'
import type { RunReport } from '../report.ts'

/** The column of an outcome: its status or RPC code. */
export function answerName({ status, answered }: CaseOutcome): string {
  return answered?.code ?? (status === null ? '-' : String(status))
}

/**
 * The documented response of a status: exact, by range, or the default; undefined if undocumented.
 */
export function documentedAs(documented: readonly string[], name: string): string | undefined {
  return [name, `${name[0] ?? ''}XX`, 'default'].find((each) => documented.includes(each))
}

const markedCell = (sign: string, count: number, ...texts: readonly BilingualText[]): string =>
  `<span aria-hidden="true">${sign} ${count}</span><span class="hide">${count} ${texts.map(bilingual).join(', ')}</span>`

const cell = (outcomes: readonly CaseOutcome[], isDocumented: boolean): string => {
  if (outcomes.length === 0)
    return isDocumented
      ? `<td class="never"><span aria-hidden="true">○</span><span class="hide">${bilingual(words.never)}</span></td>`
      : '<td></td>'
  const failed = outcomes.filter(({ verdict }) => verdict === 'failed').length
  if (failed > 0)
    return `<td class="no">${markedCell('✗', outcomes.length, words.cases)}<span class="hide">, ${failed} ${bilingual(words.wrong)}</span></td>`
  return isDocumented
    ? `<td class="ok">${markedCell('✓', outcomes.length, words.right)}</td>`
    : `<td class="odd">${markedCell('!', outcomes.length, words.undocumented)}</td>`
}

export function table(report: RunReport, ids: readonly string[], caption: string): string {
  const byOperation = Map.groupBy(
    report.outcomes.filter(
      ({ testCase, verdict, status }) =>
        testCase.expects !== 'method' &&
        verdict !== 'unsupported' &&
        (verdict !== 'not measured' || status !== null),
    ),
    ({ testCase }) => testCase.operation,
  )
  const columns = [
    ...new Set(
      ids.flatMap((id) => [
        ...(report.documented[id] ?? []),
        ...(byOperation.get(id) ?? []).map(answerName),
      ]),
    ),
  ].toSorted((a, b) => (a === 'ok' ? -1 : b === 'ok' ? 1 : a.localeCompare(b, 'en')))
  const rows = ids.map((id) => {
    const own = Map.groupBy(byOperation.get(id) ?? [], answerName)
    const documented = report.documented[id] ?? []
    const wild = documented.filter((name) => name === 'default' || name.endsWith('XX'))
    return `<tr><th scope="row">${escapeHtml(id)}</th>${columns.map((name) => cell(wild.includes(name) ? [] : (own.get(name) ?? []), documented.includes(name) || (own.has(name) && documentedAs(documented, name) !== undefined))).join('')}</tr>`
  })
  return `<div class="scroll" tabindex="0" role="group" aria-label="${escapeHtml(caption)}"><table><caption class="hide">${escapeHtml(caption)}</caption><thead><tr><th scope="col">${bilingual(words.operation)}</th>${columns.map((name) => `<th scope="col">${name === '-' ? bilingual(words.nothing) : escapeHtml(name)}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}
