export interface LintFinding {
  readonly rule: string
  readonly level: 'error' | 'warning'
  readonly pointer: string
  readonly words: string
}

export function error(rule: string, pointer: string, words: string): LintFinding {
  return {
    rule,
    level: 'error',
    pointer,
    words,
  }
}
