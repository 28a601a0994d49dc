import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Names, relative to the two folders, of the files that are in one only or differ; sorted. */
export function differingFiles(left: string, right: string): string[] {
  const names = new Set([...filesBelow(left), ...filesBelow(right)])
  return [...names]
    .filter((name) => contentOf(join(left, name)) !== contentOf(join(right, name)))
    .sort()
}

/** Puts the file in the place of another; where there is no such file, the other goes. */
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
