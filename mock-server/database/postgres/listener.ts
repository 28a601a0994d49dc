import pg from 'pg'
import { StoreUnavailable } from '../store-unavailable.ts'
import type { NoticeListener } from '../store.ts'
import { Topics } from '../topics.ts'
import { type DatabasePlace, asStoreUnavailable } from './connection-failures.ts'
import type { settingsOf } from './postgres-settings.ts'

const SHORTEST_MS = 100
const LONGEST_MS = 5000
/** Interval of the health check on a silent connection. */
const PULSE_MS = 15_000

/**
 * The connection that receives notifications; it opens with the first listener and reconnects by
 * itself. After a reconnect every listener gets null, because notifications may be lost.
 */
export class Listener {
  readonly #settings: ReturnType<typeof settingsOf>
  readonly #place: DatabasePlace
  readonly #say: (event: string, why: string) => void
  readonly #topics = new Topics()
  #client: Promise<pg.Client> | undefined
  #again: NodeJS.Timeout | undefined
  #pulse: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(
    settings: ReturnType<typeof settingsOf>,
    place: DatabasePlace,
    say: (event: string, why: string) => void,
  ) {
    this.#settings = settings
    this.#place = place
    this.#say = say
  }

  /**
   * Resolves when the connection receives notifications; rejects when the database is unavailable.
   */
  async listen(topic: string, heard: NoticeListener): Promise<() => Promise<void>> {
    const leave = this.#topics.add(topic, heard)
    try {
      await (this.#client ??= this.#connect())
    } catch (error) {
      leave()
      throw error
    }
    return async () => leave()
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#again)
    clearInterval(this.#pulse)
    const client = await this.#client?.catch(() => undefined)
    await client?.end()
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({ ...this.#settings, idle_in_transaction_session_timeout: 0 })
    client.on('error', () => undefined)
    client.on('notification', ({ payload = '' }) => {
      // Only servers of this project write to the channel.
      const [topic, text] = JSON.parse(payload) as [string, string]
      this.#topics.tell(topic, text)
    })
    try {
      await client.connect()
      const { rows } = await client.query<{ schema: string }>('SELECT current_schema() AS schema')
      await client.query(`LISTEN ${client.escapeIdentifier(rows[0]!.schema)}`)
    } catch (error) {
      this.#client = undefined
      client.end().catch(() => undefined)
      throw asStoreUnavailable(error, this.#place)
    }
    client.once('end', () => this.#lost())
    this.#pulse = setInterval(
      () => void client.query('SELECT 1').catch(() => client.end().catch(() => undefined)),
      PULSE_MS,
    )
    return client
  }

  #lost(): void {
    clearInterval(this.#pulse)
    this.#client = undefined
    if (this.#isClosed) return
    this.#say(
      'database-away',
      `PostgreSQL at ${this.#place.host}:${this.#place.port} has broken the connection`,
    )
    this.#retry(SHORTEST_MS)
  }

  #retry(ms: number): void {
    clearTimeout(this.#again)
    this.#again = setTimeout(() => {
      this.#client ??= this.#connect()
      this.#client.then(
        () => {
          this.#say('database-back', '')
          this.#topics.missed()
        },
        (error: unknown) => {
          if (error instanceof StoreUnavailable) this.#retry(Math.min(LONGEST_MS, ms * 2))
          else this.#say('database-away', error instanceof Error ? error.name : 'unknown')
        },
      )
    }, ms)
  }
}
