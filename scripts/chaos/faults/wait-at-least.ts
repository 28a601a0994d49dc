import { setTimeout as after } from 'node:timers/promises'

/** Does the task, and lasts at least so many seconds. */
export async function waitAtLeast(seconds: number, task: () => Promise<void>): Promise<void> {
  await Promise.all([after(seconds * 1_000), task()])
}
