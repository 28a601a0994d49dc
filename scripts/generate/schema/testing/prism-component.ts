import { validateInput } from '@stoplight/prism-http/dist/validator/index.js'
import { openapiComponent } from './openapi-component.ts'
import type { Component } from './component.ts'
import {
  readPrismOperations,
  type PrismOperation,
} from '../../../../mock-server/validation/prism-operations.ts'

type Body = { readonly operation: PrismOperation; readonly component: string }

const bodyOf = (operation: PrismOperation, contract: RequestBodies): string | undefined =>
  contract.paths[operation.path]?.[operation.method.toLowerCase()]?.requestBody?.content[
    'application/json'
  ]?.schema.$ref
    ?.split('/')
    .at(-1)

type RequestBodies = {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly requestBody?: {
              readonly content: Readonly<
                Record<string, { readonly schema: { readonly $ref?: string } }>
              >
            }
          }
        >
      >
    >
  >
}

/** Operations that take a component as their whole JSON body, each component once. */
export async function prismBodies(contract: RequestBodies): Promise<readonly Body[]> {
  const found = [...(await readPrismOperations()).values()].flatMap((operation): Body[] => {
    const component = bodyOf(operation, contract)
    return component === undefined ? [] : [{ operation, component }]
  })
  return [...new Map(found.map((each) => [each.component, each])).values()]
}

const ownFormat = /must match format "(?:local-date-time|utc-offset|iana-time-zone)"$/

/**
 * A component, judged by Prism as the body of an operation. Prism knows no formats but JSON
 * Schema's; those of ours are judged by Ajv.
 */
export function prismComponent({ operation, component }: Body): Component {
  const byAjv = openapiComponent(component)
  const url = { path: operation.path }
  const headers = { 'content-type': 'application/json' }
  return {
    ...byAjv,
    judge: (value) => {
      // What is wrong with the body, or that there is none: Prism takes null for no body.
      const told = validateInput({
        resource: operation,
        element: { method: operation.method as 'post', url, headers, body: value },
      })
      const found =
        told._tag === 'Left'
          ? told.left.filter(({ path: [place] = [] }) => place === undefined || place === 'body')
          : []
      const { refused } = byAjv.judge(value)
      if (found.length === 0)
        return {
          refused: refused !== null && ownFormat.test(refused()) ? refused : null,
          read: value,
        }
      return {
        refused: () =>
          found.map(({ path = [], message }) => `${path.join('.')}: ${message}`).join('; '),
        read: value,
      }
    },
  }
}
