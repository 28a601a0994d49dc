import { ExitError } from '../exit-code.ts'
import { fieldsOf, isFields, listOf, type JsonFields } from '../contract/json.ts'
import { filesIn, readDataFile } from '../contract/read-file.ts'
import { checkFollowed, parametersOf, stepOf, type FlowStep, type Sources } from './read-step.ts'

export interface Workflow {
  readonly id: string
  readonly summary: string
  readonly inputs: JsonFields
  readonly steps: readonly FlowStep[]
}

const workflowOf = (file: string, value: unknown, sources: Sources): Workflow => {
  const { workflowId, summary, inputs, steps, parameters } = fieldsOf(value)
  if (typeof workflowId !== 'string' || listOf(steps).length === 0)
    throw new ExitError('contract', `${file}: a workflow needs a workflowId and steps`)
  checkFollowed(`${file}: the workflow ${workflowId}`, fieldsOf(value), ['workflowId'])
  const defaults = Object.entries(fieldsOf(fieldsOf(inputs)['properties'])).map(
    ([name, schema]) => [name, fieldsOf(schema)['default']],
  )
  const everywhere = parametersOf(`${file}: the workflow ${workflowId}`, parameters)
  return {
    id: workflowId,
    summary: String(summary ?? workflowId),
    inputs: Object.fromEntries(defaults) as JsonFields,
    steps: listOf(steps).map((step) => stepOf(file, step, sources, everywhere)),
  }
}

/** Reads the Arazzo 1.0 files of a folder. Throws an ExitError. */
export function readWorkflows(folder: string): Workflow[] {
  const files = filesIn(folder, /\.(ya?ml|json)$/)
  if (files.length === 0)
    throw new ExitError('usage', `${folder} has no workflows: it contains no YAML or JSON files`)
  return files.flatMap((file) => {
    const top = readDataFile(file)
    if (!isFields(top) || !/^1\.0\.\d+$/.test(String(top['arazzo'])))
      throw new ExitError('contract', `${file} is not an Arazzo 1.0 document`)
    const sources = listOf(top['sourceDescriptions']).map((each) => String(fieldsOf(each)['name']))
    return listOf(top['workflows']).map((workflow) => workflowOf(file, workflow, sources))
  })
}
