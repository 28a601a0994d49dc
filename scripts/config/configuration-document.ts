import { readFileSync } from 'node:fs'
import { configurationReference } from './configuration-reference.ts'

export const documentFile = 'docs/configuration.md'
const start = '<!-- The tables below are written by `npm run config -- reference`. -->'

/** docs/configuration.md with the tables of the code. */
export function configurationDocument(): string {
  const text = readFileSync(documentFile, 'utf8')
  const at = text.indexOf(start)
  if (at === -1) throw new Error(`${documentFile} has no line ${start}`)
  return `${text.slice(0, at)}${start}\n\n${configurationReference()}\n`
}
