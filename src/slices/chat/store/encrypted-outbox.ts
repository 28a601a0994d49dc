import { serializeUnsent, type UnsentMessages, parseUnsent } from '../model/unsent-messages.ts'
import { type MemberCipher, memberCipher } from './member-cipher.ts'
import { outboxKeyPrefix as prefix } from './pending-messages.ts'

/** Milliseconds after which what a closed tab has left is dropped. */
export const outboxLifetime = 7 * 24 * 60 * 60 * 1000

/** A JSON text; null when it is none. */
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
  /** Of this page alone. */
  readonly id: string
}

/**
 * What tabs that are closed have left. `taken` is called once the page has it: then it is removed
 * from where it was.
 */
export type StoredMessages = {
  readonly unsent: readonly UnsentMessages[]
  readonly taken: () => void
}

/**
 * The messages that are not sent, in local storage, so that they outlive the tab: encrypted for
 * their member, an entry for each page. A page holds the Web Lock of its entry while there is one;
 * an entry without its lock was left by a tab that is closed, and the next page of the same member
 * takes it over.
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
   * One after the other. Storage that is full or blocked keeps nothing, and the page still has it
   * all.
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
    /** Resolves when what was written before is kept. */
    settled: (): Promise<unknown> => work,
    write: (unsent: UnsentMessages | null): void => enqueue(() => put(unsent)),
    /** Reads what closed tabs have left, and drops what is too old or another member's. */
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
    /** The session is over. What is kept stays for its member. */
    end: (): void => {
      isOver = true
      letGo()
    },
  }
}

/** Rejects where the browser has no Web Crypto or no Web Locks. */
export async function openEncryptedOutbox(userId: string) {
  return createEncryptedOutbox({
    storage: () => localStorage,
    locks: navigator.locks,
    cipher: await memberCipher(userId, 'portal.chat-unsent'),
    now: Date.now,
    id: crypto.randomUUID(),
  })
}
