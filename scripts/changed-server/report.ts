import type { FindingKind } from './judge/judge.ts'
import { findingKinds } from './judge/judge.ts'
import type { JudgedVisit } from './visit/visit-page.ts'

/** The command that repeats one visit. */
export function commandOf({ visit, calls }: JudgedVisit): string {
  const { mode, page, member, language, seed } = visit
  return `npm run changed-server -- --mode ${mode.name} --page ${page.id} --member ${member} --language ${language} --calls ${calls} --seed ${seed}`
}

/** One line for each finding of a visit, with the command that repeats it. */
export function findingLines(judged: JudgedVisit): readonly string[] {
  return judged.findings.map(({ kind, what }) => `${kind}: ${what}\n    ${commandOf(judged)}`)
}

/** The counts of a run. */
export interface VisitSummary {
  readonly passed: number
  readonly failed: number
  readonly visits: number
  readonly pages: number
  readonly modes: number
  /** Visits in which at least one answer was changed. */
  readonly changed: number
  readonly seed: number
  readonly seconds: number
  readonly findings: Readonly<Record<FindingKind, number>>
}

/** Counts the visits and their findings by kind. */
export function summaryOf(
  judged: readonly JudgedVisit[],
  { seed, seconds }: { readonly seed: number; readonly seconds: number },
): VisitSummary {
  const failed = judged.filter(({ findings }) => findings.length > 0).length
  const all = judged.flatMap(({ findings }) => findings)
  return {
    passed: judged.length - failed,
    failed,
    visits: judged.length,
    pages: new Set(judged.map(({ visit }) => visit.page.id)).size,
    modes: new Set(judged.map(({ visit }) => visit.mode.name)).size,
    changed: judged.filter(({ changedCalls }) => changedCalls > 0).length,
    seed,
    seconds,
    findings: Object.fromEntries(
      findingKinds.map((kind) => [kind, all.filter((each) => each.kind === kind).length]),
    ) as Record<FindingKind, number>,
  }
}

/** The last lines of a run. */
export function summaryText({
  visits,
  changed,
  pages,
  modes,
  seed,
  seconds,
  findings,
}: VisitSummary): string {
  const counts = findingKinds.map((kind) => `${kind} ${findings[kind]}`).join(', ')
  return `changed-server: ${visits} visits (${changed} with changed answers), ${pages} pages, ${modes} modes, seed ${seed}, ${seconds} s\n${counts}`
}
