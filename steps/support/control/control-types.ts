/** A request for a test member: the persona to copy and readings that replace its own. */
export interface MemberRequest {
  readonly template: string
  readonly locale?: string
  readonly bloodPressure?: readonly BloodPressureSeed[]
  readonly bloodSugar?: readonly BloodSugarSeed[]
  /** Days ago, local time (`HH:mm`) and pounds. */
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

/** A seeded reading. `timestamp` is local to its time zone. */
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

/** A fault of one operation, until it is disarmed or has happened `times` times. */
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

/** One answered call. `status` is an HTTP status or the name of an RPC code. */
export interface SeenCall {
  readonly operationId: string | null
  readonly method: string
  readonly status: number | string
  readonly language: string | null
  readonly query: Readonly<Record<string, string>>
  readonly background: boolean
}

/**
 * One request at the backend: JSON, form fields, text, or null without a body. `status` is 0 until
 * the answer.
 */
export interface SentCall {
  readonly operationId: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  readonly status: number
}

/** A contract violation found by the mock server, without request or response values. */
export interface Violation {
  readonly operationId: string | null
  readonly kind: string
  readonly messages: readonly string[]
}

/** One action of staff in a member's account. */
export interface AuditEntry {
  readonly at: string
  readonly impersonatorId: string
  readonly role: string
  readonly memberId: string
  readonly action: string
}

/** A channel of the mock server with its messages in order. */
export interface StoredChannel {
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
  /** The planned actions of the coaches with their times. */
  readonly deeds: readonly { readonly deed: string; readonly due: string }[]
}
