/** The default number of random requests for each operation (`--random`). */
export const DEFAULT_RUNS = 10
