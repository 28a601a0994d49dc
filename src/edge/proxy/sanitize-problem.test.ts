import { describe, expect, it } from 'vitest'
import { sanitizeProblem } from './sanitize-problem.ts'

/** What is left of a problem. */
const left = (problem: object, status?: number): unknown => sanitizeProblem(problem, status)?.body
const long = (length: number): string => 'a'.repeat(length)
const detail = { type: 'portal.goals.v1.Goal', value: 'AQID' }

describe('the longest text of each field', () => {
  it.each([
    ['message', 500],
    ['error', 60],
    ['title', 200],
    ['detail', 1000],
    ['mfaToken', 2000],
    ['requestId', 128],
  ])('%s: %i characters', (field, most) => {
    expect(left({ [field]: long(most) })).toEqual({ [field]: long(most) })
    expect(left({ [field]: long(most + 1) })).toBeUndefined()
    expect(left({ [field]: '' })).toBeUndefined()
  })

  it('type: 200 characters', () => {
    const type = `https://${long(192)}`
    expect(left({ type })).toEqual({ type })
    expect(left({ type: `${type}a` })).toBeUndefined()
  })

  it('a detail: 100 characters', () =>
    expect(left({ details: [long(100), long(101), 'short'] })).toEqual({
      details: [long(100), 'short'],
    }))

  it.each([
    ['pointer', '#/', 298],
    ['parameter', '', 100],
  ])('%s of an error: %s and %i characters', (field, start, most) => {
    const of = (length: number) => ({ errors: [{ code: 1, [field]: `${start}${long(length)}` }] })
    expect(left(of(most))).toEqual(of(most))
    expect(left(of(most + 1))).toEqual({ errors: [{ code: 1 }] })
  })
})

it.each(['details', 'errors'] as const)('keeps 50 %s', (field) => {
  const items = Array.from({ length: 51 }, (_, code) =>
    field === 'errors' ? { code } : `Field ${code}`,
  )
  expect(left({ [field]: items })).toEqual({ [field]: items.slice(0, 50) })
  expect(left({ [field]: 'no list' })).toBeUndefined()
})

it.each([0, 9999])('keeps the number %i', (code) =>
  expect(left({ code, status: code, errors: [{ code }] })).toEqual({
    code,
    status: code,
    errors: [{ code }],
  }),
)
it.each([-1, 10_000, 1.5, '7', null])('leaves the number %s out', (code) =>
  expect(left({ code, status: code, errors: [{ code }] })).toEqual({ errors: [] }),
)

it.each([
  ['error', 'password_required', 'Password Required'],
  ['code', 'aborted', 'broken'],
  ['type', 'about:blank', 'javascript:alert(1)'],
  ['requestId', 'a-1.b_2', 'a b'],
  ['mfaToken', 'x.y-z', 'x y'],
])('keeps the %s %s, and not %s', (field, kept, dropped) => {
  expect(left({ [field]: kept })).toEqual({ [field]: kept })
  expect(left({ [field]: dropped })).toBeUndefined()
})

it.each([
  ['no place', { pointer: 'details/0' }, []],
  ['a place only', { pointer: '#/phones/0' }, [{ pointer: '#/phones/0' }]],
  ['a parameter only', { parameter: 'start' }, [{ parameter: 'start' }]],
  ['a parameter with a space', { parameter: 'the start' }, []],
  ['an internal message', { code: 3, message: 'NullPointerException' }, [{ code: 3 }]],
  ['a message', { code: 3, message: 'Too long.' }, [{ code: 3, message: 'Too long.' }]],
])('an error with %s', (_, error, errors) => expect(left({ errors: [error] })).toEqual({ errors }))

it.each([
  ['a message of the contract', detail, [detail]],
  ['its text', { ...detail, debug: { id: 'g-1' } }, [{ ...detail, debug: { id: 'g-1' } }]],
  ['another text', { ...detail, debug: 'stack' }, [detail]],
  ['another type', { ...detail, type: 'google.rpc.DebugInfo' }, []],
  ['no bytes', { ...detail, value: 'a b' }, []],
])('a detail of an RPC with %s', (_, sent, details) =>
  expect(left({ details: [sent] })).toEqual({ details }),
)

it('keeps the current item of a 412 only', () => {
  const current = { id: 'g-1' }
  expect(left({ current }, 412)).toEqual({ current })
  expect(left({ current }, 409)).toBeUndefined()
  expect(left({ current: ['g-1'] }, 412)).toBeUndefined()
})

it.each([null, 'text', [{ message: 'Hello' }]])('takes no body that is no object: %j', (body) =>
  expect(sanitizeProblem(body)).toBeUndefined(),
)

it('says whether nothing was taken away', () => {
  expect(sanitizeProblem({ status: 404, message: 'Gone.' })?.isWhole).toBe(true)
  expect(sanitizeProblem({ status: 404, message: 'Gone.', trace: 'x' })?.isWhole).toBe(false)
})
