import { type DataTable, Then } from '@cucumber/cucumber'
import { expect } from '../support/expect.ts'
import { requestsSettled } from '../support/page/requests-settled.ts'
import { ABSENT, expectSent, leavesOf } from '../support/control/expect-sent.ts'
import type { PortalWorld } from '../support/world.ts'

// Steps about requests as they reached the backend. A cell is JSON if it parses (`120`, `true`,
// `"120"`), otherwise text; `(any)` matches each value, `(absent)` a missing one.

const valueOf = (cell: string): unknown => {
  try {
    return JSON.parse(cell)
  } catch {
    return cell === '(absent)' ? ABSENT : cell
  }
}

const named = (table: DataTable): Record<string, unknown> =>
  Object.fromEntries(table.raw().map(([name = '', cell = '']) => [name, valueOf(cell)]))

/** Compares all leaves of the last request's body, written as "tags.source | 7". */
async function expectWhole(world: PortalWorld, operationId: string, table: DataTable) {
  const expected = named(table)
  const leaves = async () => {
    const values = leavesOf((await world.control.sent(operationId)).at(-1)?.body)
    return Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        expected[name] === '(any)' ? '(any)' : value,
      ]),
    )
  }
  await expect.poll(leaves, `what ${operationId} sent`).toEqual(expected)
  world.asserted.add(operationId)
}

/**
 * Compares only the named parts: "query start", "header accept-language", the end of "path",
 * "status" or a leaf of the body.
 */
async function expectParts(world: PortalWorld, operationId: string, table: DataTable) {
  const rows = table.raw().map(([name = '', cell = '']) => [name, cell] as const)
  const texts = (place: string) =>
    Object.fromEntries(
      rows.flatMap(([name, cell]) =>
        name.startsWith(`${place} `)
          ? [[name.slice(place.length + 1), cell === '(absent)' ? ABSENT : cell] as const]
          : [],
      ),
    )
  const of = (place: string) => rows.find(([name]) => name === place)?.[1]
  const [path, status] = [of('path'), of('status')]
  await expectSent(world, operationId, {
    fields: Object.fromEntries(
      rows
        .filter(([name]) => !/^(?:path|status)$|^(?:query|header) /.test(name))
        .map(([name, cell]) => [name, valueOf(cell)]),
    ),
    query: texts('query'),
    headers: texts('header'),
    ...(path !== undefined && { path }),
    ...(status !== undefined && { status: Number(status) }),
  })
}

Then(
  /^the portal sent "([^"]+)" with( at least)?:$/,
  async function (this: PortalWorld, operationId: string, least: string | null, table: DataTable) {
    const compare = least === null ? expectWhole : expectParts
    await compare(this, operationId, table)
  },
)

/** Wait until the page has no open requests; later requests would change the count. */
Then(
  'the portal sent {string} {int} time(s)',
  async function (this: PortalWorld, operationId: string, many: number) {
    await expect
      .poll(
        async () => (await this.control.sent(operationId)).length,
        `how often ${operationId} was sent`,
      )
      .toBeGreaterThanOrEqual(many)
    await requestsSettled(this)
    expect(await this.control.sent(operationId)).toHaveLength(many)
  },
)
