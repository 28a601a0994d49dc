import { memberStorage } from '#session/storage/member-storage.ts'
import * as saves from '#session/storage/tab-offline-queue.ts'
import type { KeptSave } from '#session/storage/kept-save.ts'
import { onSignOut } from '#session/auth/sign-out-cleanup.ts'
import { sessionStore } from '#session/auth/session-store.ts'
import type { FormDraft, FormHost } from '#ui/forms/form/form-host.ts'
import { pageAddress } from '#ui/forms/form/use-form-host.ts'

/** How the latest form of a name begins again from its draft. */
const restoring = new Map<string, () => void>()
const draftOf = (form: string) => memberStorage.read(form) as FormDraft | undefined

/** Whether a form has this save as its draft. */
const isInForm = ({ form, id }: KeptSave): boolean => draftOf(form)?.keys['entry'] === id

/**
 * The forms of the member: drafts in the tab memory, the offline queue of the tab, and the waiting
 * saves of all tabs.
 */
export const memberFormHost = {
  drafts: {
    read: draftOf,
    write: memberStorage.write,
    replace: (name, before, after) => memberStorage.replace(name, before, after ?? undefined),
  },
  queue: {
    wait: (name, { draft: state, page, told, asked, sent, restore, ...save }) => {
      const { typed, basis, keys } = state
      const [what, when] = told(asked as never, sent as never)
      saves.formQueue.wait(name, {
        ...save,
        id: keys['entry'] ?? save.key,
        asked,
        draft: { typed: typed ?? sent, basis, keys },
        // A form that was never on a page is not saved.
        page: page ?? '/',
        what,
        when,
        gone: () => {
          memberStorage.drop(name)
          memberFormHost.running.delete(name)
          restore()
        },
      })
    },
    pause: (name, why) => saves.formQueue.pause(name, why?._tag === 'Refused' ? why : undefined),
    stop: (name) => saves.formQueue.stop(name, draftOf(name)?.keys['entry']),
    opened: (name, restore) => {
      restoring.set(name, restore)
      saves.resumeLeave()
    },
  },
  address: pageAddress,
  running: new Map(),
  saves: {
    all: saves.keptSaves,
    keepOf: saves.keepSavesOf,
    sendBy: saves.sendKeptSavesBy,
    drop: saves.dropKeptSave,
    isInForm,
    /**
     * Puts a waiting save back into its form, so that the member can change it; false when the form
     * has something else that is not saved. `go` opens the form's page.
     */
    change: async (save: KeptSave, go: (page: string) => void): Promise<boolean> => {
      if (saves.openFormOf(save.id)) return true
      const isFree = isInForm(save) || draftOf(save.form) === undefined
      if (isFree && !isInForm(save)) {
        await saves.pauseKeptSave(save.id)
        memberStorage.write(save.form, save.draft)
        restoring.get(save.form)?.()
      }
      go(save.page)
      return isFree
    },
  },
} satisfies FormHost & { readonly saves: object }
export type MemberFormHost = typeof memberFormHost

onSignOut(() => memberFormHost.running.clear())
// A draft of a page that was left by Back is in memory only, so the browser asks.
addEventListener('beforeunload', (event) => {
  if (sessionStore.get().tag !== 'signedIn' || !memberStorage.holdsForm()) return
  if (memberStorage.holdsForm(saves.isKept)) event.preventDefault()
  // The form of a stored save would ask, too.
  else event.stopImmediatePropagation()
})
