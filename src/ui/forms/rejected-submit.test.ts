import { expect, it } from 'vitest'
import { Offline, RequestRefused } from '#platform/http/failure.ts'
import { rejectedSubmit } from './rejected-submit.ts'

const fieldOf = (detail: string) => (detail === 'mobile' || detail === 'email' ? detail : null)
const refused = (error: string, details: readonly string[]) =>
  new RequestRefused({ error, details, said: 'The server does not take this.' })

it('blames the rejected fields with the message of the server', () =>
  expect(rejectedSubmit(refused('invalid', ['mobile', 'other']), fieldOf)).toEqual({
    blamed: [['mobile', 'The server does not take this.']],
  }))

it('blames several fields without the message, which names none of them', () =>
  expect(rejectedSubmit(refused('several_fields', ['mobile', 'email']), fieldOf)).toEqual({
    blamed: [
      ['mobile', undefined],
      ['email', undefined],
    ],
  }))

it.each([new Offline(), refused('invalid', ['other'])])(
  'reports a failure of no field: %s',
  (failure) => expect(rejectedSubmit(failure, fieldOf)).toEqual({ trouble: failure }),
)

it('rethrows a defect', () =>
  expect(() => rejectedSubmit(new TypeError('x'), fieldOf)).toThrow(TypeError))
