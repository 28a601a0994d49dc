import { globSync, readFileSync } from 'node:fs'
import { failed, passed, type CheckPart } from './check-result.ts'

/** A list that may only get shorter: how many files of slices a module of the app names. */
const listFile = new URL('app-imports.json', import.meta.url)

/** What a slice shows the app: its slice.ts. The types of it belong to no slice. */
const imported = /\b(?:from|import)\s*\(?\s*'(?:#|(?:\.\.\/)+)slices\/([^']+)'/g
const isDoor = (path: string): boolean => /^[^/]+\/slice\.ts$|^[^/]+$/.test(path)

/** Tests and the table of forms join what slices keep to themselves. */
const joins = /\.test\.tsx?$|^src\/app\/integration\//

/** The app reads slice.ts of a slice (docs/architecture.md#imports); exceptions are listed. */
export const appImports: CheckPart = {
  name: 'app-imports',
  async run() {
    const files = globSync('src/app/**/*.{ts,tsx}').filter((file) => !joins.test(file))
    const found = Object.fromEntries(
      files
        .sort()
        .map((file) => [file, insideImports(readFileSync(file, 'utf8')).length] as const)
        .filter(([, count]) => count > 0),
    )
    const listed = JSON.parse(readFileSync(listFile, 'utf8')) as Readonly<Record<string, number>>
    const faults = importFaults(found, listed)
    const sum = Object.values(found).reduce((all, count) => all + count, 0)
    return faults.length > 0 ? failed(faults) : { ...passed, note: `${sum} imports left` }
  },
}

/** The files of slices that a module imports besides slice.ts. */
export function insideImports(code: string): readonly string[] {
  return [...code.matchAll(imported)].map(([, path = '']) => path).filter((path) => !isDoor(path))
}

export function importFaults(
  found: Readonly<Record<string, number>>,
  listed: Readonly<Record<string, number>>,
): readonly string[] {
  return [...new Set([...Object.keys(found), ...Object.keys(listed)])].flatMap((file) => {
    const [count = 0, most = 0] = [found[file], listed[file]]
    if (count > most)
      return [`${file} imports ${count} files of slices besides slice.ts; ${most} are allowed.`]
    return count < most ? [`${file} imports ${count}: write it into app-imports.json.`] : []
  })
}
