import type { ConnectionProblem } from '../auth/model/session-state.ts'
import type { FormPost } from '../auth/model/single-sign-on.ts'
import { createStore } from '#platform/store/store.ts'

/**
 * The state of startup, besides the session: a form to post, the transition screen, the second
 * step, or the unavailable page.
 *
 * `ssoError` is `hasTeladocSSOError`: single sign-on failed, and the sign-in page says so.
 */
export type Startup =
  | { readonly tag: 'done'; readonly ssoError: boolean }
  | { readonly tag: 'formPost'; readonly post: FormPost; readonly uuid: string }
  | { readonly tag: 'merge' }
  | { readonly tag: 'mfa' }
  | { readonly tag: 'unavailable'; readonly trouble: ConnectionProblem }

export const startupStore = createStore<Startup>({ tag: 'done', ssoError: false })

/**
 * Whether a link opened this session. Anyone may have sent it, so the portal must show whose
 * account it is (login CSRF).
 */
export const openedByLink = createStore(false)
