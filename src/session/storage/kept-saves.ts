import { type KeptSave, parseKeptSave } from './kept-save.ts'
import type { MemberCipher } from './member-cipher.ts'
import type { SealedStore } from './sealed-store.ts'

export type KeptSavesPorts = {
  readonly store: SealedStore
  readonly cipher: MemberCipher
  readonly locks: Pick<LockManager, 'request'>
  readonly now: () => number
  /** Tells the other tabs that something is stored or removed. */
  readonly tell: () => void
  /** Called with the saves of the member, the oldest first, after each change. */
  readonly show: (saves: readonly KeptSave[]) => void
  /** No open tab sends this save, so this one does. */
  readonly take: (save: KeptSave) => void
}

const lockPrefix = 'portal.waiting.'

/**
 * Keeps the waiting saves of a member beyond the tab, encrypted, one record each. A tab holds a Web
 * Lock on each save that it sends; when it closes, another tab takes over.
 */
export function createKeptSaves({ store, cipher, locks, now, tell, show, take }: KeptSavesPorts) {
  /** The locks that this tab holds or waits for, with their release. */
  const held = new Map<string, () => void>()
  const over = new AbortController()
  let work: Promise<unknown> = Promise.resolve()

  /** Runs the tasks in order; false when one failed, because storage is full or blocked. */
  const enqueue = (task: () => Promise<void>): Promise<boolean> => {
    const done = work.then(task).then(
      () => true,
      () => false,
    )
    work = done
    return done
  }

  /** Resolves once this tab holds the lock of a save, which it keeps until `letGo`. */
  async function hold(id: string): Promise<void> {
    if (held.has(id)) return
    const { promise: kept, resolve: release } = Promise.withResolvers<void>()
    held.set(id, release)
    await new Promise<void>((resolve, reject) => {
      locks.request(lockPrefix + id, { signal: over.signal }, () => (resolve(), kept)).catch(reject)
    })
  }
  function letGo(id: string) {
    held.get(id)?.()
    held.delete(id)
  }

  const find = async (id: string): Promise<KeptSave | null> => {
    const sealed = await store.get(id)
    return sealed === null ? null : parseKeptSave(await cipher.open(sealed), now())
  }
  async function write(save: KeptSave): Promise<void> {
    const sealed = await cipher.seal(JSON.stringify(save))
    if (!over.signal.aborted) await store.put(save.id, sealed)
  }

  /** Shows what is stored, removes what another member left, and stands in line for the rest. */
  async function look(): Promise<void> {
    const saves: KeptSave[] = []
    for (const { id, sealed } of await store.all()) {
      const save = parseKeptSave(await cipher.open(sealed), now())
      if (over.signal.aborted) return
      if (save === null) await store.remove(id)
      else saves.push(save)
    }
    if (over.signal.aborted) return
    show(saves.toSorted((one, other) => one.at - other.at))
    for (const { id, isHeld } of saves)
      if (!isHeld && !held.has(id)) void follow(id).catch(() => {})
  }
  async function follow(id: string): Promise<void> {
    await hold(id)
    const save = await find(id)
    if (over.signal.aborted || !held.has(id)) return
    if (save === null || save.isHeld) letGo(id)
    else take(save)
  }
  async function changed(): Promise<void> {
    if (over.signal.aborted) return
    tell()
    await look()
  }

  return {
    /** Resolves when earlier changes are done. */
    settled: (): Promise<unknown> => work,
    look: () => enqueue(look),
    /** The save as it is stored now; null when another tab has sent or removed it. */
    find,
    /** Stores a save that this tab sends; false when it could not be stored. */
    keep: (save: KeptSave) =>
      enqueue(async () => {
        await write(save)
        // Another tab may still hold it. Nothing waits for that, because the save is stored.
        void hold(save.id).catch(() => {})
        await changed()
      }),
    /** Stops sending a save until the member has looked at it. */
    pause: (id: string, said?: string) =>
      enqueue(async () => {
        const save = await find(id)
        if (save !== null) await write({ ...save, isHeld: true, said })
        letGo(id)
        await changed()
      }),
    remove: (id: string) =>
      enqueue(async () => {
        await store.remove(id)
        letGo(id)
        await changed()
      }),
    /** Ends the session of this tab. What is stored stays for the member. */
    end: (): void => {
      over.abort()
      for (const id of held.keys()) letGo(id)
    },
  }
}

export type KeptSaves = ReturnType<typeof createKeptSaves>
