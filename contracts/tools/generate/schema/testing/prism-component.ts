import prismHttp from '@stoplight/prism-http'
import { validateInput } from '@stoplight/prism-http/dist/validator/index.js'
import { openapiComponent } from './openapi-component.ts'
import type { Component } from './component.ts'
import { closeResponses } from '../../../../read/close-responses.ts'

/** An operation as Prism reads it, with resolved references. */
type PrismOperation = Awaited<ReturnType<typeof prismHttp.getHttpOperationsFromSpec>>[number]

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

/** Operations whose whole JSON body is a component, one per component. */
export async function prismBodies(contract: RequestBodies): Promise<readonly Body[]> {
  // Prism resolves references in place, so that the caller's document stays as it is.
  const operations = await prismHttp.getHttpOperationsFromSpec(
    closeResponses(structuredClone(contract)),
  )
  const found = operations.flatMap((operation): Body[] => {
    const component = bodyOf(operation, contract)
    return component === undefined ? [] : [{ operation, component }]
  })
  return [...new Map(found.map((each) => [each.component, each])).values()]
}

const ownFormat = /must match format "(?:local-date-time|utc-offset|iana-time-zone)"$/

/**
 * A component that Prism validates as the body of an operation. Prism knows JSON Schema formats
 * only; Ajv validates the portal's own.
 */
export function prismComponent({ operation, component }: Body): Component {
  const byAjv = openapiComponent(component)
  const url = { path: operation.path }
  const headers = { 'content-type': 'application/json' }
  return {
    ...byAjv,
    judge: (value) => {
      // Reports body errors and a missing body: Prism treats null as no body.
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
