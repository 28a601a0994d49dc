import type { Adapter, AdapterConstructor, AdapterPayload } from 'oidc-provider'

/** In-memory storage of one OpenID provider for one scenario. */
export function openIdMemory(): AdapterConstructor {
  const kept = new Map<string, AdapterPayload>()
  return class Memory implements Adapter {
    readonly #name: string
    constructor(name: string) {
      this.#name = name
    }

    #key = (id: string): string => `${this.#name} ${id}`

    async upsert(id: string, payload: AdapterPayload) {
      kept.set(this.#key(id), payload)
    }

    async find(id: string) {
      return kept.get(this.#key(id))
    }

    async findByUid(uid: string) {
      return [...kept].find(
        ([key, payload]) => key.startsWith(`${this.#name} `) && payload.uid === uid,
      )?.[1]
    }

    async findByUserCode() {}

    async consume(id: string) {
      const payload = kept.get(this.#key(id))
      if (payload) payload['consumed'] = Math.floor(Date.now() / 1000)
    }

    async destroy(id: string) {
      kept.delete(this.#key(id))
    }

    async revokeByGrantId(grantId: string) {
      for (const [key, payload] of kept) if (payload.grantId === grantId) kept.delete(key)
    }
  }
}
