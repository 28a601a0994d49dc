import type {
  BloodSugarTagsChange,
  NewBloodSugarReading,
  NewBloodSugarTags,
} from '#generated/schemas/openapi/blood-sugar.writer.ts'
import type { NamedTag } from '#vitals/model/blood-sugar/blood-sugar.ts'

/**
 * A reading as a member types it in, self-reported and of blood (2§5): whole mg/dL, or null exactly
 * when the meter showed "Lo" or "Hi" and no number, which the tags then say; left out, they are
 * false. Without `timeZone` the clock is the account's.
 */
export type BloodSugarEntry = Omit<NewBloodSugarReading, 'tags'> & {
  readonly tags: NamedTag<NewBloodSugarTags>
}

/**
 * What is told differently of a reading that is there; what is left out stays, null takes it off.
 */
export type BloodSugarChange = { readonly tags: NamedTag<BloodSugarTagsChange> }
