import { readFileSync, writeFileSync } from 'node:fs'
import { rows } from './requirement.ts'

/** A requirement without a proof, and the reason. */
export interface NotYet {
  readonly id: string
  readonly reason: string
}

const heading = 'id\treason\n'

/** Reads features/not-yet.tsv; a missing file is an empty list. */
export function readNotYet(file: string): NotYet[] {
  return rows(readOrEmpty(file)).map(([id = '', reason = '']) => ({ id, reason }))
}

export function writeNotYet(file: string, list: readonly NotYet[]): void {
  return writeFileSync(file, heading + list.map(({ id, reason }) => `${id}\t${reason}\n`).join(''))
}

const readOrEmpty = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}
