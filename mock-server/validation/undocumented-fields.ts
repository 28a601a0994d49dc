import type { PrismOperation } from './prism-operation.ts'
import type { ContractBreach, ValidatedRequest } from './contract-validator.ts'

const named = (field: string, text: string): ContractBreach => ({ field, text, status: 400 })

const sentType = ({ headers }: ValidatedRequest): string =>
  (headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase()

type FormSchema = { readonly properties?: object; readonly oneOf?: readonly unknown[] }

/** Returns the field names of a form schema, including all its variants. */
const fieldsOf = (schema: unknown): ReadonlySet<string> => {
  const { properties = {}, oneOf = [] } = Object(schema) as FormSchema
  return new Set([...Object.keys(properties), ...oneOf.flatMap((shape) => [...fieldsOf(shape)])])
}

/**
 * Lists what Prism accepts wrongly: undocumented parameters and form fields, repeated single ones,
 * and empty parameters.
 */
export function undocumentedFields(
  operation: PrismOperation,
  request: ValidatedRequest,
): readonly ContractBreach[] {
  const known = new Map(
    (operation.request?.query ?? []).map((parameter) => [parameter.name, parameter.schema]),
  )
  const found: ContractBreach[] = []
  for (const [name, value] of Object.entries(request.query)) {
    if (!known.has(name))
      found.push(named('query', 'Request query has a parameter that the contract does not have'))
    // Prism treats an empty parameter as missing, but no parameter of the contract may be empty.
    else if (value === '')
      found.push(named(`query.${name}`, 'Request query has the parameter without a value'))
    else if (typeof value !== 'string' && known.get(name)?.type !== 'array')
      found.push(named(`query.${name}`, 'Request query has the parameter more than once'))
  }
  if (request.fields) {
    const sent = request.fields.map(([name]) => name)
    const form = operation.request?.body?.contents?.find(
      ({ mediaType }) => mediaType === sentType(request),
    )
    const fields = fieldsOf(form?.schema)
    if (sent.some((name) => !fields.has(name)))
      found.push(named('body', 'Request body has a field that the contract does not have'))
    for (const name of fields)
      if (sent.filter((other) => other === name).length > 1)
        found.push(named(`body.${name}`, 'Request body has the field more than once'))
  }
  return found
}
