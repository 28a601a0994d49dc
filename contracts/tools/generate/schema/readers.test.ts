import { rmSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import * as Result from 'effect/Result'
import * as Schema from 'effect/Schema'
import { afterAll, describe, expect, test } from 'vitest'
import { Notes, type Reader, unreadable } from '../../../../generated/schemas/read.ts'
import { nearMisses } from './testing/near-misses.ts'
import { contractsUnderTest, generatedExport } from './testing/contracts.ts'
import { newerValues } from './testing/newer-server.ts'
import { tolerantSchema, writeTolerantModules } from './testing/tolerant-modules.ts'

const folder = writeTolerantModules()
afterAll(() => rmSync(folder, { recursive: true }))

describe.each(contractsUnderTest)(
  'the readers of $kind',
  ({ kind, readers, readersFind: find, goodValues, componentOf }) => {
    test.each(readers.map((declaration) => [declaration.source, declaration] as const))(
      '%s reads the same as a function and as an Effect Schema',
      async (source, { slug, name, shape }) => {
        const reader = await generatedExport<Reader<unknown>>(kind, slug, 'reader', `read${name}`)
        const decode = Schema.decodeUnknownResult(await tolerantSchema(folder, kind, slug, name))
        const { schema, components } = componentOf(source)
        let compared = 0
        for (const [index, value] of goodValues(source).entries()) {
          const read = reader(value, new Notes())
          const changed = index < 3 ? [...nearMisses(value, schema, components)] : []
          for (const wire of [
            value,
            ...changed,
            ...newerValues(shape, value, read, find).map((newer) => newer.wire),
          ]) {
            const decoded = decode(wire)
            const wanted = Result.isSuccess(decoded) ? decoded.success : unreadable
            const found = reader(wire, new Notes())
            // An assertion for each value would take longer than the readers.
            if (!isDeepStrictEqual(found, wanted))
              expect(found, JSON.stringify(wire)).toEqual(wanted)
            compared += 1
          }
        }
        expect(compared).toBeGreaterThan(0)
      },
    )
  },
)
