import { createHash, randomUUID } from 'node:crypto'
import { header, type RequestContext } from '../http/request-context.ts'
import { readCookie } from '../http/read-cookie.ts'
import type { CookieEncryption } from '../sessions/cookie-encryption.ts'
import { jarOf, setKnown } from '../sessions/session-cookies.ts'

/**
 * Browsers in which the password of an account was right before. Wrong tries of others do not slow
 * them down, so an attacker cannot lock the member out.
 */
export interface KnownDevices {
  /** Returns the browser's id when it knows the account, or any account without one. */
  idFor(exchange: RequestContext, username?: string): Promise<string | undefined>
  /** Adds an account to the browser's cookie. */
  remember(exchange: RequestContext, username: string): Promise<void>
}

/** Accounts of one browser; a family may share it. */
const accountsAtMost = 8

interface Device {
  readonly id: string
  readonly accounts: readonly string[]
}

export function createKnownDevices(seal: CookieEncryption): KnownDevices {
  const read = async (exchange: RequestContext): Promise<Device | undefined> => {
    const sealed = readCookie(header(exchange.req, 'cookie'), jarOf(exchange).known)
    // Only `remember` writes it.
    return sealed === undefined
      ? undefined
      : ((await seal.open('portal-known', sealed)) as Device | undefined)
  }
  return {
    async idFor(exchange, username) {
      const device = await read(exchange)
      if (!device) return undefined
      return username === undefined || device.accounts.includes(accountOf(username))
        ? device.id
        : undefined
    },
    async remember(exchange, username) {
      const { id = randomUUID(), accounts = [] } = (await read(exchange)) ?? {}
      const account = accountOf(username)
      const others = accounts.filter((each) => each !== account).slice(1 - accountsAtMost)
      const sealed = await seal.close('portal-known', { id, accounts: [...others, account] })
      exchange.cookies.push(setKnown(jarOf(exchange), sealed))
    },
  }
}

/** A hash, so that neither memory nor cookies have the name. */
export function accountOf(username: string): string {
  const name = username.normalize('NFKC').trim().toLowerCase()
  return createHash('sha256').update(`account ${name}`).digest('base64url').slice(0, 22)
}
