import { expect, test } from 'vitest'
import { paymentFormAddress, paymentFormMessageOf } from './payment-form.ts'

const message = (event: string, more: object = {}) => ({ type: 'payment-form', event, ...more })

test.each([
  message('ready'),
  message('height', { height: 320 }),
  message('token', { token: 'tok_visa_4242_2029_05' }),
])('reads a message of the card form', (sent) => expect(paymentFormMessageOf(sent)).toEqual(sent))

test.each([
  null,
  'tok_visa_4242',
  {},
  message('other'),
  { event: 'token', token: 'tok_visa_4242' },
  message('token'),
  message('token', { token: '' }),
  message('token', { token: '4242424242424242' }),
  message('token', { token: 'tok_4242424242424242' }),
  message('height', { height: 0 }),
  message('height', { height: 2001 }),
  message('height', { height: '320' }),
])('rejects any other message', (sent) => expect(paymentFormMessageOf(sent)).toBeNull())

test('the address has only the language and the parent origin', () => {
  expect(
    paymentFormAddress(
      'https://payments.wellspring.example/form',
      'es-US',
      'https://portal.wellspring.example',
    ),
  ).toBe(
    'https://payments.wellspring.example/form?lang=es-US&parent=https%3A%2F%2Fportal.wellspring.example',
  )
})
