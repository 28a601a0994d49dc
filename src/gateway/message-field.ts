import * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'

/** A field of a message. In JSON one at its default may be left out; it then reads as that default, which the schema still has to take. */
export const field = <S extends Schema.Constraint>(schema: S, absent: S['Encoded']) => Schema.withDecodingDefaultKey<S>(Effect.succeed(absent))(schema)

/** An enum that must be told: one left out, or `unspecified`, is refused. The contract's type allows the word, so the schema names it, too. */
export const enumField = <const Unspecified extends string, const Word extends string>(unspecified: Unspecified, words: readonly Word[]) =>
  field(Schema.Literals([unspecified, ...words]).pipe(Schema.refine((word): word is Word => word !== unspecified)), unspecified)
