import { readFileSync, writeFileSync } from 'node:fs'
import { rows } from './requirement.ts'

/** One requirement that nothing proves yet, and who will. */
export interface NotYet {
  readonly id: string
  readonly reason: string
}

const heading = 'id\treason\n'

/** Reads features/not-yet.tsv; an absent file is an empty list. */
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
