import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** A copy of the project's files that a test may change; the project itself stays as it is. */
export interface ScratchCopy {
  readonly root: string
  read(file: string): string
  write(file: string, text: string): void
  /** Puts back `file` and, when asked, generated/. */
  restore(file: string, isGenerated: boolean): void
  remove(): void
}

/** Folders that are not sources: each run makes its own. */
const left = new Set(['.git', '.tools', 'dist', 'node_modules', 'reports', 'var'])

/** Copies the project's files as they are now; packages are linked. */
export function scratchCopy(): ScratchCopy {
  const root = mkdtempSync(join(tmpdir(), 'scratch-copy-'))
  for (const name of readdirSync('.'))
    if (!left.has(name)) cpSync(name, join(root, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  mkdirSync(join(root, 'reports'), { recursive: true })
  return {
    root,
    read: (file) => readFileSync(join(root, file), 'utf8'),
    write: (file, text) => writeFileSync(join(root, file), text),
    restore(file, isGenerated) {
      cpSync(file, join(root, file))
      if (!isGenerated) return
      rmSync(join(root, 'generated'), { recursive: true })
      cpSync('generated', join(root, 'generated'), { recursive: true })
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}
