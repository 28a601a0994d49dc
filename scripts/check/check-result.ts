/** One thing that `npm run check` looks at. */
export interface Part {
  readonly name: string
  /**
   * Resolves to what is wrong; an empty text means that nothing is. `note` is said beside a part
   * that passed, `counted` on a line of its own.
   */
  run(): Promise<Finding>
}

export interface Finding {
  readonly wrong: string
  readonly note?: string
  readonly counted?: string
}

export const allRight: Finding = { wrong: '' }

export function wrong(lines: readonly string[]): Finding {
  return { wrong: lines.join('\n') }
}
