import { type RpcTarget } from '../../rpc/rpc-target.ts'
import type { Connection } from '../http/connection.ts'
import { type Features } from './target-features.ts'
import { type OperationSettings } from './operation-settings.ts'
import type { TargetStep } from './target-step.ts'

/** The address of contract paths that start with `prefix`; `strip` is removed from them. */
export interface TargetBase {
  readonly prefix: string
  readonly address: string
  readonly strip: string
}

/** The credential of a security scheme: a username with a password, or a key. */
export type Credential =
  | { readonly username: string; readonly password: string }
  | { readonly value: string }

export interface Persona {
  readonly name: string
  readonly fields: Readonly<Record<string, string>>
  /**
   * `login` names login steps; `exec` is a program that prints a token, or JSON with one. Without
   * both, the fields include the token.
   */
  readonly login: string | null
  readonly exec: readonly string[] | null
  /** The access of the persona: everything, reads only, or nothing. */
  readonly may: (typeof accessLevels)[number]
  /** Writes that a view-only persona may call. */
  readonly but: readonly string[]
}

export const accessLevels = ['everything', 'look', 'nothing'] as const

/** A sign-in, refresh or sign-out flow that is run as a case, and its persona. */
export interface TargetFlow {
  readonly as: string | null
  readonly about: string
  readonly steps: readonly TargetStep[]
}

export interface Target {
  readonly name: string
  readonly bases: readonly TargetBase[]
  readonly headers: Readonly<Record<string, string>>
  readonly connection: Connection
  readonly timeoutSeconds: number
  readonly concurrency: number
  readonly perSecond: number
  readonly credentials: Readonly<Record<string, Credential>>
  readonly personas: readonly Persona[]
  readonly logins: Readonly<Record<string, readonly TargetStep[]>>
  /** The steps that refresh a session; empty if it cannot be refreshed. */
  readonly refresh: readonly TargetStep[]
  readonly flows: Readonly<Record<string, TargetFlow>>
  /**
   * Parameter values that only the target knows, by name; `$name` is a field of the persona's
   * session.
   */
  readonly values: Readonly<Record<string, string>>
  /** Settings by operation. */
  readonly operations: Readonly<Record<string, OperationSettings>>
  /** Operations that are not tested, with the reason. */
  readonly skip: Readonly<Record<string, string>>
  readonly rpc: RpcTarget | null
  /** Own rules by name: programs that judge each exchange. */
  readonly rules: Readonly<Record<string, readonly string[]>>
  /** Optional features of the server. */
  readonly features: Features
  /** The call that ends a session. */
  readonly logout: { readonly method: string; readonly path: string } | null
}

/** The URL of a contract path at the target; null if no base matches. A login may have a URL. */
export function addressOf({ bases }: Target, path: string): string | null {
  if (/^https?:\/\//.test(path)) return path
  const base = bases.find(({ prefix }) => path.startsWith(prefix))
  if (base === undefined) return null
  return (
    base.address +
    (base.strip !== '' && path.startsWith(base.strip) ? path.slice(base.strip.length) : path)
  )
}
