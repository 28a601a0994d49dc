import * as Arbitrary from 'effect/Arbitrary'
import * as Effect from 'effect/Effect'
import * as Result from 'effect/Result'
import * as Schema from 'effect/Schema'
import fc from 'fast-check'
import { anyValueOf } from './any-value.ts'
import type { Component } from './component.ts'
import { nearMisses } from './near-misses.ts'
import { smallest } from './smallest.ts'

/** A Schema that needs nothing but the value. */
export type WireSchema = Schema.Codec<unknown, unknown>

const seed = 20261120
const runs = 50
/** The number of values that get all variations; the others get a few. */
const bentInEveryWay = 2

/** Wire values of the Schema. */
const valuesOfSchema = (schema: WireSchema): readonly unknown[] =>
  Effect.runSync(
    Arbitrary.sampleEffect(Arbitrary.schema(schema), { count: runs, seed, maxDiscards: 20_000 }),
  ).map((value) => Schema.encodeUnknownSync(schema)(value))

export type Comparison = {
  /**
   * How many values of the component and of the Schema both sides accepted; zero means that the
   * comparison was empty.
   */
  readonly accepted: number
  readonly compared: number
  /** The first difference, minimized; null when there is none. */
  readonly difference: string | null
}

/**
 * Compares whether the Schema and the component accept and reject the same values: valid values of
 * both, each also slightly mutated.
 */
export function compare(schema: WireSchema, component: Component): Comparison {
  const decode = Schema.decodeUnknownResult(schema, { onExcessProperty: 'error' })
  const differ = (value: unknown) => {
    const { refused, read } = component.judge(value)
    return (refused === null) !== Result.isSuccess(decode(read))
  }
  const values = [
    ...fc.sample(anyValueOf(component.schema, component.components), { seed, numRuns: runs }),
    ...valuesOfSchema(schema),
  ]
  const good = values.filter((value) => component.judge(value).refused === null)
  let compared = 0
  for (const candidate of [...values, ...bent(good, component)]) {
    compared += 1
    if (differ(candidate))
      return {
        accepted: good.length,
        compared,
        difference: told(smallest(candidate, differ), component, decode),
      }
  }
  return { accepted: good.length, compared, difference: null }
}

/** A difference as text: the value, and the verdict and place of each side. */
function told(
  value: unknown,
  component: Component,
  decode: (value: unknown) => Result.Result<unknown, { readonly message: string }>,
): string {
  const { refused, read } = component.judge(value)
  const result = decode(read)
  return [
    `value: ${JSON.stringify(value)}`,
    `contract: ${refused?.() ?? 'accepts'}`,
    `Schema: ${Result.isSuccess(result) ? 'accepts' : result.failure.message}`,
  ].join('\n')
}

/** Valid values; the first of each side gets all mutations, the others a few. */
function* bent(good: readonly unknown[], { schema, components }: Component): Generator<unknown> {
  for (const [index, value] of good.entries()) {
    const every = [...nearMisses(value, schema, components)]
    if (index < bentInEveryWay || index >= good.length - bentInEveryWay) yield* every
    else
      for (let step = 1; step <= 5; step += 1)
        yield every[(index * 7919 + step * 104_729) % every.length]
  }
}
