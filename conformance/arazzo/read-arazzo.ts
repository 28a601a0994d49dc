import { globSync } from 'node:fs'
import { Stop } from '../command/exit-code.ts'
import { fieldsOf, isFields, listOf, type Fields } from '../contract/json.ts'
import { readDataFile } from '../contract/read-file.ts'

/** A call of a workflow: an operation of the contract, or an RPC (`x-rpc: { method, message }`). */
export interface FlowStep {
  readonly id: string
  /** An operationId, or `rpc.Service.Method`. */
  readonly operation: string
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly value: unknown }[]
  readonly payload: unknown
  readonly contentType: string | null
  readonly criteria: readonly string[]
  readonly outputs: Readonly<Record<string, string>>
}

export interface Workflow {
  readonly id: string
  readonly summary: string
  readonly inputs: Fields
  readonly steps: readonly FlowStep[]
}

const stepOf = (file: string, value: unknown): FlowStep => {
  const { stepId, operationId, parameters, requestBody, successCriteria, outputs, 'x-rpc': rpc } = fieldsOf(value)
  const method = fieldsOf(rpc)['method']
  if (typeof stepId !== 'string') throw new Stop('contract', `${file}: a step has no stepId`)
  if ((typeof operationId === 'string') === (typeof method === 'string')) throw new Stop('contract', `${file}: the step ${stepId} has not one of operationId and x-rpc.method`)
  return {
    id: stepId,
    operation: typeof method === 'string' ? `rpc.${method.replace(/^.*\.(?=\w+\/)/, '').replace('/', '.')}` : String(operationId),
    parameters: listOf(parameters).map((each) => ({ name: String(fieldsOf(each)['name']), in: String(fieldsOf(each)['in']), value: fieldsOf(each)['value'] })),
    payload: typeof method === 'string' ? (fieldsOf(rpc)['message'] ?? {}) : fieldsOf(requestBody)['payload'],
    contentType: typeof fieldsOf(requestBody)['contentType'] === 'string' ? String(fieldsOf(requestBody)['contentType']) : null,
    criteria: listOf(successCriteria).map((each) => String(fieldsOf(each)['condition'])),
    outputs: Object.fromEntries(Object.entries(fieldsOf(outputs)).map(([name, each]) => [name, String(each)])),
  }
}

const workflowOf = (file: string, value: unknown): Workflow => {
  const { workflowId, summary, inputs, steps } = fieldsOf(value)
  if (typeof workflowId !== 'string' || listOf(steps).length === 0) throw new Stop('contract', `${file}: a workflow has no workflowId, or no steps`)
  const given = Object.entries(fieldsOf(fieldsOf(inputs)['properties'])).map(([name, schema]) => [name, fieldsOf(schema)['default']])
  return { id: workflowId, summary: String(summary ?? workflowId), inputs: Object.fromEntries(given) as Fields, steps: listOf(steps).map((step) => stepOf(file, step)) }
}

/** The workflows of a folder's Arazzo 1.0.1 files. Stops with what is wrong with them. */
export const readWorkflows = (folder: string): Workflow[] => {
  const files = globSync(`${folder}/**/*.{yaml,yml,json}`).sort()
  if (files.length === 0) throw new Stop('usage', `${folder} has no workflow: there is no YAML or JSON in it`)
  return files.flatMap((file) => {
    const top = readDataFile(file)
    if (!isFields(top) || !/^1\.0\.\d+$/.test(String(top['arazzo']))) throw new Stop('contract', `${file} is not an Arazzo 1.0 document`)
    return listOf(top['workflows']).map((workflow) => workflowOf(file, workflow))
  })
}
