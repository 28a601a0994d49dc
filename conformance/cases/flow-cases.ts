import { canonical, fieldsOf, type JsonFields } from '../contract/json.ts'
import type { Operation } from '../contract/operation.ts'
import { operationsOf } from '../contract/read-operations.ts'
import type { Target } from '../runner/target/target.ts'
import { shownRequests, type CaseSource } from './case-context.ts'
import { caseOf, type TestCase, type CaseStep } from './test-case.ts'
import { defaultCredentials, boundOf, requestOf } from './request-draft.ts'
import { linksTo } from './operation-links.ts'
import { listCases } from './list-cases.ts'
import { pageCases } from './pages.ts'
import { allowedCases } from './writes/allowed-cases.ts'
import { patchCases } from './writes/patch-cases.ts'
import { putCases } from './writes/put-cases.ts'
import { safeWriteCases } from './writes/safe-write-cases.ts'

const choices = new Set(['integer', 'number', 'boolean'])

const typesOf = (schema: JsonFields): readonly string[] =>
  (Array.isArray(schema['type']) ? schema['type'] : [schema['type']]).map(String)

/**
 * Fields with the same schema in the request and the response, of types that servers do not
 * normalize: enums, numbers and booleans.
 */
const comparable = (
  { document }: CaseSource,
  written: string,
  read: string,
  value: unknown,
): [string, unknown][] => {
  const fieldsAt = (pointer: string) =>
    fieldsOf(fieldsOf(document.follow(pointer).value)['properties'])
  const [to, from] = [fieldsAt(written), fieldsAt(read)]
  return Object.entries(fieldsOf(value)).filter(([name, each]) => {
    const schema = fieldsOf(
      to[name] === undefined
        ? undefined
        : document.follow(`${document.follow(written).pointer}/properties/${name}`).value,
    )
    return (
      name in from &&
      canonical(to[name]) === canonical(from[name]) &&
      typeof each !== 'object' &&
      ('enum' in schema || typesOf(schema).some((type) => choices.has(type)))
    )
  })
}

/** A GET after a PUT to the same path returns the written fields. */
const readAfterWrite = (making: CaseSource, operation: Operation, target: Target): TestCase[] => {
  if (operation.method !== 'GET') return []
  const writer = operationsOf(making.document).find(
    ({ path, method, id }) => path === operation.path && method === 'PUT' && !(id in target.skip),
  )
  const read = operation.answers.get('200')?.media[0]?.schema
  const [own] = shownRequests(making, operation)
  if (writer === undefined || typeof read !== 'string' || own === undefined) return []
  return shownRequests(making, writer).flatMap(({ name, draft }): TestCase[] => {
    const schema = draft.body?.media.schema
    const fields =
      typeof schema === 'string' ? comparable(making, schema, read, draft.body?.value) : []
    if (fields.length === 0 || name.endsWith('-with-every-parameter')) return []
    const step: CaseStep = {
      operation: writer.id,
      request: requestOf(writer, draft, defaultCredentials(target), boundOf(writer, target)),
      keep: {},
    }
    return [
      caseOf(
        {
          name: `rest/${operation.id}/flows/read-after-${writer.id}-${name}`,
          operation: operation.id,
          phase: 'flows',
          expects: 'accept',
          check: 'read_after_write',
          about: `a read after ${writer.id}`,
          before: [step],
          holds: fields,
          request: requestOf(
            operation,
            own.draft,
            defaultCredentials(target),
            boundOf(operation, target),
          ),
        },
        making.seed,
      ),
    ]
  })
}

/** A created resource can be read, and returns 404 or 410 after its deletion. */
const createAndDeleteCases = (
  making: CaseSource,
  operation: Operation,
  target: Target,
): TestCase[] => {
  const asker = defaultCredentials(target)
  const [own] = shownRequests(making, operation)
  if (own === undefined) return []
  return linksTo(making, operation, target, asker).flatMap(
    ({ name, source, before, bound }): TestCase[] => {
      const request = requestOf(operation, own.draft, asker, {
        ...boundOf(operation, target),
        ...bound,
      })
      const testCase = caseOf(
        {
          name: `rest/${operation.id}/flows/after-${name}`,
          operation: operation.id,
          phase: 'flows',
          expects: 'accept',
          check: 'ensure_resource_availability',
          about: `a resource that ${name} returned`,
          before,
          request,
        },
        making.seed,
      )
      const remover = operationsOf(making.document).find(
        ({ path, method, id }) =>
          method === 'DELETE' && path === operation.path && !(id in target.skip),
      )
      if (remover === undefined || source.method !== 'POST') return [testCase]
      const removing: CaseStep = {
        operation: remover.id,
        request: {
          ...requestOf(remover, shownRequests(making, remover)[0]?.draft ?? own.draft, asker, {
            ...boundOf(remover, target),
            ...bound,
          }),
          body: null,
          contentType: null,
        },
        keep: {},
      }
      return [
        testCase,
        caseOf(
          {
            name: `rest/${operation.id}/flows/after-${remover.id}`,
            operation: operation.id,
            phase: 'flows',
            expects: 'gone',
            check: 'use_after_free',
            about: `a resource that ${remover.id} deleted`,
            before: [...before, removing],
            request,
          },
          making.seed,
        ),
      ]
    },
  )
}

/** P4: effects of one call on the next. */
export function flowCases(making: CaseSource, operation: Operation, target: Target): TestCase[] {
  return [
    ...readAfterWrite(making, operation, target),
    ...createAndDeleteCases(making, operation, target),
    ...[listCases, pageCases, putCases, safeWriteCases, patchCases, allowedCases].flatMap((make) =>
      make(making, operation, target),
    ),
  ]
}
