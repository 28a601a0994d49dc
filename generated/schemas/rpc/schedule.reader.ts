// Written by `npm run generate` from contracts/. Do not edit.
import { type Unknown } from '../read.ts'

export type Weekday = 'MONDAY' | 'TUESDAY' | 'WEDNESDAY' | 'THURSDAY' | 'FRIDAY' | 'SATURDAY' | 'SUNDAY' | Unknown

