import { expect as plain } from 'playwright/test'

/**
 * Milliseconds that one wait of a step may take, of an action or for something to be seen. A portal
 * that tries again by itself does so every four seconds, and several that start at once share one
 * machine: what is right comes by then, and what is wrong never does.
 */
export const patience = 45_000

/**
 * Playwright's own, with that patience: its five seconds are too few for a page that asks again
 * after four.
 */
export const expect = plain.configure({ timeout: patience })
