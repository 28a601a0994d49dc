import { globSync, readFileSync } from 'node:fs'
import type { CheckPart } from './check-result.ts'

/** Words that are too vague alone. A type needs a second word: `CallLog`, not `Log`. */
const commonWords = new Set(
  `Answer Asked Asking Bad Base Box Broken Came Carried Caught Checked Claim Came Deed Door Ended
  Exchange Facts Find Followed Found Given Gone Happening Heard House How Keeper Keeping Kept Kind
  Known Left Line Linked Look Looked Loose Made Making Marking Memo Mistake Move Named Naming Need
  Notes Opened Opening Otherwise Outcome Outgoing Pair Pairs Part Parts Piece Place Places Point Props
  Reach Read Readout Refused Ring Room Row Rows Said Saved Saving Seen Sent Shape Shaped Shown Signed
  Span Standing State Step Table Taken Talk Tally Telling Told Tool Toy Traced Trouble Unready Unsent
  Voice Wake Way Weather When Whose Wire Wish Witness Words World Written`.split(/\s+/),
)
const declaration = /^export (?:declare )?(?:abstract )?(?:type|interface|class|enum) ([A-Z]\w*)/gm

/**
 * Fails on an exported type named with one vague word, or with one word that another file exports
 * too.
 */
export const glossary: CheckPart = {
  name: 'glossary',
  async run() {
    const files = globSync(
      '{src,contracts/{read,tools},mock-server,conformance,scripts,steps}/**/*.{ts,tsx}',
    )
    const names = files.flatMap((file) => exportedTypes(file, readFileSync(file, 'utf8')))
    return { wrong: vagueNames(names).join('\n') }
  },
}

interface ExportedName {
  readonly file: string
  readonly name: string
}

const exportedTypes = (file: string, text: string): ExportedName[] =>
  [...text.matchAll(declaration)].map(([, name = '']) => ({ file, name }))

/** One line for each vague or repeated type name. */
export function vagueNames(names: readonly ExportedName[]): string[] {
  const isOneWord = ({ name }: ExportedName) => /^[A-Z][a-z]*$/.test(name)
  const room = (file: string) => file.split('/')[0] ?? ''
  const count = Map.groupBy(names.filter(isOneWord), ({ file, name }) => `${room(file)} ${name}`)
  const common = names
    .filter(({ name }) => commonWords.has(name))
    .map(
      ({ file, name }) =>
        `${file}: "${name}" is one common word. Add what it is of: see docs/glossary.md.`,
    )
  const repeated = [...count.values()]
    .filter((same) => same.length > 1 && !commonWords.has(same[0]?.name ?? ''))
    .map((same) => `${same.map(({ file }) => file).join(', ')}: all export "${same[0]?.name}".`)
  return [...common, ...repeated]
}
