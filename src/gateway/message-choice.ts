import * as Schema from 'effect/Schema'
import { matching } from '#domain/formats.ts'
import { field } from './message-field.ts'

/** A text of a message that is one of a few words, which the contract's type does not say but its rule does. */
export const choice = <const Word extends string>(words: readonly Word[]) =>
  matching(new RegExp(`^(${words.join('|')})$`)).pipe(Schema.refine((text): text is Word => words.some(word => word === text)))

/** A field of a message that holds such a text; left out it would be empty, which is refused. */
export const choiceField = <const Word extends string>(words: readonly Word[]) => field(choice(words), '' as never)

/** Of a `oneof` that is required: how many of its fields are there must be one. */
export const exactlyOne = <T extends object>(...names: readonly (keyof T & string)[]) =>
  Schema.makeFilter((value: T) => names.filter(name => name in value).length === 1)
