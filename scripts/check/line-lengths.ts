import { globSync, readFileSync } from 'node:fs'
import type { CheckPart } from './check-result.ts'

/** Columns of a line, as the formatter has them; it breaks neither texts nor comments. */
const columns = 100
/** The largest share of longer lines. */
const limit = 0.005

const code = '{src,contracts/{read,tools},mock-server,conformance,scripts,steps}/**/*.{ts,tsx,mjs}'
/** Texts that members read, and recorded data. */
const content =
  /^mock-server\/(?:seed\/(?:content|chats)|import\/fixtures)\/|^src\/teams-bot\/bot-texts/

/** Fails when half a percent of all lines is longer than 100 columns, outside texts and data. */
export const lineLengths: CheckPart = {
  name: 'lines',
  async run() {
    const files = globSync(code).filter((file) => !content.test(file))
    const { long, all } = countLongLines(files.map((file) => readFileSync(file, 'utf8')))
    const share = `${long} of ${all} lines are longer than ${columns} columns (${((100 * long) / all).toFixed(2)} %)`
    return {
      wrong: long / all < limit ? '' : `${share}; at most ${100 * limit} % are allowed.`,
      note: share,
    }
  },
}

export function countLongLines(texts: readonly string[]): { long: number; all: number } {
  const lines = texts.flatMap((text) => text.replace(/\n$/, '').split('\n'))
  return { long: lines.filter((line) => line.length > columns).length, all: lines.length }
}
