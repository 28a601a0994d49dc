import type { Language } from '../supported-languages.ts'

// What the edge and the worker that draws dashboards (src/app/prerender/dashboard-main.ts) tell each
// other, and what the page tells the browser. None of it has a token.

/** The window of a member: at most 767 px wide, at least 1025 px wide, or between. */
export const drawnWindows = ['phone', 'tablet', 'wide'] as const
export type DrawnWindow = (typeof drawnWindows)[number]

/** What a dashboard is drawn from besides the server's answers. */
export interface DrawnFor {
  readonly locale: Language
  readonly timeZone: string
  /** Milliseconds since 1970. */
  readonly now: number
  readonly window: DrawnWindow
  /** The keys of local storage that the edge knows. */
  readonly stored: Readonly<Record<string, string>>
}

/** What the browser needs to take a drawn page over, or to see that it must draw it itself. */
export interface DrawnFacts extends Pick<DrawnFor, 'locale' | 'timeZone' | 'window'> {
  /** The start of the drawn minute, in milliseconds since 1970. */
  readonly minute: number
  /** The keys of local storage that the drawing used, with their supposed values. */
  readonly stored: readonly (readonly [key: string, value: string | null])[]
  readonly answers: readonly DrawnAnswer[]
  /** The lazy parts that the drawing used, by their place (src/app/loading/drawn-parts.ts). */
  readonly parts: readonly number[]
}

/** The id of the page's element with the facts as JSON, and the data of a `#root` with a drawing. */
export const drawnElement = 'drawn'
export const drawnMark = 'member'

/** The JSON of a drawn page. */
export interface DrawnPageFacts {
  /** The session as the presence cookie names it. */
  readonly session: string
  readonly facts: DrawnFacts
}

/** An answer with its query key and its age in milliseconds. */
export interface DrawnAnswer {
  readonly key: readonly unknown[]
  readonly data: unknown
  readonly age: number
}

/** A call that the edge sends for the drawing, with the path and query of the edge. */
export interface DrawerCall {
  readonly method: string
  readonly target: string
  readonly body: string | null
}

export interface DrawerAnswer {
  readonly status: number
  readonly headers: readonly (readonly [string, string])[]
  /** Given away with the message, not copied. */
  readonly body: Uint8Array<ArrayBuffer>
}

/** A call of one of the drawings, and its answer; null where there is none. */
export type NumberedCall = DrawerCall & { readonly drawing: number; readonly call: number }
export type NumberedAnswer = { readonly call: number; readonly answer: DrawerAnswer | null }

/** What the browser needs before it takes a drawn page over. */
export interface PageNeeds {
  /** Modules, by their keys in the build's manifest. */
  readonly modules: readonly string[]
  /** Paths of texts. */
  readonly texts: readonly string[]
}

/** A drawn dashboard: its title as text, the content of `#root`, and its facts as JSON. */
export interface DrawnDashboard extends PageNeeds {
  readonly title: string
  readonly html: string
  readonly facts: string
}

export type ToDrawer =
  | ({ readonly type: 'draw'; readonly drawing: number } & DrawnFor)
  | { readonly type: 'answers'; readonly answers: readonly NumberedAnswer[] }
  /** No more answers are awaited. */
  | { readonly type: 'deadline'; readonly drawing: number }

export type FromDrawer =
  | { readonly type: 'ready' }
  | { readonly type: 'calls'; readonly calls: readonly NumberedCall[] }
  | ({ readonly type: 'drawn'; readonly drawing: number } & DrawnDashboard)
  | { readonly type: 'failed'; readonly drawing: number; readonly name: string }
