import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace'
import type { TracingSettings } from '../tracing-settings.ts'

/**
 * Returns the sampler of OTEL_TRACES_SAMPLER. What a stranger says of sampling does not count, or
 * anybody could fill the collector; what an own service says does.
 */
export function samplerOf(
  { sampler, ratio }: Pick<TracingSettings, 'sampler' | 'ratio'>,
  isPublic: boolean,
): Sampler {
  const root = rootOf(sampler.replace('parentbased_', ''), ratio)
  if (!sampler.startsWith('parentbased_')) return root
  const ofStrangers = isPublic ? { remoteParentSampled: root, remoteParentNotSampled: root } : {}
  return new ParentBasedSampler({ root, ...ofStrangers })
}

function rootOf(name: string, ratio: number): Sampler {
  if (name === 'always_on') return new AlwaysOnSampler()
  return name === 'always_off' ? new AlwaysOffSampler() : new TraceIdRatioBasedSampler(ratio)
}
