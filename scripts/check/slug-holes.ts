import type { SlugPlace } from './slugs.ts'

/** Contract slugs without a slice of their own, and where their screens are. */
export const noSlice: Readonly<Record<string, string>> = {
  'access-codes': 'sign-in shows the access code form',
}

/** Single holes of slugs that have a slice. */
export const otherHoles: Readonly<Record<string, Partial<Record<SlugPlace, string>>>> = {}
