import { createContext } from 'react'

/** Preloads likely chunks. Errors are reported when a chunk is rendered. */
export interface Preload {
  /** Preloads the member layout and the page of a path. */
  readonly page: (pathname: string) => void
  readonly signIn: () => void
}

/** `App` provides the context, which avoids circular imports between pages and screens. */
export const PreloadContext = createContext<Preload>({ page: () => {}, signIn: () => {} })
