/**
 * How many requests of an operation are made at random, unless the run says otherwise (`--random`).
 */
export const DEFAULT_RUNS = 10
