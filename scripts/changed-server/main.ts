/** Visits every page under changed answers. See help.ts. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { launch } from '../visit/browser.ts'
import { builtPortal } from '../build/built-portal.ts'
import { commitSeed } from '../process/commit-seed.ts'
import { onStop } from '../process/on-stop.ts'
import { help } from './help.ts'
import type { Mode } from './modes/mode.ts'
import { modes } from './modes/modes.ts'
import { pages } from './plan/pages.ts'
import { seededRandom } from '../soak/seeded-random.ts'
import {
  allVisits,
  compactVisits,
  isOpenTo,
  shuffled,
  type PlannedVisit,
  type Selection,
} from './plan/visits.ts'
import { commandOf, findingLines, summaryOf, summaryText } from './report.ts'
import { startChangedServers } from './visit/changed-servers.ts'
import { languages, members } from './visit/open-member.ts'
import { MemberVisits, type JudgedVisit } from './visit/visit-page.ts'

const list = { type: 'string', multiple: true } as const
const { values } = parseArgs({
  options: {
    all: { type: 'boolean' },
    mode: list,
    page: list,
    member: list,
    language: list,
    calls: { type: 'string' },
    seed: { type: 'string' },
    visits: { type: 'string' },
    with: { type: 'string' },
    lost: { type: 'boolean' },
    show: { type: 'boolean' },
    verbose: { type: 'boolean' },
    help: { type: 'boolean' },
  },
})
if (values.help === true) {
  console.log(help)
  process.exit(0)
}
const folder = 'reports/changed-server'
const seed = Number(values.seed ?? commitSeed())
const started = performance.now()
const visits = await plannedVisits()
const servers = await startChangedServers(await builtPortal())
onStop(() => void servers.stop().finally(() => process.exit(130)))
const browser = await launch()
const judged: JudgedVisit[] = []
try {
  console.log(`changed-server: ${visits.length} visits, seed ${seed}`)
  const groups = [
    ...Map.groupBy(visits, ({ member, language }) => `${member} ${language}`).values(),
  ]
  await Promise.all(Array.from({ length: availableParallelism() }, () => work(groups)))
} finally {
  await browser.close()
  await servers.stop()
}
const summary = summaryOf(judged, {
  seed,
  seconds: Math.round((performance.now() - started) / 1000),
})
mkdirSync(folder, { recursive: true })
writeFileSync(`${folder}/summary.json`, `${JSON.stringify(summary, null, 2)}\n`)
writeFileSync(`${folder}/findings.txt`, judged.flatMap(findingLines).join('\n'))
console.log(summaryText(summary))
process.exitCode = summary.failed === 0 && summary.visits > 0 ? 0 : 1

/** Takes one group of visits (a member and a language) after the other. */
async function work(groups: PlannedVisit[][]): Promise<void> {
  for (let group = groups.shift(); group !== undefined; group = groups.shift()) {
    const first = group[0]
    if (first === undefined) continue
    const member = new MemberVisits(browser, servers, first, values.lost === true)
    for (const visit of group) {
      const from = performance.now()
      const done = await member.visit(visit)
      judged.push(done)
      if (values.verbose === true)
        console.log(
          `${Math.round(performance.now() - from)} ms, ${done.changedCalls} changed, settled ${done.view.isSettled}: ${commandOf(done)}`,
        )
      if (values.show === true)
        console.log(
          `--- base\n${done.base.text}\n--- changed (${done.changedCalls} calls)\n${done.view.text}`,
        )
      for (const line of findingLines(done)) console.log(line)
    }
    await member.close()
  }
}

async function plannedVisits(): Promise<readonly PlannedVisit[]> {
  const offered =
    values.with === undefined
      ? modes
      : ((await import(pathToFileURL(resolve(values.with)).href)) as { modes: readonly Mode[] })
          .modes
  const selection: Selection = {
    modes: only('mode', offered, ({ name }) => name),
    pages: only('page', pages, ({ id }) => id),
    members: only('member', members, (name) => name),
    languages: only('language', languages, (name) => name),
    calls: values.calls,
  }
  // A repeated visit has the seed of the visit itself.
  const planned =
    values.all === true || isOne(selection)
      ? allVisits(selection, seed).map((visit) => (isOne(selection) ? { ...visit, seed } : visit))
      : compactVisits(selection, seed)
  if (values.visits === undefined) return planned
  // A share of all visits sees open pages first.
  return shuffled(planned, seededRandom(seed))
    .toSorted((a, b) => Number(isOpenTo(b.member, b.page)) - Number(isOpenTo(a.member, a.page)))
    .slice(0, Number(values.visits))
}

function isOne(selection: Selection): boolean {
  return [selection.modes, selection.pages, selection.members, selection.languages].every(
    ({ length }) => length === 1,
  )
}

/** The selected ones of an option; ends the program at an unknown name. */
function only<T>(
  option: 'mode' | 'page' | 'member' | 'language',
  from: readonly T[],
  nameOf: (of: T) => string,
): readonly T[] {
  const wanted = values[option]
  const unknown = wanted?.filter((name) => !from.some((each) => nameOf(each) === name)) ?? []
  if (unknown.length > 0) {
    console.error(
      `Unknown ${option} ${unknown.join(', ')}. Available: ${from.map(nameOf).join(', ')}.`,
    )
    process.exit(1)
  }
  return wanted === undefined ? from : from.filter((each) => wanted.includes(nameOf(each)))
}
