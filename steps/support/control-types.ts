/** What a scenario asks of the control door for a member: the story to copy and, in place of its readings, these. */
export interface MemberWish {
  readonly template: string
  readonly locale?: string
  readonly bloodPressure?: readonly BloodPressureSeed[]
  readonly bloodSugar?: readonly BloodSugarSeed[]
}

export interface Member {
  readonly id: string
  readonly username: string
  readonly password: string
  readonly firstName: string
  readonly lastName: string
}

/** A reading as the contract writes it; `timestamp` is the wall clock of its own time zone. */
export interface BloodPressureSeed {
  readonly timestamp: string
  readonly utcOffset: string
  readonly timeZone: string
  readonly systolic: number
  readonly diastolic: number
  readonly pulse: number | null
}

export interface BloodSugarSeed {
  readonly timestamp: string
  readonly utcOffset: string
  readonly timeZone: string
  readonly value: number | null
  readonly tags: Readonly<Record<string, unknown>>
}

/** What one operation does instead of its duty, until it is disarmed or has done it `times` times. */
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

export interface SeenCall {
  readonly operationId: string | null
  readonly method: string
  readonly path: string
  readonly status: number
}

export interface Violation {
  readonly operationId?: string | null
  readonly message?: string
}
