import { memberStorage } from '#session/storage/member-storage.ts'
import { offlineQueue, resumeLeave } from '#session/storage/tab-offline-queue.ts'
import { onSignOut } from '#session/auth/sign-out-cleanup.ts'
import { sessionStore } from '#session/auth/session-store.ts'
import type { FormDraft, FormHost } from '#ui/forms/form/form-host.ts'
import { pageAddress } from '#ui/forms/form/use-form-host.ts'

/** The forms of the member: drafts in the tab memory, the offline queue of the tab. */
export const memberFormHost: FormHost = {
  drafts: {
    read: (name) => memberStorage.read(name) as FormDraft | undefined,
    write: memberStorage.write,
    replace: (name, before, after) => memberStorage.replace(name, before, after ?? undefined),
  },
  queue: { wait: offlineQueue.wait, stop: offlineQueue.stop, opened: resumeLeave },
  address: pageAddress,
  running: new Map(),
}
onSignOut(() => memberFormHost.running.clear())
// A draft of a page that was left by Back is in memory only, so the browser asks.
addEventListener('beforeunload', (event) => {
  if (sessionStore.get().tag === 'signedIn' && memberStorage.holdsForm()) event.preventDefault()
})
