const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

/** A method as a span has it: any other is a text that a client chose. */
export function knownMethod(method: string | undefined): string {
  return methods.find((each) => each === method) ?? '_OTHER'
}
