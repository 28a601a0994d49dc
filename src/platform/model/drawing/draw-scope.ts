import type { Language } from '../supported-languages.ts'

/** A part of a page that is downloaded when it is needed. */
export interface LazyPart {
  readonly preload: () => Promise<void>
  /** The areas of its texts; a browser does not need to know them before. */
  readonly areas?: readonly string[]
}

/**
 * What a page is drawn from where there is no browser, and what its first render in the browser
 * must repeat (docs/decisions/0134-drawn-dashboard.md).
 */
export interface DrawScope {
  /** The language; one object for the whole drawing. */
  readonly texts: { readonly locale: Language }
  /** The member's IANA time zone. */
  readonly timeZone: string
  /** The start of the drawn minute, in milliseconds since 1970. */
  readonly minute: number
  /** Whether a media query (without `@media`) matches the member's window. */
  readonly matches: (query: string) => boolean
  /** The values of stores that differ from their first ones, by store; none is null. */
  readonly stores: ReadonlyMap<unknown, unknown>
  /** The text in this browser's local storage, as far as it is known; noted for the browser to check. */
  readonly stored: (key: string) => string | null
  /** Notes a lazy part; returns what to draw in its place while it is not loaded. */
  readonly part: (part: LazyPart, isLoaded: boolean) => (() => null) | null
}

let current: DrawScope | null = null

/** The scope of the drawing under way; null in a browser. */
export function drawScope(): DrawScope | null {
  return current
}

/**
 * Draws in a scope. A drawing is one synchronous call, so no other one can see its scope, and stores
 * cannot change during it.
 */
export function drawIn(scope: DrawScope, draw: () => string): string {
  if (current !== null) throw new Error('A drawing is under way.')
  current = scope
  try {
    return draw()
  } finally {
    current = null
  }
}
