import { readFileSync } from 'node:fs'

/** How a requirement wants to be seen, as `requirements.tsv` spells it. */
export const kinds = ['browser', 'unit', 'contract', 'static'] as const
export type RequirementKind = (typeof kinds)[number]

/** One row of features/requirements.tsv. */
export interface Requirement {
  readonly id: string
  readonly area: string
  readonly text: string
  readonly verify: RequirementKind
  readonly source: string
}

/**
 * What the parsers look for. A tag or title that is shaped so but not in the list is an unknown id.
 */
export const requirementId = /\b[A-Z]{2,}-\d{3}\b/g

/**
 * Reads features/requirements.tsv. Throws on a row that has not five cells or an unknown `verify`.
 */
export function readRequirements(file: string): Requirement[] {
  return rows(readFileSync(file, 'utf8')).map(
    ([id = '', area = '', text = '', verify = '', source = ''], index) => {
      if (source === '' || !isKind(verify))
        throw new Error(`${file}:${index + 2}: a row is id, area, requirement, verify, source.`)
      return { id, area, text, verify, source }
    },
  )
}

/** The cells of each line of a TSV text but its first. */
export function rows(text: string): string[][] {
  return text
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => line.split('\t'))
}

const isKind = (word: string): word is RequirementKind =>
  (kinds as readonly string[]).includes(word)
