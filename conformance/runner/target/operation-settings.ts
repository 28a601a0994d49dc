import { fieldsOf, isFields, listOf } from '../../contract/json.ts'
import { targetError, targetTexts } from './target-values.ts'

/** What a target file says of one operation. */
export interface OperationSettings {
  /** Parameter values; they override those of the whole target. */
  readonly values: Readonly<Record<string, string>>
  readonly timeoutSeconds?: number
  /** The most cases. */
  readonly budget?: number
  /** Checks that are left out. */
  readonly without: readonly string[]
}

/** The fields of an operation's settings. */
export const operationFields = ['skip', 'values', 'timeoutSeconds', 'budget', 'without'] as const

const positive = (file: string, what: string, value: unknown, isWhole: boolean): number => {
  if (typeof value !== 'number' || !(value > 0) || (isWhole && !Number.isInteger(value)))
    throw targetError(file, `${what} must be a ${isWhole ? 'whole ' : ''}number above 0`)
  return value
}

/**
 * Parses the section `operations` of a target file: the settings by operation, and the reasons of
 * those that are skipped. Throws a usage error.
 */
export function operationSettingsOf(
  file: string,
  value: unknown,
): {
  settings: Readonly<Record<string, OperationSettings>>
  skip: Readonly<Record<string, string>>
} {
  if (value !== undefined && value !== null && !isFields(value))
    throw targetError(file, 'operations must be an object of named entries')
  const entries = Object.entries(fieldsOf(value)).map(([id, each]) => {
    if (!isFields(each)) throw targetError(file, `operations.${id} must be an object`)
    const strange = Object.keys(each).find(
      (name) => !(operationFields as readonly string[]).includes(name),
    )
    if (strange !== undefined)
      throw targetError(
        file,
        `operations.${id} has an unknown field ${strange}; the fields are ${operationFields.join(', ')}`,
      )
    return [id, each] as const
  })
  return {
    settings: Object.fromEntries(
      entries.map(([id, each]) => [
        id,
        {
          values: targetTexts(file, each['values']),
          without: listOf(each['without']).map(String),
          ...(each['timeoutSeconds'] === undefined
            ? {}
            : {
                timeoutSeconds: positive(
                  file,
                  `operations.${id}.timeoutSeconds`,
                  each['timeoutSeconds'],
                  false,
                ),
              }),
          ...(each['budget'] === undefined
            ? {}
            : { budget: positive(file, `operations.${id}.budget`, each['budget'], true) }),
        },
      ]),
    ),
    skip: targetTexts(
      file,
      Object.fromEntries(
        entries.flatMap(([id, each]) => (each['skip'] === undefined ? [] : [[id, each['skip']]])),
      ),
    ),
  }
}
