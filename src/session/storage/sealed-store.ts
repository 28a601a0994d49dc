/** An encrypted text with its id. */
type Sealed = { readonly id: string; readonly sealed: string }

/** Encrypted texts by id. */
export type SealedStore = {
  readonly all: () => Promise<readonly Sealed[]>
  readonly get: (id: string) => Promise<string | null>
  readonly put: (id: string, sealed: string) => Promise<void>
  readonly remove: (id: string) => Promise<void>
  readonly clear: () => Promise<void>
}

const table = 'sealed'

/** Opens encrypted texts in IndexedDB with the first call. Calls reject where a browser has none. */
export function openSealedStore(name: string): SealedStore {
  let opening: Promise<IDBDatabase> | null = null
  const open = () =>
    (opening ??= new Promise((resolve, reject) => {
      const asked = indexedDB.open(name, 1)
      asked.onupgradeneeded = () => asked.result.createObjectStore(table, { keyPath: 'id' })
      asked.onsuccess = () => resolve(asked.result)
      asked.onerror = () => reject(asked.error ?? new Error('IndexedDB does not open.'))
    }))

  /** Runs one transaction; `strict` waits for the disk, because a phone may end the page at once. */
  async function run<T>(
    mode: IDBTransactionMode,
    work: (table: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> {
    const transaction = (await open()).transaction(table, mode, { durability: 'strict' })
    const asked = work(transaction.objectStore(table))
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve(asked.result)
      transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB gave up.'))
    })
  }
  const change = async <T>(work: (table: IDBObjectStore) => IDBRequest<T>) =>
    void (await run('readwrite', work))

  return {
    all: () => run<Sealed[]>('readonly', (all) => all.getAll()),
    get: async (id) =>
      (await run<Sealed | undefined>('readonly', (all) => all.get(id)))?.sealed ?? null,
    put: (id, sealed) => change((all) => all.put({ id, sealed } satisfies Sealed)),
    remove: (id) => change((all) => all.delete(id)),
    clear: () => change((all) => all.clear()),
  }
}
