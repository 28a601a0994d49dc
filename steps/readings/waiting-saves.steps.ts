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

Then(
  'the device keeps {int} waiting save(s), and {string} is not readable in storage',
  async function (this: PortalWorld, count: number, text: string) {
    await expect.poll(async () => (await stored(this)).records.length).toBe(count)
    const { records, storage } = await stored(this)
    expect([...records, storage].join()).not.toContain(text)
  },
)
