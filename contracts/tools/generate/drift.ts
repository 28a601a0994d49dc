import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The sorted relative names of files that differ between two folders or exist in only one. */
export function differingFiles(left: string, right: string): string[] {
  const names = new Set([...filesBelow(left), ...filesBelow(right)])
  return [...names]
    .filter((name) => contentOf(join(left, name)) !== contentOf(join(right, name)))
    .sort()
}

/** Replaces a file with another, or deletes it when the other does not exist. */
export function replaceFile(from: string, to: string): void {
  if (!existsSync(from)) return rmSync(to)
  mkdirSync(dirname(to), { recursive: true })
  copyFileSync(from, to)
}

const filesBelow = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [])
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))

const contentOf = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
