import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { alone } from '../setup/lock.mjs'

/** A folder that a build writes, and the file in it that keeps the fingerprint of its inputs. */
export interface BuiltFolder {
  readonly folder: string
  readonly mark: string
  readonly fingerprint: () => string
  readonly build: (into: string) => Promise<void>
}

/**
 * Returns a function that builds the folder when an input has changed, and resolves to its path.
 * Concurrent callers and programs share one build; a failed or interrupted one leaves the previous
 * folder intact.
 */
export function upToDate({ folder, mark, fingerprint, build }: BuiltFolder): () => Promise<string> {
  let building: Promise<string> | undefined
  const buildIfChanged = async (): Promise<string> => {
    const wanted = fingerprint()
    if (wanted === textOf(`${folder}/${mark}`)) return folder
    const next = `${folder}-${process.pid}`
    try {
      await build(next)
      mkdirSync(dirname(`${next}/${mark}`), { recursive: true })
      writeFileSync(`${next}/${mark}`, wanted)
      rmSync(folder, { recursive: true, force: true })
      renameSync(next, folder)
    } finally {
      rmSync(next, { recursive: true, force: true })
    }
    return folder
  }
  return () =>
    (building ??= alone('.', buildIfChanged, `${folder}.lock`).finally(
      () => (building = undefined),
    ))
}

const textOf = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
