import type { PortalWorld } from '../support/world.ts'
import { definePhrases } from './phrases.ts'

/** How many records the portal stored on the device, and how to read them with all plain text. */
export interface KeptOnDevice {
  readonly count: number
  readonly look: (
    world: PortalWorld,
  ) => Promise<{ readonly records: readonly string[]; readonly readable: string }>
}

/** All records of the portal's databases, and its storages. */
const saves: KeptOnDevice['look'] = ({ page }) =>
  page.evaluate(async () => {
    const records: string[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const asked = indexedDB.open(name)
        asked.onsuccess = () => resolve(asked.result)
        asked.onerror = () => reject(asked.error ?? new Error(name))
      })
      for (const table of database.objectStoreNames)
        records.push(
          ...(await new Promise<string[]>((resolve, reject) => {
            const asked = database.transaction(table).objectStore(table).getAll()
            asked.onsuccess = () => resolve(asked.result.map((one) => JSON.stringify(one)))
            asked.onerror = () => reject(asked.error ?? new Error(table))
          })),
        )
      database.close()
    }
    const storage = JSON.stringify([{ ...localStorage }, { ...sessionStorage }])
    return { records, readable: [...records, storage].join() }
  })

const messages: KeptOnDevice['look'] = async ({ page }) => {
  const records = await page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('portal.chat-unsent.'))
      .map(([, value]) => String(value)),
  )
  return { records, readable: records.join() }
}

const counted = (look: KeptOnDevice['look']) => (count?: string) => ({ count: Number(count), look })

definePhrases<KeptOnDevice>('kept', {
  '# waiting save': counted(saves),
  '# waiting saves': counted(saves),
  '# unsent message of the member': counted(messages),
  '# unsent messages of the member': counted(messages),
})
