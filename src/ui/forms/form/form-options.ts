import type { MessageKey, MessageValues } from '#i18n/areas.ts'
import type { Failure } from '#platform/http/failure.ts'

/** The message of a wrong field, with values when its text has placeholders. */
export type FieldMessage = MessageKey | readonly [key: MessageKey, values: MessageValues]

/** The values of a form when it is sent. `key` identifies the write in all its attempts. */
export type Sending<Values> = {
  readonly values: Values
  /** The values that the member's edit replaces. */
  readonly basis: Values
  readonly key: string
}

/**
 * A form: its fields, its rules and its write.
 *
 * `Asked` is the request that `prepare` builds. With `told` and `shown` (an `Edit`) the form asks
 * about conflicts.
 */
export type FormOptions<Values extends object, Field extends string, Asked, Answer> = {
  /** The name of the draft, such as `contact 7`. */
  readonly name: string
  /** A password or a code: never a draft. */
  readonly secret?: boolean
  readonly initial: Values
  /** The fields that can be wrong, in their order on the page. */
  readonly fields: readonly Field[] | ((values: Values) => readonly Field[])
  readonly problems: (values: Values) => Partial<Record<Field, FieldMessage>>
  /** The value of a field whose name is not a key of the values. */
  readonly fieldValue?: (values: Values, field: Field) => unknown
  /** A new entry. Its draft keeps all values, so that its time stays. */
  readonly isNew?: boolean
  /** Nothing is sent while the values are those that are stored. */
  readonly isEdit?: boolean
  /** Whether the values differ from what they replace; by default any value that differs. */
  readonly isChanged?: (values: Values, basis: Values) => boolean
  /**
   * The request: `unchanged` when there is nothing to send, `null` when the member is asked first.
   */
  readonly prepare: (
    sending: Sending<Values>,
  ) => Asked | 'unchanged' | null | Promise<Asked | 'unchanged' | null>
  /**
   * Writes, and rejects with a Failure; `null` when the member withdrew it, as in a question for the
   * password. `key` is the `Idempotency-Key` of this request.
   */
  readonly save: (asked: Asked, key: string) => Promise<Answer | null>
  /**
   * What one write is. By default one entry: its id survives a correction. A write that the server
   * compares with its first attempt depends on its values.
   */
  readonly keyOf?: (values: Values) => string
  /** The field of a `detail` of a refusal. */
  readonly fieldOf?: (detail: string, asked: Asked) => Field | null
  /** The field and the message of a refusal that its own code explains; `null` for any other. */
  readonly refusalOf?: (
    refusal: Extract<Failure, { _tag: 'Refused' }>,
  ) => readonly [field: Field, message: string] | null
  /** Reports the save, also after the member left the page. `isDone`: `onDone` follows. */
  readonly onSaved?: (answer: Answer, asked: Asked, isDone: boolean) => void
  /** Continues after a save with everything saved; not when the member left the page. */
  readonly onDone?: (answer: Answer, asked: Asked) => void
  /** The draft that receives what was typed during the creation of an item; then `onNext`. */
  readonly next?: (answer: Answer) => string
  readonly onNext?: (answer: Answer) => void
  /** Reports a failed save after the member left the page. */
  readonly onLost?: () => void
  /**
   * Waits for the network instead of failing. `open` opens the form's page from any page, `told` says
   * what was typed and the local time that it is about.
   */
  readonly offline?:
    | {
        readonly open: () => void
        readonly told: (asked: Asked, sent: Values) => readonly [what: string, when: string]
      }
    | undefined
}
