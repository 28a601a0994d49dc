import { createContext } from 'react'

/** Downloads what is likely to be needed next. What goes wrong is reported when it is needed. */
export interface Preload {
  /** The member's layout, and the page at a path. */
  readonly page: (pathname: string) => void
  readonly signIn: () => void
}

/** `App` provides it: a page that imported the screens itself would stand in a circle with them. */
export const PreloadContext = createContext<Preload>({ page: () => {}, signIn: () => {} })
