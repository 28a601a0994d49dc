/** A node of the syntax tree, as oxlint hands it to a rule (ESTree with JSX and TypeScript). */
export interface Node {
  readonly type: string
  readonly parent?: Node
  readonly [part: string]: unknown
}

export interface Scope {
  readonly variables: readonly {
    readonly name: string
    readonly defs: readonly { readonly type: string; readonly node: Node; readonly name: Node }[]
  }[]
  readonly upper: Scope | null
}

export interface RuleContext {
  readonly sourceCode: { readonly text: string; getScope(node: Node): Scope }
  report(problem: { readonly node: Node; readonly message: string }): void
}

export interface Rule {
  create(context: RuleContext): Record<string, (node: Node) => void>
}
