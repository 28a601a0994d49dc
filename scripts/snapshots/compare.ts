import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { routes } from '../../src/app/router/routes.ts'
import type { Snapshot } from './take-snapshots.ts'

const kept = 'features/snapshots'
const received = 'reports/snapshots/received'

/** Removes what an earlier run received. */
export function clearReceived(): void {
  rmSync(received, { recursive: true, force: true })
}

/** Writes what the looks of one page say, also while others are still looked at. */
export function writeReceived(page: string, looks: readonly Snapshot[]): void {
  const file = join(received, fileOf(page))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, textOf(looks))
}

/** Writes the received texts. */
export function writeSnapshots(snapshots: readonly Snapshot[]): void {
  for (const [page, looks] of Map.groupBy(snapshots, (each) => each.page))
    writeReceived(page, looks)
}

/** The received texts become the kept ones, beside other pages when they are a part of all. */
export function keepReceived(isPart: boolean): void {
  if (!isPart) rmSync(kept, { recursive: true, force: true })
  cpSync(received, kept, { recursive: true })
}

/** Prints the difference of all files with the viewer of each part, and returns how many differ. */
export function differentFiles(say: (text: string) => void): number {
  return printDifference(difference(kept, received), say)
}

/** As `differentFiles`, of some pages that were looked at in full. */
export function differentPages(pages: readonly string[], say: (text: string) => void): number {
  const empty = '/dev/null'
  const either = (file: string): string => (existsSync(file) ? file : empty)
  const differences = pages.map((page) =>
    difference(either(join(kept, fileOf(page))), either(join(received, fileOf(page)))),
  )
  return printDifference(differences.join(''), say)
}

function difference(old: string, now: string): string {
  const attributes = resolve('reports/snapshots/attributes')
  writeFileSync(attributes, '*.txt diff=snapshot\n')
  const { stdout, stderr, status } = spawnSync(
    'git',
    [
      ...['-c', `core.attributesFile=${attributes}`, '-c', 'diff.snapshot.xfuncname=^=== (.*)$'],
      ...['diff', '--no-index', '--no-ext-diff', '-U2', old, now],
    ],
    { encoding: 'utf8', maxBuffer: 1e9 },
  )
  if (status !== 0 && status !== 1) throw new Error(`git diff failed: ${stderr}`)
  return stdout
}

function printDifference(text: string, say: (text: string) => void): number {
  if (text === '') return 0
  say(text.length > 20_000 ? `${text.slice(0, 20_000)}\n… see ${received}` : text)
  say('If this is as it should be: npm run snapshots -- --update')
  return (text.match(/^diff --git/gm) ?? []).length
}

/** Prints what differs of a part of the looks, and returns how many do. */
export function differentLooks(
  snapshots: readonly Snapshot[],
  say: (text: string) => void,
): number {
  const all = globSync(`${kept}/**/*.txt`).map((file) => readFileSync(file, 'utf8'))
  const wrong = snapshots.filter((look) => !all.some((text) => text.includes(textOf([look]))))
  for (const look of wrong) say(`different: ${look.page}\n${textOf([look])}`)
  return wrong.length
}

function textOf(looks: readonly Snapshot[]): string {
  return looks
    .map(({ viewer, language, text }) => `=== ${viewer}, ${language}\n${text.trimEnd()}\n`)
    .join('\n')
}

/** Pages are kept by the first part of their path. */
function fileOf(page: string): string {
  const path = routes.find(({ id }) => id === page.split(' ')[0])?.path
  return join(kebabCase(path?.split('/')[1] ?? ''), `${kebabCase(page)}.txt`)
}

const kebabCase = (text: string): string =>
  text.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll(' ', '-')
