/** One thing that `npm run check` looks at. */
export interface CheckPart {
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

export const passed: Finding = { wrong: '' }

export function failed(lines: readonly string[]): Finding {
  return { wrong: lines.join('\n') }
}
