import type {
  AuditEntry,
  ChatKept,
  Fault,
  Member,
  MemberRequest,
  SeenCall,
  SentCall,
  Violation,
} from './control-types.ts'

/**
 * The mock server's control door, keyed to one scenario (mock-server/README.md#control). It
 * arranges and tells; it never acts for the member. Every method throws with the door's own answer
 * when the door refuses.
 */
export class Control {
  readonly #door: string
  readonly #scenario: string

  constructor(door: string, scenario: string) {
    this.#door = door
    this.#scenario = scenario
  }

  /**
   * A member of the scenario's own, copied from a named story, with readings of its own where
   * given.
   */
  async makeMember(wish: MemberRequest): Promise<Member> {
    return this.#ask<Member>('POST', '/control/members', { ...wish, scenario: this.#scenario })
  }

  async armFault(fault: Fault): Promise<void> {
    await this.#ask('POST', '/control/faults', { ...fault, scenario: this.#scenario })
  }

  async disarmFaults(): Promise<void> {
    await this.#ask('DELETE', `/control/faults?scenario=${this.#scenario}`)
  }

  /** Sets the sandbox's clock for this scenario. */
  async setClock(now: Date): Promise<void> {
    await this.#ask('POST', '/control/clock', { scenario: this.#scenario, now: now.toISOString() })
  }

  /**
   * Revokes the access tokens given out in this scenario; refresh tokens live on unless told
   * otherwise.
   */
  async expireTokens(): Promise<void> {
    await this.#ask('POST', '/control/expire', { scenario: this.#scenario })
  }

  /** A code as another system gives it for the member. */
  async accessCode(
    memberId: string,
    kind: 'access-code' | 'education-code' | 'partner-code' | 'identity-code' | 'sso-code',
    partnerId?: string,
  ): Promise<string> {
    return (
      await this.#ask<{ code: string }>('POST', '/control/access-codes', {
        memberId,
        kind,
        ...(partnerId === undefined ? {} : { partnerId }),
      })
    ).code
  }

  /** A token signed as by the parent app or, as `teams`, by the chat client. */
  async jwt(memberId: string, audience: 'one-app' | 'teams' = 'one-app'): Promise<string> {
    return (await this.#ask<{ jwt: string }>('POST', '/control/jwts', { memberId, audience })).jwt
  }

  /**
   * What a link in a mail carries; with a role, of a session in which the staff view the account.
   */
  async authToken(memberId: string, role?: 'Admin' | 'CallCenterRep'): Promise<string> {
    return (
      await this.#ask<{ authToken: string }>('POST', '/control/auth-tokens', {
        memberId,
        ...(role === undefined ? {} : { role }),
      })
    ).authToken
  }

  /**
   * What was sent to the scenario's members, oldest first; `secret` is the one-time code or the
   * token of the link.
   */
  async mails(): Promise<
    readonly {
      readonly kind: string
      readonly secret: string
      readonly channel: string
      readonly destination: string
    }[]
  > {
    return this.#ask('GET', `/control/mails?scenario=${this.#scenario}`)
  }

  /** What the staff did in the accounts of this scenario, in order. */
  async audit(): Promise<AuditEntry[]> {
    return this.#ask('GET', `/control/audit?scenario=${this.#scenario}`)
  }

  /** What a partner checks the sandbox's SAML assertions with, as PEM. */
  async samlKey(): Promise<string> {
    return (await this.#ask<{ publicKey: string }>('GET', '/control/saml-key')).publicKey
  }

  async calls(): Promise<SeenCall[]> {
    return this.#ask('GET', `/control/calls?scenario=${this.#scenario}`)
  }

  /** What the portal sent of an operation, in order, as it reached the backend. */
  async sent(operationId: string): Promise<SentCall[]> {
    return this.#ask('GET', `/control/sent?scenario=${this.#scenario}&operationId=${operationId}`)
  }

  async violations(): Promise<Violation[]> {
    return this.#ask('GET', `/control/violations?scenario=${this.#scenario}`)
  }

  /** Where a member stands with a program of the catalogue (`behavioralHealth`) from now on. */
  async setProgram(memberId: string, program: string, status: string): Promise<void> {
    await this.#ask('POST', '/control/programs', { memberId, program, status })
  }

  async setFeature(memberId: string, feature: string, enabled: boolean): Promise<void> {
    await this.#ask('POST', '/control/features', { memberId, feature, enabled })
  }

  /** Her coach writes. */
  async coachWrites(memberId: string, text: string): Promise<void> {
    await this.#ask('POST', '/control/chat/message', { memberId, text })
  }

  /**
   * What happens in her chat without her: `message`, `coach`, `availability`, `history` and so on,
   * of mock-server/control/chat-routes.ts.
   */
  async chat(memberId: string, what: string, fields: object = {}): Promise<void> {
    await this.#ask('POST', `/control/chat/${what}`, { memberId, ...fields })
  }

  /** Her chat as the sandbox keeps it. */
  async chatOf(memberId: string): Promise<{ readonly channels: readonly ChatKept[] }> {
    return this.#ask('GET', `/control/chat?memberId=${memberId}`)
  }

  /** How many streams are open. */
  async streams(): Promise<number> {
    return (
      await this.#ask<readonly object[]>('GET', `/control/streams?scenario=${this.#scenario}`)
    ).length
  }

  /** Cuts them, or lets nothing more through them. */
  async breakStreams(how: 'cut' | 'freeze'): Promise<void> {
    await this.#ask('POST', '/control/streams', { scenario: this.#scenario, do: how })
  }

  async forget(): Promise<void> {
    await this.#ask('POST', '/control/reset', { scenario: this.#scenario })
  }

  async #ask<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const answer = await fetch(this.#door + path, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    const text = await answer.text()
    if (!answer.ok)
      throw new Error(`The control door answers ${method} ${path} with ${answer.status}: ${text}`)
    return (text === '' ? undefined : JSON.parse(text)) as Answer
  }
}
