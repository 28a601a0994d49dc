import { readFileSync } from 'node:fs'

/** The kinds of proof in the `verify` column of requirements.tsv. */
export const kinds = ['browser', 'unit', 'contract', 'static'] as const
export type RequirementKind = (typeof kinds)[number]

/** A row of features/requirements.tsv. */
export interface Requirement {
  readonly id: string
  readonly area: string
  readonly text: string
  readonly verify: RequirementKind
  readonly source: string
}

/** The pattern of ids in tags and titles. A match that is not in the list is an unknown id. */
export const requirementId = /\b[A-Z]{2,}-\d{3}\b/g

/**
 * Reads features/requirements.tsv. Throws on a row without five cells or with an unknown `verify`.
 */
export function readRequirements(file: string): Requirement[] {
  return rows(readFileSync(file, 'utf8')).map(
    ([id = '', area = '', text = '', verify = '', source = ''], index) => {
      if (source === '' || !isKind(verify))
        throw new Error(
          `${file}:${index + 2}: a row needs five cells: id, area, requirement, verify, source.`,
        )
      return { id, area, text, verify, source }
    },
  )
}

/** The cells of each line of a TSV text, without the header. */
export function rows(text: string): string[][] {
  return text
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => line.split('\t'))
}

const isKind = (word: string): word is RequirementKind =>
  (kinds as readonly string[]).includes(word)
