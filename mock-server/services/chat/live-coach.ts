import type { ScenarioClock } from '../../scenarios/scenario-clock.ts'
import { StoreUnavailable } from '../../database/store-unavailable.ts'
import { memberById } from '../../database/tables/members.ts'
import type { Store } from '../../database/store.ts'
import { channelAt, coachesIn } from './channels.ts'
import { coachActions, onMemberMessage, onCoachRequest, type CoachScene } from './coach-actions.ts'
import { type DueAction, nextActions, takeDueAction } from './scheduled-actions.ts'
import { lockUser } from './chat-users.ts'

/** Milliseconds before a failed action is retried. */
const AGAIN_MS = 1000
/** The longest delay of a Node timer. */
const LONGEST_MS = 2_147_483_647

/**
 * The automatic coaches of the chat. Scheduled actions are stored with a due time on the scenario's
 * clock, so they survive a restart and follow a clock that is set. Demo members have them with
 * `--coach`, copies only when the control API turns them on.
 */
export class LiveCoach {
  readonly #store: Store
  readonly #clock: ScenarioClock
  readonly #isOn: boolean
  readonly #onDefect: (error: unknown) => void
  readonly #answering = new Set<string>()
  #timer: NodeJS.Timeout | undefined
  #work: Promise<void> = Promise.resolve()
  #isClosed = false

  constructor(
    store: Store,
    clock: ScenarioClock,
    isOn: boolean,
    onDefect: (error: unknown) => void,
  ) {
    this.#store = store
    this.#clock = clock
    this.#isOn = isOn
    this.#onDefect = onDefect
  }

  /** Turns the automatic coaches of a member on or off. */
  answer(memberId: string, isOn: boolean): Promise<void> {
    if (isOn) this.#answering.add(memberId)
    else this.#answering.delete(memberId)
    return this.look()
  }

  /** Handles a message of the member or a request for a coach, with the store of its call. */
  async hear(
    store: Store,
    memberId: string,
    url: string,
    what: 'message' | 'request',
  ): Promise<void> {
    const member = await memberById(store, memberId)
    if (!member || !this.#isFor(member.id, member.scenario)) return
    await this.#in(
      store,
      memberId,
      url,
      member.scenario,
      what === 'message' ? onMemberMessage : onCoachRequest,
    )
    await store.afterCommit(() => this.look())
  }

  /** Runs all due actions and waits for the next one. Call it after a clock change. */
  look(): Promise<void> {
    this.#work = this.#work.then(() => this.#lookNow())
    return this.#work
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#timer)
    await this.#work
  }

  #isFor(memberId: string, scenario: string | null): boolean {
    return this.#answering.has(memberId) || (this.#isOn && scenario === null)
  }

  async #lookNow(): Promise<void> {
    clearTimeout(this.#timer)
    if (this.#isClosed || (!this.#isOn && this.#answering.size === 0)) return
    let wait = LONGEST_MS
    try {
      for (let all = await this.#mine(); ; all = await this.#mine()) {
        const due = all.filter((one) => this.#waitFor(one) <= 0)
        if (due.length === 0) {
          wait = Math.min(LONGEST_MS, ...all.map((one) => this.#waitFor(one)))
          break
        }
        for (const one of due)
          await this.#in(this.#store, one.member_id, one.channel_url, one.scenario, async (scene) =>
            (await takeDueAction(scene.sql, one)) ? coachActions[one.deed](scene) : undefined,
          )
      }
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) this.#onDefect(error)
      wait = AGAIN_MS
    }
    if (!this.#isClosed && wait < LONGEST_MS)
      this.#timer = setTimeout(() => void this.look(), wait).unref()
  }

  async #mine(): Promise<readonly DueAction[]> {
    return (await nextActions(this.#store)).filter((one) =>
      this.#isFor(one.member_id, one.scenario),
    )
  }

  #waitFor({ due_ms, scenario }: DueAction): number {
    return due_ms - this.#clock.now(scenario ?? '')
  }

  async #in(
    store: Store,
    memberId: string,
    url: string,
    scenario: string | null,
    work: (scene: CoachScene) => Promise<void>,
  ): Promise<void> {
    await store.transaction(async (sql) => {
      const user = await lockUser(sql, memberId)
      const row = user && (await channelAt(sql, memberId, url))
      if (user && row)
        await work({
          sql,
          user,
          row,
          coach: (await coachesIn(sql, url))[0],
          now: this.#clock.now(scenario ?? ''),
        })
    }, 'locking')
  }
}
