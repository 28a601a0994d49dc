/** A violation of a contract rule. */
export interface ContractFinding {
  readonly rule: string
  /** A JSON pointer into the bundled document, or the name of a file or proto element. */
  readonly where: string
  readonly message: string
}

/** Appends escaped steps to a JSON pointer. */
export function below(where: string, ...steps: readonly string[]): string {
  return [where, ...steps.map((step) => step.replaceAll('~', '~0').replaceAll('/', '~1'))].join('/')
}
