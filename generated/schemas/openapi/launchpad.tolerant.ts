// Written by `npm run generate` from contracts/. Do not edit.
import { boolean, object, rows, text, words, type Tolerant } from '../tolerant.ts'
import type { LaunchpadStatus, LaunchpadItem, LaunchpadItemRequest, Launchpad, OnboardingDisplay } from './launchpad.reader.ts'

const pattern = text(/^[A-Z][A-Z0-9_]*$/u)

export const LaunchpadStatusReader: Tolerant<LaunchpadStatus> = words('NOT_STARTED', 'IN_PROGRESS', 'COMPLETED', 'DISMISSED')

export const LaunchpadItemReader: Tolerant<LaunchpadItem> = object({
  name: pattern,
  status: LaunchpadStatusReader,
})

export const LaunchpadItemRequestReader: Tolerant<LaunchpadItemRequest> = object({
  name: pattern,
  status: LaunchpadStatusReader,
})

export const LaunchpadReader: Tolerant<Launchpad> = object({
  items: rows(LaunchpadItemReader),
})

export const OnboardingDisplayReader: Tolerant<OnboardingDisplay> = object({
  display: boolean,
  items: rows(LaunchpadItemReader),
})
