import { readFact } from '../store/facts.ts'
import { memberById } from '../store/members.ts'
import type { Store } from '../store/store.ts'
import { channelAt, coachesIn } from './channels.ts'
import { assign, coachFor, setTyping } from './presence.ts'
import { lockUser } from './users.ts'
import { write } from './write.ts'

/** What happens how long after a demo member waits for a coach. */
const COMES_MS = 1500
const GREETS_MS = 3000

const greeting = {
  'en-US': (name: string) => `Hello, ${name}! I have your message and will look at your readings. What would help you most this week?`,
  'es-US': (name: string) => `¡Hola, ${name}! Recibí su mensaje y voy a ver sus lecturas. ¿Qué le ayudaría más esta semana?`,
}

/**
 * The coach who answers a demo member who waits for one, so that a chat of `npm start` is not dead: she comes, types and
 * greets. A scenario's copy never gets her: there a coach does only what the control door orders.
 */
export class LiveCoach {
  readonly #timers = new Set<NodeJS.Timeout>()
  readonly #store: Store
  readonly #now: () => number
  readonly #isOn: boolean
  readonly #onDefect: (error: unknown) => void

  constructor(store: Store, now: () => number, isOn: boolean, onDefect: (error: unknown) => void) {
    this.#store = store
    this.#now = now
    this.#isOn = isOn
    this.#onDefect = onDefect
  }

  /** The channel began to wait for a coach. */
  async hear(memberId: string, url: string): Promise<void> {
    if (!this.#isOn || (await memberById(this.#store, memberId))?.scenario !== null) return
    this.#later(COMES_MS, () => this.#come(memberId, url))
    this.#later(GREETS_MS, () => this.#greet(memberId, url))
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers.clear()
  }

  #later(ms: number, work: () => Promise<void>): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      work().catch(this.#onDefect)
    }, ms)
    this.#timers.add(timer.unref())
  }

  async #come(memberId: string, url: string): Promise<void> {
    await this.#store.transaction(async (sql) => {
      const user = await lockUser(sql, memberId)
      const row = user && (await channelAt(sql, memberId, url))
      // Of several who were called, the first finds her waiting.
      if (!user || row?.awaiting_coach !== 1) return
      const there = (await coachesIn(sql, url))[0]
      const coach = there ? { id: there.user_id, name: there.nickname } : await coachFor(sql, user, row)
      await assign(sql, user, row, coach, await readFact(sql, memberId, 'locale'), this.#now())
      await setTyping(sql, user, url, { user_id: coach.id }, true, this.#now())
    }, 'locking')
  }

  async #greet(memberId: string, url: string): Promise<void> {
    await this.#store.transaction(async (sql) => {
      const user = await lockUser(sql, memberId)
      const coach = user && (await coachesIn(sql, url))[0]
      if (!user || !coach) return
      const [locale, { firstName }] = [await readFact(sql, memberId, 'locale'), await readFact(sql, memberId, 'personal')]
      await write(sql, user, url, { text: greeting[locale](firstName), author: { type: 'COACH', id: coach.user_id, name: coach.nickname } }, this.#now())
    }, 'locking')
  }
}
