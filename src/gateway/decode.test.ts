import * as Schema from 'effect/Schema'
import { describe, expect, it } from 'vitest'
import { decoder, rowsDecoder } from './decode.ts'
import { ContractBroken } from './failure.ts'

const decode = decoder('listThings', Schema.Struct({ things: Schema.Array(Schema.Struct({ systolic: Schema.Int })) }))

it('decodes what the contract allows', () => expect(decode({ things: [{ systolic: 120 }] })).toEqual({ things: [{ systolic: 120 }] }))

it('names the call and the field of what it does not allow, never the value', () => {
  const wrong = { things: [{ systolic: 120 }, { systolic: 118.5 }] }
  expect(() => decode(wrong)).toThrow(ContractBroken)
  try {
    decode(wrong)
  } catch (thrown) {
    expect(thrown).toMatchObject({ operation: 'listThings', problem: 'things.1.systolic' })
    expect(JSON.stringify(thrown)).not.toContain('118.5')
  }
})

describe('a list that is read row by row', () => {
  const rows = rowsDecoder('listThings', Schema.Struct({ id: Schema.String, code: Schema.Literals(['A', 'B']) }))
  /** What a server may send, whatever the contract says. */
  const sent = (wire: unknown) => rows(wire as never)
  const a = { id: '1', code: 'A' }
  const b = { id: '2', code: 'B' }

  it('keeps every row that can be read, in its order, and counts none', () => expect(sent([b, a])).toEqual({ items: [b, a], leftOut: 0 }))
  it.each([
    ['an unknown code', { id: '3', code: 'C' }], ['no code', { id: '3' }], ['null', null], ['a text', 'A'], ['a list', [a]],
  ])('leaves out a row that is or has %s, and no other', (_, row) => expect(sent([a, row, b, row])).toEqual({ items: [a, b], leftOut: 2 }))
  it('is empty when no row can be read', () => expect(sent([null])).toEqual({ items: [], leftOut: 1 }))
  it('is empty when it is empty', () => expect(sent([])).toEqual({ items: [], leftOut: 0 }))
  it('ignores a field that the contract does not know', () => expect(sent([{ ...a, later: 'x' }])).toEqual({ items: [a], leftOut: 0 }))
  it.each([undefined, null, {}, 'A', 7])('names the call when %j stands for the list', wire =>
    expect(() => sent(wire)).toThrowError(expect.objectContaining({ _tag: 'ContractBroken', operation: 'listThings', problem: 'list' })))
})
