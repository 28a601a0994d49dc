import { use } from 'react'
import { FormHostContext, type FormDraft, type FormHost } from './form-host.ts'

/** The address of the page that is shown; `null` outside a browser. */
export function pageAddress(): string | null {
  return typeof location === 'undefined' ? null : `${location.pathname}${location.search}`
}

/** A host in memory, for visitors and tests. */
export function createFormHost(): FormHost {
  const drafts = new Map<string, FormDraft>()
  return {
    drafts: {
      read: (name) => drafts.get(name),
      write: (name, draft) => void drafts.set(name, draft),
      replace: (name, before, after) => {
        if (drafts.get(name) !== before) return
        if (after === null) drafts.delete(name)
        else drafts.set(name, after)
      },
    },
    queue: { wait: () => {}, pause: () => {}, stop: () => {}, opened: () => {} },
    address: pageAddress,
    running: new Map(),
  }
}

const visitorHost = createFormHost()
const useVisitorHost = (): FormHost => visitorHost

/** The host of this form. */
export function useFormHost(): FormHost {
  const useHost = use(FormHostContext) ?? useVisitorHost
  return useHost()
}
