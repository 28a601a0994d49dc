import { expect, it } from 'vitest'
import { isWellNamed } from './names.ts'

it.each(['a.ts', 'blood-pressure', 'sign-in.en-US.json', 'a.test.ts', 'v1', 'use-store.ts', 'README.md', 'manifest.int.json', 'end-with-parent.mjs', 'all-logs.css.ts', '.gitkeep'])('%s is well named', (name) =>
  expect(isWellNamed(name)).toBe(true))

it.each(['bloodPressure.ts', 'BloodPressure', 'blood_pressure.ts', 'a--b.ts', '-a.ts', 'a-.ts', 'Utils.ts', 'sign in.ts'])('%s is not', (name) => expect(isWellNamed(name)).toBe(false))
