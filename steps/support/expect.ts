import { expect as plain } from 'playwright/test'

/**
 * Timeout in milliseconds of one wait. It exceeds the portal's retry interval of four seconds on a
 * shared machine.
 */
export const patience = 45_000

/**
 * Playwright's `expect` with that timeout, because its default of five seconds is too short after
 * one retry.
 */
export const expect = plain.configure({ timeout: patience })
