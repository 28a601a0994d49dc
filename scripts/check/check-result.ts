/** One part of `npm run check`. */
export interface CheckPart {
  readonly name: string
  /**
   * Resolves to the findings; an empty `wrong` means that the part passed. `note` follows the name
   * of a passed part, `counted` has its own line.
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
