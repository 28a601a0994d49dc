import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** A copy of the project's files that tests may change. */
export interface ScratchCopy {
  readonly root: string
  read(file: string): string
  write(file: string, text: string): void
  /** Restores `file` and, if `isGenerated`, generated/. */
  restore(file: string, isGenerated: boolean): void
  remove(): void
}

/** Folders without sources, which are not copied. */
const excluded = new Set(['.git', '.tools', 'dist', 'node_modules', 'reports', 'var'])

/** Copies the project's files to a temporary folder and links node_modules. */
export function scratchCopy(): ScratchCopy {
  const root = mkdtempSync(join(tmpdir(), 'scratch-copy-'))
  for (const name of readdirSync('.'))
    if (!excluded.has(name)) cpSync(name, join(root, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  mkdirSync(join(root, 'reports'), { recursive: true })
  return {
    root,
    read: (file) => readFileSync(join(root, file), 'utf8'),
    write(file, text) {
      // Writing in place empties the file first. A file watcher may read the empty file and miss the
      // second change, so the new file replaces the old one in one step.
      const path = join(root, file)
      const whole = `${root}.new`
      writeFileSync(whole, text)
      renameSync(whole, path)
    },
    restore(file, isGenerated) {
      cpSync(file, join(root, file))
      if (!isGenerated) return
      rmSync(join(root, 'generated'), { recursive: true })
      cpSync('generated', join(root, 'generated'), { recursive: true })
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}
