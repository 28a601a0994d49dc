/**
 * What a scenario asks of the control door for a member: the story to copy and, in place of its
 * readings, these.
 */
export interface MemberRequest {
  readonly template: string
  readonly locale?: string
  readonly bloodPressure?: readonly BloodPressureSeed[]
  readonly bloodSugar?: readonly BloodSugarSeed[]
  /** So many days ago, at a time of the member's clock (`HH:mm`); in pounds. */
  readonly weight?: readonly {
    readonly daysAgo: number
    readonly time: string
    readonly pounds: number
    readonly isIrregular?: boolean
  }[]
}

export interface Member {
  readonly id: string
  readonly username: string
  readonly password: string
  readonly firstName: string
  readonly lastName: string
}

/** A reading to be taken for true; `timestamp` is the wall clock of its own time zone. */
export interface BloodPressureSeed {
  readonly timestamp: string
  readonly timeZone: string
  readonly systolic: number
  readonly diastolic: number
  readonly pulse: number | null
  readonly source: 'DEVICE' | 'SELF_REPORTED' | 'IMPORTED'
}

export interface BloodSugarSeed {
  readonly timestamp: string
  readonly timeZone: string
  readonly value: number | null
  readonly tags: Readonly<Record<string, unknown>>
}

/**
 * What one operation does instead of its duty, until it is disarmed or has done it `times` times.
 */
export interface Fault {
  readonly operationId: string
  readonly example?: string
  readonly status?: number
  readonly delayMs?: number
  readonly drop?: boolean
  readonly malformed?: boolean
  readonly outsideContract?: boolean
  readonly times?: number
}

/** One call that the backend answered. `status` is HTTP's, or an RPC's code by name. */
export interface SeenCall {
  readonly operationId: string | null
  readonly method: string
  readonly status: number | string
  readonly language: string | null
  readonly query: Readonly<Record<string, string>>
  readonly background: boolean
}

/**
 * What one call carried when it reached the backend: a JSON value, the fields of a form, a plain
 * text, or null without a body. `status` 0 has no answer yet.
 */
export interface SentCall {
  readonly operationId: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  readonly status: number
}

/** What broke the contract, by the backend's own judge; never a value of a request or an answer. */
export interface Violation {
  readonly operationId: string | null
  readonly kind: string
  readonly messages: readonly string[]
}

/** One thing that the staff did in a member's account. */
export interface AuditEntry {
  readonly at: string
  readonly impersonatorId: string
  readonly role: string
  readonly memberId: string
  readonly action: string
}

/** A channel as the sandbox keeps it, with its messages in order. */
export interface ChatKept {
  readonly customType: string
  readonly awaitingCoach: boolean
  readonly wantsPreviousCoach: boolean
  readonly pingedMessageId: string
  readonly readSequence: number
  readonly messages: readonly {
    readonly messageId: string
    readonly clientMessageId: string | null
    readonly sequence: number
    readonly from: string
    readonly text: string
    readonly card: unknown
  }[]
  /** What her coaches are about to do, and when. */
  readonly deeds: readonly { readonly deed: string; readonly due: string }[]
}
