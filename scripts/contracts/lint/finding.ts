/** One breach of a rule of the contract gate. */
export interface ContractFinding {
  readonly rule: string
  /** JSON pointer into the bundled document, or the name of a file or a proto element. */
  readonly where: string
  readonly message: string
}

/** JSON pointer of a step below another. */
export function below(where: string, ...steps: readonly string[]): string {
  return [where, ...steps.map((step) => step.replaceAll('~', '~0').replaceAll('/', '~1'))].join('/')
}
