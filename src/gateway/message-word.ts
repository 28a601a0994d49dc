import * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'
import * as SchemaTransformation from 'effect/SchemaTransformation'

/**
 * A value of a message's enum as its short word: `WEEKDAY_MONDAY` is `MONDAY`. `UNSPECIFIED` is refused, and so are `others`; the
 * contract's type allows them, so the schema names them, too.
 */
export const word = <const Prefix extends string, const Word extends string, const Other extends string = never>(prefix: Prefix, words: readonly Word[], others: readonly Other[] = []) => {
  type Told = `${Prefix}_${Word}`
  type Refused = `${Prefix}_${Other | 'UNSPECIFIED'}`
  const unspecified: `${Prefix}_UNSPECIFIED` = `${prefix}_UNSPECIFIED`
  const refused: readonly Refused[] = [unspecified, ...others.map((one): `${Prefix}_${Other}` => `${prefix}_${one}`)]
  const told = words.map((one): Told => `${prefix}_${one}`)
  const isTold = (value: Told | Refused): value is Told => !refused.some(one => one === value)
  return Schema.Literals<readonly (Told | Refused)[]>([...refused, ...told]).pipe(
    Schema.refine(isTold),
    Schema.decodeTo(
      Schema.Literals(words),
      // The two lists are made of each other.
      SchemaTransformation.transform<Word, Told>({ decode: value => value.slice(prefix.length + 1) as Word, encode: value => `${prefix}_${value}` }),
    ),
  )
}

/** A field of a message that holds such a value. It has to be told: left out it would be unspecified. */
export const wordField = <const Prefix extends string, const Word extends string, const Other extends string = never>(prefix: Prefix, words: readonly Word[], others: readonly Other[] = []) => {
  const unspecified: `${Prefix}_UNSPECIFIED` = `${prefix}_UNSPECIFIED`
  return word(prefix, words, others).pipe(Schema.withDecodingDefaultKey(Effect.succeed(unspecified)))
}
