import { type JudgedRequirement, untouchedOperations } from './judge-requirements.ts'
import type { Observation } from './observation.ts'

/** The number of proven requirements, total and by kind of proof. */
export interface Count {
  readonly total: number
  readonly proven: number
  readonly by: { readonly scenario: number; readonly unit: number }
  readonly ids: Readonly<Record<string, readonly string[]>>
}

/**
 * The output of `--json`. `proven` excludes the entries of not-yet.tsv; `open` has the reason for
 * each unproven requirement.
 */
export interface Report {
  readonly total: number
  readonly proven: number
  readonly observed: number
  readonly failed: number
  readonly annotationOnly: number
  readonly unreachable: number
  readonly untouchedOperations: readonly string[]
  readonly run: { readonly startedAt: string; readonly commit: string } | null
  readonly byArea: Readonly<Record<string, Count>>
  readonly notYet: readonly string[]
  readonly open: Readonly<Record<string, string>>
}

export function isProven({ status, notYet }: JudgedRequirement): boolean {
  return status === 'observed' && notYet === undefined
}

export function report(
  judged: readonly JudgedRequirement[],
  operationIds: readonly string[],
  observation: Observation | undefined,
): Report {
  const proven = judged.filter(isProven)
  const many = (status: JudgedRequirement['status']): number =>
    judged.filter((each) => each.status === status).length
  return {
    total: judged.length,
    proven: proven.length,
    observed: many('observed'),
    failed: many('failed'),
    annotationOnly: many('annotationOnly'),
    unreachable: many('unreachable'),
    untouchedOperations: untouchedOperations(
      operationIds,
      observation ?? { tests: [], scenarios: [] },
    ),
    run:
      observation === undefined
        ? null
        : { startedAt: observation.startedAt, commit: observation.commit },
    byArea: Object.fromEntries(
      [...Map.groupBy(judged, ({ requirement }) => requirement.area)].map(([area, rows]) => [
        area,
        countOf(rows),
      ]),
    ),
    notYet: judged
      .filter((each) => each.notYet !== undefined)
      .map(({ requirement }) => requirement.id),
    open: Object.fromEntries(
      judged.filter((each) => !isProven(each)).map((each) => [each.requirement.id, reasonOf(each)]),
    ),
  }
}

const reasonOf = ({ status, why, notYet }: JudgedRequirement): string =>
  [status, why, notYet === undefined ? '' : `not-yet.tsv: ${notYet}`]
    .filter((part) => part !== '')
    .join(': ')

const countOf = (rows: readonly JudgedRequirement[]): Count => {
  const proven = rows.filter(isProven)
  const by = (kind: 'scenario' | 'unit'): number =>
    proven.filter(({ proofs }) => proofs.some((proof) => proof.by === kind)).length
  return {
    total: rows.length,
    proven: proven.length,
    by: { scenario: by('scenario'), unit: by('unit') },
    ids: Object.fromEntries(
      proven.map(({ requirement, proofs }) => [
        requirement.id,
        proofs.map(({ by: kind, name, where }) => `${kind} ${where} ${name}`),
      ]),
    ),
  }
}

/** The table of the areas, and the counts that must be zero. */
export function table({
  byArea,
  total,
  proven,
  observed,
  failed,
  annotationOnly,
  unreachable,
  untouchedOperations: untouched,
  notYet,
}: Report): string {
  const line = (
    name: string,
    share: string,
    scenario: number | string,
    unit: number | string,
  ): string =>
    `${name.padEnd(8)}${share.padStart(9)}${String(scenario).padStart(10)}${String(unit).padStart(7)}`
  const areas = Object.entries(byArea)
  const sum = (kind: 'scenario' | 'unit'): number =>
    areas.reduce((all, [, { by }]) => all + by[kind], 0)
  return [
    line('area', 'proven', 'scenario', 'unit'),
    ...areas.map(([area, { total: all, proven: some, by }]) =>
      line(area, `${some}/${all}`, by.scenario, by.unit),
    ),
    line('all', `${proven}/${total}`, sum('scenario'), sum('unit')),
    '',
    `observed ${observed}, failed ${failed}, annotation only ${annotationOnly}, unreachable ${unreachable}, operations untouched ${untouched.length}, on not-yet.tsv ${notYet.length}`,
  ].join('\n')
}

/** One line for each problem that fails the trace. */
export function problemsOf(
  judged: readonly JudgedRequirement[],
  { untouchedOperations: untouched }: Report,
): string[] {
  return [
    ...judged
      .filter((each) => !isProven(each) && each.notYet === undefined)
      .map((each) => `${each.requirement.id} is not proven: ${reasonOf(each)}.`),
    ...judged
      .filter(({ status, notYet }) => status === 'observed' && notYet !== undefined)
      .map(
        ({ requirement, proofs }) =>
          `not-yet.tsv lists ${requirement.id}, which ${proofs[0]?.where} proves. Remove it from the list.`,
      ),
    ...untouched.map((id) => `No test or scenario called the operation ${id}.`),
  ]
}
