import type { Meaning } from '../modes/mode.ts'
import type { PageView } from '../visit/page-view.ts'
import { saidTable, type Sentences } from './said.ts'

export const findingKinds = [
  'false statement',
  'wrong figure',
  'part lost',
  'value lost',
  'blank page',
  'raw key',
  'closed page opened',
  'page error',
  'session lost',
  'alert repeated',
  'markup',
  'overflow',
  'not settled',
] as const
export type FindingKind = (typeof findingKinds)[number]

/** Something that a page may not say or do. */
export interface JudgeFinding {
  readonly kind: FindingKind
  readonly what: string
}

/** Facts about a visit that the pages do not say. */
export interface Surroundings {
  /** The path of the page to sign in. */
  readonly sessionPath: string
  /** The path that was visited. */
  readonly requested: string
  /** The title of the page that says that there is no such page. */
  readonly missingTitle: string
  /** Whether a part that is gone without a word is a finding. */
  readonly findsLost?: boolean
}

/** The number of characters under which a page counts as blank. */
const least = 40

/** Compares a page with its base, the same page under unchanged answers. */
export function judge(
  base: PageView,
  changed: PageView,
  sentences: Sentences,
  { sessionPath, requested, missingTitle, findsLost = false }: Surroundings,
): JudgeFinding[] {
  const findings: JudgeFinding[] = []
  const find = (kind: FindingKind, what: string) => findings.push({ kind, what })
  if (changed.path === sessionPath && base.path !== sessionPath) {
    find('session lost', `the page is ${changed.path}`)
    return findings
  }
  if (!changed.isSettled && base.isSettled) find('not settled', 'the page stays busy')
  if (changed.isSettled && changed.text.length < least && base.text.length >= least)
    find('blank page', JSON.stringify(changed.text))
  for (const error of changed.pageErrors) find('page error', error)
  for (const key of rawKeys(changed.text, sentences)) find('raw key', key)
  const wasClosed = base.path !== requested || base.title === missingTitle
  if (wasClosed && isOpen(changed, requested, missingTitle, sentences))
    find('closed page opened', `${requested}, which was ${base.path} (${base.title})`)
  if (changed.overflow > 1 && base.overflow <= 1)
    find('overflow', `${changed.overflow} px too wide`)
  if (changed.hasForeignMarkup) find('markup', 'a text of an answer became an element')
  for (const alert of changed.repeatedAlerts) find('alert repeated', alert.slice(0, 120))
  if (changed.path !== base.path) return findings
  const meaning = meaningOf(changed)
  if (meaning === 'none' || meaning === 'other') return findings
  for (const [said, key] of noneSaid(base, changed, sentences))
    find('false statement', `${key}: ${JSON.stringify(said)}`)
  const figures = newFigures(base.text, changed.text)
  if (figures.length > 0 && !isTold(base, changed, sentences))
    find('wrong figure', figures.slice(0, 5).join(', '))
  const lost = findsLost && changed.isSettled && !isHeld(changed) ? lostLines(base, changed) : []
  if (lost.length > 0 && !isTold(base, changed, sentences))
    find('part lost', JSON.stringify(lost.slice(0, 3).join(' / ').slice(0, 200)))
  return findings
}

/** Sentences that mean none which the page says more often than its base, and the key of each. */
function noneSaid(
  base: PageView,
  changed: PageView,
  { none }: Pick<Sentences, 'none'>,
): ReadonlyMap<string, string> {
  return new Map(
    none.flatMap(({ key, pattern }) => {
      const said = changed.text.match(pattern) ?? []
      return said.length > (base.text.match(pattern)?.length ?? 0)
        ? [[said[0]?.trim() ?? key, key] as const]
        : []
    }),
  )
}

/** Lines of words that the page no longer has, where answers of calls that it needs were unreadable. */
function lostLines(base: PageView, changed: PageView): readonly string[] {
  const isNeeded = changed.calls.some(
    ({ changed: meaning, operation }) =>
      meaning === 'unreadable' && !saidTable.optional.includes(operation.operationId),
  )
  if (!isNeeded) return []
  const left = new Set(linesOf(changed.text))
  return linesOf(base.text).filter((line) => !left.has(line))
}

const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim().replaceAll(/\d+/g, '#'))
    .filter((line) => /\p{L}{3}/u.test(line))

/** A call without an answer, whose part is still loading. */
const isHeld = ({ calls }: PageView): boolean =>
  calls.some(({ changed, status }) => changed !== null && status === 0)

/** What the server said with all changed answers of the visit. */
function meaningOf({ calls }: PageView): Meaning {
  const told = calls.map(({ changed, status, operation }) =>
    changed === 'unreadable' &&
    ((status === 404 && saidTable.noneWhenNotFound.includes(operation.operationId)) ||
      (status === 403 && saidTable.noneWhenRefused.includes(operation.operationId)))
      ? 'none'
      : changed,
  )
  return (['none', 'other', 'unreadable'] as const).find((each) => told.includes(each)) ?? 'same'
}

/** Words that look like the key of a text of an area. */
export function rawKeys(text: string, { areas }: Pick<Sentences, 'areas'>): readonly string[] {
  const keys =
    text.match(
      /(?<![\p{L}\d@/._-])[a-z]+(?:-[a-z]+)*(?:\.[A-Za-z_]+(?:-[A-Za-z]+)*)+(?![\p{L}\d@/])/gu,
    ) ?? []
  return [...new Set(keys.filter((key) => areas.has(key.split('.')[0] ?? '')))]
}

/** Whether a page shows its own content, and not only that it cannot be opened. */
function isOpen(
  { path, title, text }: PageView,
  requested: string,
  missingTitle: string,
  { told }: Sentences,
): boolean {
  if (path !== requested || title === missingTitle || text.length < least) return false
  return !(text.length < 600 && told.some(({ pattern }) => text.search(pattern) !== -1))
}

/** A sentence that something could not be shown, which the base does not have as often. */
function isTold(base: PageView, changed: PageView, { told }: Sentences): boolean {
  return told.some(
    ({ pattern }) =>
      (changed.text.match(pattern)?.length ?? 0) > (base.text.match(pattern)?.length ?? 0),
  )
}

/** Numbers of a page that its base does not have. Clock times, dates and phone numbers vary. */
export function newFigures(base: string, changed: string): readonly string[] {
  const known = new Set(figuresOf(base))
  return [...new Set(figuresOf(changed))].filter((figure) => !known.has(figure))
}

const figuresOf = (text: string): readonly string[] =>
  text
    .replace(/\(?\d{3}\)?[-. ]\d{3}-\d{4}/g, '')
    .replace(/\d{1,2}:\d{2}/g, '')
    .replace(/\b[A-Z][a-z]{2,8}\.? \d{1,2}(?:, \d{4})?/g, '')
    .replace(/\d{1,2} (?:de )?[a-zé]{3,10}\.?(?: (?:de )?\d{4})?/g, (date) =>
      /\b(?:ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic)/.test(date) ? '' : date,
    )
    .match(/\d+(?:[.,]\d+)*\s?%?/g)
    ?.map((figure) => figure.trim()) ?? []
