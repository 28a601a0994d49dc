import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CouldNotRun, runTool } from '../run-tool.ts'
import { filesOf, places, versionOf, writeImage } from './contract-files.ts'
import { majorOf, newestIn, releasesIn } from './releases.ts'

/** `wrong` has one line for each finding; `counted` names the compared release. */
export type ReleaseVerdict = { readonly wrong: readonly string[]; readonly counted: string }

const breakingExit = 7

/** The unapproved breaking changes of `conform diff`. */
const breaks = (base: string, head: string, approvals: string, out: string): string[] => {
  const { status, stdout, stderr } = runTool(
    process.execPath,
    'conformance/main.ts',
    'diff',
    base,
    head,
    '--approvals',
    approvals,
    '--out',
    out,
  )
  if (status === 0) return []
  if (status !== breakingExit)
    throw new CouldNotRun(`conform diff ended with ${status}: ${stderr}${stdout}`)
  return stdout.split('\n').filter((line) => line.startsWith('✗'))
}

const isSame = (one: string, other: string): boolean =>
  readFileSync(one).equals(readFileSync(other))

/**
 * Compares the contract with the newest release of its major version. A new major version may have
 * breaking changes.
 */
export function compareRelease(
  where: { readonly [Name in keyof typeof places]: string } = places,
): ReleaseVerdict {
  const version = versionOf(where.openapi)
  const releases = releasesIn(where.released)
  const packed = (JSON.parse(readFileSync(where.package, 'utf8')) as { version: string }).version
  const wrong: string[] = []
  if (packed !== version)
    wrong.push(`${where.package} has version ${packed}, the contract ${version}`)
  const announced = newestIn(readFileSync(where.changelog, 'utf8'))
  if (announced !== version)
    wrong.push(
      `${where.changelog} begins with ${announced ?? 'no version'}, the contract is ${version}`,
    )
  const base = releases.filter((release) => majorOf(release) === majorOf(version)).at(-1)
  if (base === undefined)
    return {
      wrong:
        releases.length === 0
          ? [...wrong, `${where.released} holds no release: npm run contracts:release`]
          : wrong,
      counted: `Breaking changes: ${version} announces its own.`,
    }
  const folder = mkdtempSync(join(tmpdir(), 'contract-release-'))
  try {
    const released = filesOf(join(where.released, base))
    const image = join(folder, 'proto.binpb')
    writeImage(where.workspace, image)
    if (
      base === version &&
      !(isSame(released.openapi, where.openapi) && isSame(released.image, image))
    )
      wrong.push(
        `the contract has changed since ${base} was released: raise info.version, and say in ${where.changelog} what changed`,
      )
    if (releases.includes(version) && base !== version)
      wrong.push(`${version} is older than ${base}, which is released`)
    const found = [
      breaks(released.openapi, where.openapi, where.approvals, folder),
      breaks(released.image, image, where.approvals, folder),
    ].flat()
    return {
      wrong: [...wrong, ...found],
      counted: `Breaking changes against ${base}: ${found.length}.`,
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Whether the release exists. */
export function isReleased(version: string, released: string = places.released): boolean {
  return existsSync(join(released, version))
}
