import type { ConnectionProblem } from '../auth/model/session-state.ts'
import type { FormPost } from '../auth/model/single-sign-on.ts'
import { createStore } from '#platform/store/store.ts'

/**
 * Where the start leads, besides a session: to a form that posts itself, to the transition screen,
 * to the second step of sign-in, or to the unavailable page. `ssoError` is `hasTeladocSSOError`:
 * single sign-on failed, and the sign-in page says so.
 */
export type Startup =
  | { readonly tag: 'done'; readonly ssoError: boolean }
  | { readonly tag: 'formPost'; readonly post: FormPost; readonly uuid: string }
  | { readonly tag: 'merge' }
  | { readonly tag: 'mfa' }
  | { readonly tag: 'unavailable'; readonly trouble: ConnectionProblem }

export const startupStore = createStore<Startup>({ tag: 'done', ssoError: false })

/**
 * A link opened this session that anybody may have sent: whose account it is must be told (login
 * CSRF).
 */
export const openedByLink = createStore(false)
