import { Then } from '@cucumber/cucumber'
import { expect } from '../support/expect.ts'
import type { PortalWorld } from '../support/world.ts'

/** All records of the portal's databases, and its storages, as text. */
const stored = ({ page }: PortalWorld) =>
  page.evaluate(async () => {
    const found: string[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const asked = indexedDB.open(name)
        asked.onsuccess = () => resolve(asked.result)
        asked.onerror = () => reject(asked.error ?? new Error(name))
      })
      for (const table of database.objectStoreNames)
        found.push(
          ...(await new Promise<string[]>((resolve, reject) => {
            const asked = database.transaction(table).objectStore(table).getAll()
            asked.onsuccess = () => resolve(asked.result.map((one) => JSON.stringify(one)))
            asked.onerror = () => reject(asked.error ?? new Error(table))
          })),
        )
      database.close()
    }
    return { records: found, storage: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]) }
  })

/** The entries of unsent messages in local storage. */
const unsentMessages = ({ page }: PortalWorld) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('portal.chat-unsent.'))
      .map(([, value]) => String(value)),
  )

/** Beside a waiting save, no storage may have its text in plain. */
Then(
  /^the device keeps (\d+) (unsent messages? of the member|waiting saves?), and "([^"]+)" is not readable in storage$/,
  async function (this: PortalWorld, count: string, what: string, text: string) {
    const isSave = what.startsWith('waiting')
    const kept = async () => (isSave ? (await stored(this)).records : unsentMessages(this))
    await expect.poll(async () => (await kept()).length).toBe(Number(count))
    const storage = isSave ? (await stored(this)).storage : ''
    expect([...(await kept()), storage].join()).not.toContain(text)
  },
)
