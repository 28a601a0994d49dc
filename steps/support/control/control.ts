import type {
  AuditEntry,
  StoredChannel,
  Fault,
  Member,
  MemberRequest,
  SeenCall,
  SentCall,
  Violation,
} from './control-types.ts'

/** The credentials of the portal at the sandbox. */
const portalClient = `Basic ${btoa('portal-web:sandbox-secret')}`

/**
 * Client of the mock server's control API for one scenario (mock-server/README.md#control). Each
 * method throws with the API's error message.
 */
export class Control {
  readonly #address: string
  readonly #scenario: string

  constructor(address: string, scenario: string) {
    this.#address = address
    this.#scenario = scenario
  }

  /** Creates a member of this scenario from a persona, optionally with other readings. */
  async makeMember(request: MemberRequest): Promise<Member> {
    return this.#ask<Member>('POST', '/control/members', { ...request, scenario: this.#scenario })
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

  /** Revokes this scenario's access tokens. Refresh tokens stay valid. */
  async expireTokens(): Promise<void> {
    await this.#ask('POST', '/control/expire', { scenario: this.#scenario })
  }

  /** A code that another system issues for the member. */
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

  /** A token signed by the parent app or, for `teams`, by the chat client. */
  async jwt(memberId: string, audience: 'one-app' | 'teams' = 'one-app'): Promise<string> {
    return (await this.#ask<{ jwt: string }>('POST', '/control/jwts', { memberId, audience })).jwt
  }

  /** The token of a link in a mail. With a role, its session is an impersonation by staff. */
  async authToken(memberId: string, role?: 'Admin' | 'CallCenterRep'): Promise<string> {
    return (
      await this.#ask<{ authToken: string }>('POST', '/control/auth-tokens', {
        memberId,
        ...(role === undefined ? {} : { role }),
      })
    ).authToken
  }

  /**
   * Mails of this scenario's members, oldest first. `secret` is the one-time code or the link's
   * token.
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

  /** Audit entries of staff in this scenario's accounts, in order. */
  async audit(): Promise<AuditEntry[]> {
    return this.#ask('GET', `/control/audit?scenario=${this.#scenario}`)
  }

  /** The key (PEM) that verifies the mock server's SAML assertions. */
  async samlKey(): Promise<string> {
    return (await this.#ask<{ publicKey: string }>('GET', '/control/saml-key')).publicKey
  }

  async calls(): Promise<SeenCall[]> {
    return this.#ask('GET', `/control/calls?scenario=${this.#scenario}`)
  }

  /** Requests of an operation as they reached the backend, in order. */
  async sent(operationId: string): Promise<SentCall[]> {
    return this.#ask('GET', `/control/sent?scenario=${this.#scenario}&operationId=${operationId}`)
  }

  async violations(): Promise<Violation[]> {
    return this.#ask('GET', `/control/violations?scenario=${this.#scenario}`)
  }

  /** Sets the member's status in a program of the catalog (`behavioralHealth`). */
  async setProgram(memberId: string, program: string, status: string): Promise<void> {
    await this.#ask('POST', '/control/programs', { memberId, program, status })
  }

  async setFeature(memberId: string, feature: string, enabled: boolean): Promise<void> {
    await this.#ask('POST', '/control/features', { memberId, feature, enabled })
  }

  /** Sends a message from the member's coach. */
  async coachWrites(memberId: string, text: string): Promise<void> {
    await this.#ask('POST', '/control/chat/message', { memberId, text })
  }

  /**
   * Triggers a chat event by another party: `message`, `coach`, `availability`, `history` and
   * others (mock-server/control/chat-routes.ts).
   */
  async chat(memberId: string, what: string, fields: object = {}): Promise<void> {
    await this.#ask('POST', `/control/chat/${what}`, { memberId, ...fields })
  }

  /** The member's chat as the mock server stores it. */
  async chatOf(memberId: string): Promise<{ readonly channels: readonly StoredChannel[] }> {
    return this.#ask('GET', `/control/chat?memberId=${memberId}`)
  }

  /** Number of open event streams. */
  async streams(): Promise<number> {
    return (
      await this.#ask<readonly object[]>('GET', `/control/streams?scenario=${this.#scenario}`)
    ).length
  }

  /** Cuts the event streams or stops their data. */
  async breakStreams(how: 'cut' | 'freeze'): Promise<void> {
    await this.#ask('POST', '/control/streams', { scenario: this.#scenario, do: how })
  }

  async forget(): Promise<void> {
    await this.#ask('POST', '/control/reset', { scenario: this.#scenario })
  }

  /**
   * Tries a password at the provider itself, as from another portal: this edge would make its next
   * try wait. Throws when the provider takes it.
   */
  async guessPassword(username: string, password: string): Promise<void> {
    const answer = await fetch(`${this.#address}/v1/users/me/auth`, {
      method: 'POST',
      headers: { authorization: portalClient, 'x-scenario': this.#scenario },
      body: new URLSearchParams({ grant_type: 'password', username, password }),
    })
    // The last one locks the account.
    if (answer.status !== 401 && answer.status !== 403)
      throw new Error(`The provider answers a wrong password with ${answer.status}.`)
  }

  async #ask<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const answer = await fetch(this.#address + path, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    const text = await answer.text()
    if (!answer.ok)
      throw new Error(`The control API answers ${method} ${path} with ${answer.status}: ${text}`)
    return (text === '' ? undefined : JSON.parse(text)) as Answer
  }
}
