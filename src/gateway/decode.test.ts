import * as Schema from 'effect/Schema'
import { expect, it } from 'vitest'
import { decoder } from './decode.ts'
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
