export function alone<T>(root: string, work: () => T | Promise<T>, lock?: string): Promise<T>
