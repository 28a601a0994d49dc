import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { type CheckPart } from './check-result.ts'

/** The maximum number of files in a folder, tests excluded. */
const limit = 25

const rooms = '{src,contracts/{read,tools},mock-server,conformance}'
const sliceFile = /^src\/slices\/[^/]+\/slice\.ts$/
const isTest = /\.(?:test|arbitrary)\.tsx?$/

/** Fails on a folder with too many files and on two files with the same stem in src. */
export const folders: CheckPart = {
  name: 'folders',
  async run() {
    const files = globSync(`${rooms}/**/*.{ts,tsx,css.ts}`).filter((file) => !isTest.test(file))
    const found = [...wideFolders(files), ...sharedStems(files)]
    return { wrong: found.join('\n'), counted: `Widest folder: ${widest(files)}` }
  },
}

function countByFolder(files: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  return counts
}

/** One line for each folder with more than 25 files. */
export function wideFolders(files: readonly string[]): string[] {
  return [...countByFolder(files)]
    .filter(([, count]) => count > limit)
    .map(([folder, count]) => `${folder} holds ${count} files; at most ${limit} are allowed.`)
}

function widest(files: readonly string[]): string {
  const [folder, count] = [...countByFolder(files)].toSorted(([, a], [, b]) => b - a)[0] ?? ['', 0]
  return `${folder} with ${count} files (at most ${limit})`
}

/**
 * One line for each stem that two files in src share. Tests, styles and the slice.ts of each slice
 * do not count.
 */
export function sharedStems(files: readonly string[]): string[] {
  const byStem = new Map<string, string[]>()
  for (const file of files) {
    const stem = /^src\/.*?([^/]+?)\.tsx?$/.exec(file)?.[1]
    if (stem === undefined || stem.endsWith('.css') || sliceFile.test(file)) continue
    byStem.set(stem, [...(byStem.get(stem) ?? []), file])
  }
  return [...byStem]
    .filter(([, same]) => same.length > 1)
    .map(([stem, same]) => `Two files are named "${stem}": ${same.join(', ')}.`)
}
