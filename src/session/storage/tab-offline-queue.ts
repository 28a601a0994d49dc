import { confirmLeave, leaveChecks } from '#platform/browser/leave-guard.ts'
import { openTabChannel } from '#platform/browser/tab-channel.ts'
import { createStore } from '#platform/store/store.ts'
import { currentTime } from '#platform/time/current-time.ts'
import { endsForGood, onSignOut } from '../auth/sign-out-cleanup.ts'
import { sessionStore } from '../auth/session-store.ts'
import { networkStore } from '../member/network-store.ts'
import type { KeptSave, SaveRefusal } from './kept-save.ts'
import { createKeptSaves, type KeptSaves } from './kept-saves.ts'
import { keptName, keptStore } from './kept-store.ts'
import { memberCipher } from './member-cipher.ts'
import { memberStorage } from './member-storage.ts'
import { createOfflineQueue } from './offline-queue.ts'

/** The offline queue of this tab. */
export const offlineQueue = createOfflineQueue({
  isOnline: networkStore.get,
  after: (ms, task) => {
    const timer = setTimeout(task, ms)
    return () => clearTimeout(timer)
  },
  random: Math.random,
})
const canSend = () => networkStore.get() && sessionStore.get().tag === 'signedIn'
networkStore.subscribe(() => {
  if (canSend()) offlineQueue.flush()
})

/** A save of a form that is open in this tab. */
type FormSave = Omit<KeptSave, 'form' | 'at' | 'isHeld'> & {
  readonly send: () => Promise<unknown>
  readonly open: () => void
  /** Empties the form, because the save was sent or removed elsewhere. */
  readonly gone: () => void
}
/** Sends a save without its form: `saved`, `later` without a network, or why it was refused. */
export type SaveSender = (save: KeptSave) => Promise<'saved' | 'later' | SaveRefusal>

/** The saves of the signed-in member that wait, of all tabs, the oldest first. */
export const keptSaves = createStore<readonly KeptSave[]>([])
/** The saves of open forms by the name of the form. */
const own = new Map<string, FormSave>()
/** The ids of those that are stored. */
const stored = new Set<string>()
let kept: KeptSaves | null = null
/** Counts the sessions of this tab, so that a late start keeps nothing of an earlier one. */
let round = 0
let closeChannel = () => {}
let sender: SaveSender | null = null

const kindOf = (form: string, save: FormSave): KeptSave => {
  const { send: _send, open: _open, gone: _gone, ...rest } = save
  return { ...rest, form, at: currentTime(), isHeld: false }
}

/** Keeps the waiting saves of the member beyond this tab, and sends those of closed tabs. */
export async function keepSavesOf(userId: string): Promise<void> {
  const startedIn = round
  const cipher = await memberCipher(userId, keptName).catch(() => null)
  if (cipher === null || kept !== null || startedIn !== round) return
  if (!(navigator as Partial<Navigator>).locks) return
  const channel = openTabChannel<null>(keptName, () => void kept?.look())
  closeChannel = channel.close
  kept = createKeptSaves({
    store: keptStore,
    cipher,
    locks: navigator.locks,
    now: currentTime,
    tell: () => channel.post(null),
    show,
    take,
  })
  await kept.look()
  for (const [form, save] of own) keep(form, save)
}

function show(saves: readonly KeptSave[]) {
  keptSaves.set(saves)
  for (const [form, { id, gone }] of own)
    if (stored.has(id) && !saves.some((save) => save.id === id && !save.isHeld)) {
      forget(form)
      gone()
    }
}
function forget(form: string) {
  offlineQueue.stop(form)
  const id = own.get(form)?.id
  own.delete(form)
  if (id !== undefined) stored.delete(id)
}
function keep(form: string, save: FormSave) {
  const [before] = keptSaves.get().filter(({ id }) => id === save.id)
  if (kept === null || (before?.key === save.key && !before.isHeld)) return
  void kept.keep(kindOf(form, save)).then((isStored) => {
    if (isStored && own.get(form)?.id === save.id) stored.add(save.id)
  })
}

function remove(id: string) {
  // At once, so that a sign-out that follows does not ask about it.
  keptSaves.update((all) => all.filter((save) => save.id !== id))
  void kept?.remove(id)
}

/** Sends the save of a closed tab as soon as a sender is there. */
function take(save: KeptSave) {
  if ([...own.values()].some(({ id }) => id === save.id)) return
  offlineQueue.wait(save.id, { send: () => sendAlone(save.id) })
  if (canSend() && sender !== null) offlineQueue.flush()
}
async function sendAlone(id: string): Promise<void> {
  const again = () => offlineQueue.wait(id, { send: () => sendAlone(id) })
  const outbox = kept
  const save = await outbox?.find(id).catch(() => null)
  if (!save || save.isHeld || outbox !== kept) return
  if (sender === null) return again()
  const answer = await sender(save)
  if (outbox !== kept) return
  if (answer === 'later') again()
  else await (answer === 'saved' ? outbox?.remove(id) : outbox?.pause(id, answer))
}

/** Sets how saves without a form are sent; returns a function that ends it. */
export function sendKeptSavesBy(send: SaveSender): () => void {
  sender = send
  if (canSend()) offlineQueue.flush()
  return () => {
    if (sender === send) sender = null
  }
}

/** What the forms of this tab tell their queue. */
export const formQueue = {
  wait: (form: string, save: FormSave): void => {
    const { id, send } = save
    own.set(form, save)
    offlineQueue.wait(form, {
      send: async () => {
        if (stored.has(id) && (await kept?.find(id).catch(() => undefined)) === null) {
          forget(form)
          return save.gone()
        }
        return send()
      },
    })
    keep(form, save)
  },
  /** The member goes on typing, or the server refused: it is not sent before the next save. */
  pause: (form: string, why?: SaveRefusal): void => {
    const id = own.get(form)?.id
    forget(form)
    if (id !== undefined) void kept?.pause(id, why)
  },
  /** The save is done, or dropped. */
  stop: (form: string, id?: string): void => {
    const old = own.get(form)?.id ?? keptSaves.get().find((save) => save.id === id)?.id
    forget(form)
    if (old !== undefined) remove(old)
  },
}

/** Whether the save of this draft is stored, so that a reload loses nothing. */
export function isKept(draft: unknown): boolean {
  const { keys } = Object(draft) as { keys?: { entry?: string } }
  return keys?.entry !== undefined && stored.has(keys.entry)
}

/** Removes a waiting save. Its form empties in each tab. */
export function dropKeptSave(id: string): void {
  for (const [form, save] of own)
    if (save.id === id) {
      formQueue.stop(form)
      return save.gone()
    }
  offlineQueue.stop(id)
  remove(id)
}
/** Opens the form that has this save in this tab; false when there is none. */
export function openFormOf(id: string): boolean {
  const save = [...own.values()].find((one) => one.id === id)
  save?.open()
  return save !== undefined
}
/** Stops sending a save, because the member changes it. */
export async function pauseKeptSave(id: string): Promise<void> {
  offlineQueue.stop(id)
  await kept?.pause(id)
}

onSignOut((why) => {
  // Stored saves stay unless the member signed out or changed, as in member-storage. The form of one
  // that stays opens empty, because it is sent by itself.
  const isOver = endsForGood(why)
  if (!isOver) for (const [form, { id }] of own) if (stored.has(id)) memberStorage.drop(form)
  round += 1
  kept?.end()
  closeChannel()
  kept = null
  // Another member's form must not end this sign-out.
  asked = null
  own.clear()
  stored.clear()
  offlineQueue.clear()
  keptSaves.set([])
  if (isOver) keptStore.clear().catch(() => {})
})
// A save that could not be stored is in memory only, so the browser asks before the page unloads.
addEventListener('beforeunload', (event) => {
  if ([...own.values()].some(({ id }) => !stored.has(id))) event.preventDefault()
})
// The form of a waiting entry opens and asks when the member signs out on another page.
let asked: (() => void) | null = null
leaveChecks.push((leave) => {
  const [entry] = own.values()
  if (entry === undefined) return false
  asked = leave
  entry.open()
  return true
})

/** The form of a waiting entry is open, so it answers for the sign-out that waits. */
export function resumeLeave(): void {
  if (asked !== null) setTimeout(confirmLeave, 0, asked)
  asked = null
}
