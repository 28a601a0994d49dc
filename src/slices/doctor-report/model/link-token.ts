/** The token in the fragment of a link; null without one of its form. */
export function tokenOf(fragment: string | null): string | null {
  return /^#([\w-]{43})$/.exec(fragment ?? '')?.[1] ?? null
}
