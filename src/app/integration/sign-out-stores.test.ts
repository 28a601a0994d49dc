import { beforeAll, expect, test, vi } from 'vitest'
import { startMerge, mergeStore } from '#session/account-linking/merge-store.ts'
import { runSignOutCleanup } from '#session/auth/sign-out-cleanup.ts'
import { renewInTeams, setTeamsRenewal } from '#session/auth/teams-token-renewal.ts'
import { appStateStore, setAppState } from '#session/member/app-state-store.ts'
import { defaultAppState } from '#session/member/model/app-state.ts'
import { chatPanelStore, setUnread, showChat } from '#session/member/chat-panel-store.ts'
import { memberStorage } from '#session/storage/member-storage.ts'
import { confirmLeave } from '#platform/browser/leave-guard.ts'
import { formQueue, offlineQueue, resumeLeave } from '#session/storage/tab-offline-queue.ts'
import { attachCard, attachedCards } from '#slices/chat/store/attached-cards.ts'
import { draftKey, draftStorage } from '#slices/chat/store/draft-storage.ts'

// The queue listens to the window when its module loads.
vi.hoisted(() => vi.stubGlobal('addEventListener', () => undefined))
const stored: Record<string, unknown> = {
  getItem: (key: string) => stored[key] ?? null,
  setItem: (key: string, value: string) => void (stored[key] = value),
  removeItem: (key: string) => void delete stored[key],
}
beforeAll(() => {
  vi.stubGlobal('sessionStorage', stored)
  return () => vi.unstubAllGlobals()
})

/** A reading that waits for the network. */
function waitWithReading(send: () => Promise<unknown>): void {
  formQueue.wait('blood-sugar-reading', {
    id: 'one',
    key: 'key-1',
    page: '/blood-sugar/log-reading',
    asked: {},
    draft: { typed: {}, basis: {}, keys: { entry: 'one' } },
    what: '131 mg/dL',
    when: '2026-11-20T06:15:00',
    send,
    open: () => undefined,
    gone: () => undefined,
  })
}

test('AUTH-007 AUTH-012: sign-out removes what each store holds of the member', async () => {
  const send = vi.fn(async () => undefined)
  memberStorage.know('rosa')
  memberStorage.write('food-log', { note: 'Half a papaya' })
  draftStorage.write('rosa', 'ch-1', { text: 'My last reading was', id: null })
  attachCard('ch-1', { text: '118 mg/dL' })
  showChat()
  setUnread(3, '3')
  setTeamsRenewal(async () => ({ token: 'at-1', lifetime: 900_000 }))
  startMerge({ partnerId: 'ACME', acsURL: null, fromMobile: false })
  waitWithReading(send)
  expect(stored[draftKey('ch-1')]).toContain('My last reading')
  expect(await renewInTeams(0)).not.toBeNull()

  runSignOutCleanup('manual')
  offlineQueue.flush()

  expect({
    formDraft: memberStorage.read('food-log') ?? null,
    chatDraft: stored[draftKey('ch-1')] ?? null,
    attachedCards: attachedCards.get().size,
    chatPanel: chatPanelStore.get(),
    teamsGrant: await renewInTeams(0),
    accountMerge: mergeStore.get(),
    waitingReadings: offlineQueue.waiting.get().size,
    sentReadings: send.mock.calls.length,
  }).toEqual({
    formDraft: null,
    chatDraft: null,
    attachedCards: 0,
    chatPanel: { isShowing: false, unread: 0, badge: null, first: null },
    teamsGrant: null,
    accountMerge: null,
    waitingReadings: 0,
    sentReadings: 0,
  })
})

test('a sign-out that waited for a form ends with its session', () => {
  vi.useFakeTimers()
  const leave = vi.fn()
  waitWithReading(async () => undefined)
  confirmLeave(leave)
  runSignOutCleanup('idle')
  // The next member opens that form.
  resumeLeave()
  vi.runAllTimers()
  vi.useRealTimers()
  expect(leave).not.toHaveBeenCalled()
})

test('sign-out leaves the modes of the tab and takes the flags of the member', () => {
  const modes = {
    isOneApp: true,
    isTeamsEnvironment: true,
    isRedirectFromTeams: true,
    isOneAppSidebar: true,
    networkUp: false,
  }
  setAppState({ ...modes, hasTelemed: true, weightScaleConfirmation: true })
  const flags = appStateStore.get()
  runSignOutCleanup('manual')
  expect(appStateStore.get()).toMatchObject(modes)
  expect({ ...appStateStore.get(), ...modes }).toEqual({
    ...defaultAppState,
    ...modes,
    breakpoint: flags.breakpoint,
    branding: flags.branding,
  })
})
