import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, string, number, { N: number }, Buffer>(scrypt)
// The cost is far below that of a real service. The passwords are public demo data, and sign-in in
// tests should be fast.
const COST = { N: 1024 }

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(12).toString('base64url')
  return `${salt}:${(await derive(password, salt, 32, COST)).toString('base64url')}`
}

export async function isRightPassword(password: string, hash: string): Promise<boolean> {
  const [salt = '', sum = ''] = hash.split(':')
  const expected = Buffer.from(sum, 'base64url')
  const given = await derive(password, salt, 32, COST)
  return expected.length === given.length && timingSafeEqual(expected, given)
}
