import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'yaml'
import { closeRequests } from './close-requests.ts'
import {
  isReference,
  operationsOf,
  resolve,
  type Contract,
  type ResponseHeader,
  type Operation,
  type ResponseObject,
} from '../contract.ts'

/** `base` is the address before the dashed word of a type; `titles` are by `error` word. */
export interface ProblemTypes {
  readonly base: string
  readonly titles: Readonly<Record<string, string>>
}

/** Headers of every response (`every`), and of the responses of one status. */
export type AnswerHeaders = Readonly<
  Record<string, Readonly<Record<string, ResponseHeader & { readonly required?: boolean }>>>
>

/**
 * Expands what the contract defines once for all operations: headers, properties of problems,
 * closed requests.
 */
export function completeContract(contract: Contract, root: string): Contract {
  const folder = dirname(root)
  const types = read<ProblemTypes>(join(folder, 'problems.yaml'))
  const headers = read<AnswerHeaders>(join(folder, 'answers.yaml'))
  const named = types === undefined ? contract : nameProblems(contract, types)
  return closeRequests(nameStaff(headers === undefined ? named : addHeaders(named, headers)))
}

const read = <T>(file: string): T | undefined =>
  existsSync(file) ? (parse(readFileSync(file, 'utf8')) as T) : undefined

/**
 * The type of a problem by its `error` word: its address and title. Throws on a word that the
 * catalog lacks.
 */
export function problemType(
  { base, titles }: ProblemTypes,
  error: string,
): { type: string; title: string } {
  const title = titles[error]
  if (title === undefined) throw new Error(`The problem type ${error} is missing in problems.yaml.`)
  return { type: base + error.replaceAll('_', '-'), title }
}

/**
 * Adds `type`, `title` and `status` to each error example; the catalog stays in the document as
 * `x-problem-types`.
 */
const nameProblems = (contract: Contract, types: ProblemTypes): Contract => {
  const used = new Set<string>()
  const named = eachResponse(contract, (response, status) => {
    const media = response.content?.['application/problem+json']
    if (media?.examples === undefined) return response
    const examples = Object.fromEntries(
      Object.entries(media.examples).map(([name, example]) => {
        if (isReference(example)) return [name, example]
        const value = example.value as { readonly error?: string }
        if (value.error !== undefined) used.add(value.error)
        const type =
          value.error === undefined
            ? { type: 'about:blank', title: `Status ${status}` }
            : problemType(types, value.error)
        return [name, { ...example, value: { ...type, status: Number(status), ...value } }]
      }),
    )
    return {
      ...response,
      content: { ...response.content, 'application/problem+json': { ...media, examples } },
    }
  })
  const unused = Object.keys(types.titles).filter((word) => !used.has(word))
  if (unused.length > 0)
    throw new Error(`problems.yaml has types without an example: ${unused.join(', ')}.`)
  return {
    ...named,
    'x-problem-types': Object.fromEntries(
      Object.keys(types.titles).map((word) => [word, problemType(types, word)]),
    ),
  }
}

/** The component name of a header. */
export function headerComponent(name: string): string {
  return name
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')
}

const addHeaders = (contract: Contract, headers: AnswerHeaders): Contract => {
  const completed = eachResponse(contract, (response, status) => {
    const added = Object.keys({ ...headers['every'], ...headers[status] }).map((name) => [
      name,
      { $ref: `#/components/headers/${headerComponent(name)}` },
    ])
    return { ...response, headers: { ...response.headers, ...Object.fromEntries(added) } }
  })
  const components = Object.values(headers).flatMap((some) =>
    Object.entries(some).map(([name, header]) => [headerComponent(name), header]),
  )
  return {
    ...completed,
    components: {
      ...completed.components,
      headers: { ...completed.components?.headers, ...Object.fromEntries(components) },
    },
  }
}

interface Scopes {
  readonly securitySchemes?: {
    readonly bearer?: {
      readonly 'x-scopes'?: Readonly<
        Record<string, { readonly 'x-staff-roles': readonly string[] }>
      >
    }
  }
}

/**
 * Adds the staff roles that may call each operation with scopes: those that all its scopes allow.
 * Throws on an unknown scope.
 */
const nameStaff = (contract: Contract): Contract => {
  const scopes = (contract.components as Scopes | undefined)?.securitySchemes?.bearer?.['x-scopes']
  if (scopes === undefined) return contract
  return eachOperation(contract, (operation) => {
    const needed = (operation.security ?? contract.security ?? []).flatMap(
      (need) => need['bearer'] ?? [],
    )
    if (needed.length === 0) return operation
    const roles = needed.map((scope) => {
      const found = scopes[scope]
      if (found === undefined)
        throw new Error(
          `${operation.operationId} requires the scope ${scope}, which the security scheme does not define.`,
        )
      return found['x-staff-roles']
    })
    return {
      ...operation,
      'x-staff-roles': roles[0]?.filter((role) => roles.every((some) => some.includes(role))) ?? [],
    }
  })
}

const eachOperation = (
  contract: Contract,
  change: (operation: Operation) => Operation,
): Contract => ({
  ...contract,
  paths: Object.fromEntries(
    Object.entries(contract.paths).map(([path, item]) => [
      path,
      Object.fromEntries(
        Object.entries(item).map(([method, operation]) => [
          method,
          method === 'parameters' ? operation : change(operation),
        ]),
      ),
    ]),
  ) as Contract['paths'],
})

type Change = (response: ResponseObject, status: string) => ResponseObject

/**
 * Changes each response once, in its operation or its component. Throws when one component serves
 * two statuses.
 */
const eachResponse = (contract: Contract, change: Change): Contract => {
  const shared = new Map<string, string>()
  const { paths } = eachOperation(contract, (operation) => ({
    ...operation,
    responses: inOperation(operation.responses),
  }))
  function inOperation(responses: Operation['responses']): Operation['responses'] {
    return Object.fromEntries(
      Object.entries(responses).map(([status, response]) => {
        if (!isReference(response)) return [status, change(response, status)]
        const name = response.$ref.split('/').at(-1) ?? ''
        if ((shared.get(name) ?? status) !== status)
          throw new Error(
            `The response ${name} is used for ${status} and ${shared.get(name)}. Use one component per status.`,
          )
        shared.set(name, status)
        return [status, response]
      }),
    )
  }
  const responses = Object.fromEntries(
    Object.entries(contract.components?.responses ?? {}).map(([name, response]) => [
      name,
      shared.has(name) ? change(response, shared.get(name) ?? '') : response,
    ]),
  )
  return { ...contract, paths, components: { ...contract.components, responses } }
}

/** Names of the headers that every response has, for generators that omit them. */
export function everyHeader(contract: Contract): Set<string> {
  const all = operationsOf(contract).flatMap(({ operation }) =>
    Object.values(operation.responses).map(
      (response) => new Set(Object.keys(resolve<ResponseObject>(contract, response).headers ?? {})),
    ),
  )
  const [first = new Set<string>(), ...others] = all
  return new Set([...first].filter((name) => others.every((names) => names.has(name))))
}
