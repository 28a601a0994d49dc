import type { ClientOperation } from './client-operation.ts'
import { banner } from './text.ts'

/** `generated/openapi/hooks.ts`: one thin hook for each operation. */
export const hooksText = (operations: readonly ClientOperation[]): string => `${banner}
import { useMutation, useQuery, type UseMutationOptions, type UseMutationResult, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import type {
${operations.flatMap(({ name, needs }) => [...(needs === 'none' ? [] : [`  ${name}Params,`]), `  ${name}Answer,`]).join('\n')}
} from './calls.ts'
import { usePortalClient } from './client-context.tsx'
import type { ApiProblem } from './problem.ts'
import {
${operations.map(({ id, kind }) => `  ${id}${kind === 'query' ? 'Options' : 'Mutation'},`).join('\n')}
} from './queries.ts'

/** Everything that \`useQuery\` takes, but for what the contract decides. */
type Asking<Answer, Data, Key extends readonly unknown[]> = Omit<UseQueryOptions<Answer, ApiProblem, Data, Key>, 'queryKey' | 'queryFn'>

/** Everything that \`useMutation\` takes, but for what the contract decides. */
type Changing<Answer, Params> = Omit<UseMutationOptions<Answer, ApiProblem, Params>, 'mutationKey' | 'mutationFn'>
${operations.map((each) => (each.kind === 'query' ? query(each) : mutation(each))).join('')}`

const query = ({ id, name, needs, summary }: ClientOperation): string => {
  const key = needs === 'none' ? `readonly ['${id}']` : `readonly ['${id}', ${name}Params]`
  const parameter = needs === 'none' ? '' : `params: ${name}Params${needs === 'optional' ? ' = {}' : ''}, `
  return `
/** ${summary} */
export const use${name} = <Data = ${name}Answer>(${parameter}options?: Asking<${name}Answer, Data, ${key}>): UseQueryResult<Data, ApiProblem> =>
  useQuery<${name}Answer, ApiProblem, Data, ${key}>({ ...options, ...${id}Options(usePortalClient()${needs === 'none' ? '' : ', params'}) })
`
}

const mutation = ({ id, name, needs, summary }: ClientOperation): string => {
  const params = needs === 'none' ? 'void' : `${name}Params`
  return `
/** ${summary} */
export const use${name} = (options?: Changing<${name}Answer, ${params}>): UseMutationResult<${name}Answer, ApiProblem, ${params}> =>
  useMutation<${name}Answer, ApiProblem, ${params}>({ ...options, ...${id}Mutation(usePortalClient()) })
`
}
