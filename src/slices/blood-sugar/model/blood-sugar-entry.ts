import type {
  BloodSugarTagsChange,
  NewBloodSugarReading,
  NewBloodSugarTags,
} from '#generated/schemas/openapi/blood-sugar.writer.ts'
import type { NamedTag } from '#vitals/model/blood-sugar/blood-sugar.ts'

/**
 * A typed reading, self-reported and of blood (2§5), in whole mg/dL. The value is `null` exactly
 * when the meter showed "Lo" or "Hi", which the tags then say; the default time zone is the
 * account's.
 */
export type BloodSugarEntry = Omit<NewBloodSugarReading, 'tags'> & {
  readonly tags: NamedTag<NewBloodSugarTags>
}

/** A change of a stored reading's tags. Omitted tags stay, `null` removes a tag. */
export type BloodSugarChange = { readonly tags: NamedTag<BloodSugarTagsChange> }
