import { serializeUnsent, type UnsentMessages, parseUnsent } from '../model/unsent-messages.ts'
import { type MemberCipher, memberCipher } from '#session/storage/member-cipher.ts'
import { outboxKeyPrefix as prefix } from './pending-messages.ts'
import { currentTime } from '#platform/time/current-time.ts'

/** Lifetime of messages that a closed tab stored, in milliseconds. */
export const outboxLifetime = 7 * 24 * 60 * 60 * 1000

/** Parses JSON; null when invalid. */
function parsed(json: string | null): unknown {
  try {
    return JSON.parse(json ?? 'null')
  } catch {
    return null
  }
}

type Entry = { readonly at: number; readonly sealed: string }
const isEntry = (entry: unknown): entry is Entry =>
  typeof entry === 'object' &&
  entry !== null &&
  'at' in entry &&
  typeof entry.at === 'number' &&
  'sealed' in entry &&
  typeof entry.sealed === 'string'

export type EncryptedOutboxPorts = {
  readonly storage: () => Storage
  readonly locks: Pick<LockManager, 'request' | 'query'>
  readonly cipher: MemberCipher
  readonly now: () => number
  /** A unique id of this page. */
  readonly id: string
}

/** Messages of closed tabs. `taken` removes the old entries once the page has stored them. */
export type StoredMessages = {
  readonly unsent: readonly UnsentMessages[]
  readonly taken: () => void
}

/**
 * Stores unsent messages in local storage, encrypted for their member, one entry per page. The page
 * holds a Web Lock on its entry; another page takes over entries without a lock.
 */
export function createEncryptedOutbox({ storage, locks, cipher, now, id }: EncryptedOutboxPorts) {
  const own = prefix + id
  let release: (() => void) | null = null
  let work: Promise<unknown> = Promise.resolve()
  let isOver = false

  const hold = async (): Promise<void> => {
    if (release !== null) return
    const { promise: held, resolve } = Promise.withResolvers<void>()
    release = resolve
    const { promise: isHeld, resolve: tell } = Promise.withResolvers<void>()
    void locks.request(own, () => (tell(), held)).catch(() => tell())
    await isHeld
  }
  const letGo = () => {
    release?.()
    release = null
  }
  const remove = (key: string) => storage().removeItem(key)

  async function put(unsent: UnsentMessages | null): Promise<void> {
    if (isOver) return
    if (unsent === null) {
      remove(own)
      return letGo()
    }
    await hold()
    const sealed = await cipher.seal(JSON.stringify(serializeUnsent(unsent)))
    if (!isOver) storage().setItem(own, JSON.stringify({ at: now(), sealed }))
  }

  /**
   * Runs the tasks in order. Errors of a full or blocked storage are ignored, because the page has
   * the messages in memory.
   */
  const enqueue = (task: () => Promise<void> | void): void => {
    work = work.then(task).catch(() => undefined)
  }

  async function read(key: string): Promise<UnsentMessages | null> {
    const entry = parsed(storage().getItem(key))
    if (!isEntry(entry) || now() - entry.at > outboxLifetime) return null
    return parseUnsent(parsed(await cipher.open(entry.sealed)))
  }

  return {
    /** Resolves when earlier writes are done. */
    settled: (): Promise<unknown> => work,
    write: (unsent: UnsentMessages | null): void => enqueue(() => put(unsent)),
    /**
     * Reads entries of closed tabs, and removes those that are expired or belong to another member.
     */
    takeOver: async (): Promise<StoredMessages> => {
      const alive = new Set((await locks.query()).held?.map(({ name }) => name))
      const left = Object.keys(storage()).filter(
        (key) => key.startsWith(prefix) && key !== own && !alive.has(key),
      )
      const found: (readonly [key: string, unsent: UnsentMessages])[] = []
      for (const key of left) {
        const unsent = await read(key)
        if (unsent === null) remove(key)
        else found.push([key, unsent])
      }
      return {
        unsent: found.map(([, unsent]) => unsent),
        taken: () => enqueue(() => found.forEach(([key]) => remove(key))),
      }
    },
    /** Ends the session. Stored messages stay for their member. */
    end: (): void => {
      isOver = true
      letGo()
    },
  }
}

/** Opens the outbox of a member. Rejects without Web Crypto or Web Locks. */
export async function openEncryptedOutbox(userId: string) {
  return createEncryptedOutbox({
    storage: () => localStorage,
    locks: navigator.locks,
    cipher: await memberCipher(userId, 'portal.chat-unsent'),
    now: currentTime,
    id: crypto.randomUUID(),
  })
}
