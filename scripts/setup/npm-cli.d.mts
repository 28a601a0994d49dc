export function npmCli(): string
export function npm(node: string, args: readonly string[], what: string): void
