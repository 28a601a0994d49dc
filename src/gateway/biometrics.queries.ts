import { useGetBiometrics } from '#generated/rpc/hooks.ts'
import { type Biometrics, biometricsOf } from './biometrics.ts'
import { readOf, type Read } from './read.ts'

/** The member's height, and from which gains on her care team wants a call. */
export const useBiometrics = (): Read<Biometrics> => readOf(useGetBiometrics({}, { select: biometricsOf }))
