/** What a form typed, as its draft has it. */
type Draft = {
  readonly typed: object
  readonly basis: object
  readonly keys: Readonly<Record<string, string>>
}

/**
 * A save that could not be sent. `id` is the entry in all its attempts, `key` the `Idempotency-Key`
 * of this request.
 */
export type KeptSave = {
  readonly id: string
  readonly key: string
  /** The name of the form, and the path of its page. */
  readonly form: string
  readonly page: string
  readonly asked: unknown
  readonly draft: Draft
  /** What was typed, in words, and the local time that it is about. */
  readonly what: string
  readonly when: string
  /** The time of the save in milliseconds since 1970. */
  readonly at: number
  /** It is not sent before the member has looked at it; `said` is the server's reason. */
  readonly isHeld: boolean
  readonly said?: string | undefined
}

/** Time for which a save is sent without a question, in milliseconds. */
export const keptSaveLifetime = 7 * 24 * 60 * 60 * 1000

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/**
 * Parses a stored save; null when the text is damaged or another member's. A save older than
 * `keptSaveLifetime` waits for the member.
 */
export function parseKeptSave(text: string | null, now: number): KeptSave | null {
  const save = parsed(text)
  if (!isRecord(save) || !isRecord(save['draft'])) return null
  const { typed, basis, keys } = save['draft']
  const isWhole =
    (['id', 'key', 'form', 'page', 'what', 'when'] as const).every(
      (name) => typeof save[name] === 'string',
    ) &&
    typeof save['at'] === 'number' &&
    typeof save['isHeld'] === 'boolean' &&
    [typed, basis, keys].every(isRecord)
  if (!isWhole) return null
  const whole = save as KeptSave
  return now - whole.at > keptSaveLifetime ? { ...whole, isHeld: true } : whole
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
