import { expect } from '../expect.ts'
import type { PortalWorld } from '../world.ts'

/** The one-time code or link token of the member's last or first mail of a kind. */
export async function secretFromMail(
  world: PortalWorld,
  kind: string,
  which: 'first' | 'last' = 'last',
): Promise<string> {
  const found = async () => (await world.control.mails()).filter((mail) => mail.kind === kind)
  await expect
    .poll(async () => (await found()).length, `a mail of the kind ${kind}`)
    .toBeGreaterThan(0)
  const mails = await found()
  return (which === 'first' ? mails[0] : mails.at(-1))?.secret ?? ''
}
