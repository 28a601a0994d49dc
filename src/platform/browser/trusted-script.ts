/** The part of Trusted Types that is used; TypeScript's DOM does not know them yet. */
type TrustedTypes = {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: () => string },
  ) => { readonly createScriptURL: (input: string) => string }
}

/** A policy may be made once. */
const policies = new Map<string, ReturnType<TrustedTypes['createPolicy']>>()

/**
 * The address of a worker as its browser demands it, by a policy that the content security policy
 * names (docs/decisions/0132-a-worker-by-one-policy.md). A policy ignores its input and knows one address.
 */
export function trustedScript(worker: 'readings-file' | 'service-worker', address: string): string {
  // Safari and Firefox have no Trusted Types in all their supported versions.
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes }
  if (trustedTypes === undefined) return address
  const policy =
    policies.get(worker) ?? trustedTypes.createPolicy(worker, { createScriptURL: () => address })
  policies.set(worker, policy)
  return policy.createScriptURL(address)
}
