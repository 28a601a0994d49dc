import { dataClasses, hasClasses } from '../contract/data-class.ts'
import type { ContractDocument } from '../contract/document.ts'
import { fieldsOf, isFields } from '../contract/json.ts'
import { isCatastrophic } from './catastrophic-pattern.ts'
import { error, type LintFinding } from './lint-finding.ts'

const containers = ['properties', 'items', 'prefixItems', 'allOf', 'oneOf', 'anyOf']

/** Conditional schemas describe no value of their own. */
const conditional = /\/(propertyNames|if|then|else|not)(\/|$)/

export function schemaGates(
  document: ContractDocument,
  pointers: readonly string[],
): LintFinding[] {
  return pointers.flatMap((pointer): LintFinding[] => {
    const schema = fieldsOf(document.follow(pointer).value)
    const { multipleOf, pattern, type } = schema
    const isLeaf =
      !conditional.test(pointer) &&
      !containers.some((word) => word in schema) &&
      !(type === 'object') &&
      !isFields(schema['additionalProperties']) &&
      type !== 'null' &&
      Object.keys(schema).length > 0
    return [
      ...(typeof multipleOf === 'number' && !Number.isInteger(multipleOf)
        ? [
            error(
              'no-fraction',
              `${pointer}/multipleOf`,
              'validators disagree on fractional multipleOf values: use integers or an enum',
            ),
          ]
        : []),
      ...(typeof pattern === 'string' && isCatastrophic(pattern)
        ? [
            error(
              'pattern-time',
              `${pointer}/pattern`,
              'this pattern can backtrack catastrophically',
            ),
          ]
        : []),
      ...(isLeaf &&
      hasClasses(document.root) &&
      !dataClasses.some((each) => each === schema['x-data-class']) &&
      pointer.includes('/schemas/')
        ? [
            error(
              'data-class',
              pointer,
              `a value without x-data-class (${dataClasses.join(', ')}) is masked in all reports`,
            ),
          ]
        : []),
    ]
  })
}
