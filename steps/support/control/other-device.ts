import type { APIRequestContext } from 'playwright'
import { expect } from '../expect.ts'
import type { PortalWorld } from '../world.ts'

type Headers = Readonly<Record<string, string>>

/** Signs the member in on another device, through the same edge. */
const elsewhere = async (
  world: PortalWorld,
  act: (request: APIRequestContext, headers: Headers) => Promise<void>,
): Promise<void> => {
  const other = await (
    await world.context()
  )
    .browser()!
    .newContext({ baseURL: world.settings.portal })
  const headers = {
    'x-portal-request': '1',
    origin: world.settings.portal,
    'x-scenario': world.scenario,
  }
  const signedIn = await other.request.post('/api/v1/users/me/auth', {
    form: {
      grant_type: 'password',
      username: world.member.username,
      password: world.member.password,
    },
    headers,
  })
  await act(other.request, {
    ...headers,
    authorization: `Bearer ${((await signedIn.json()) as { access_token: string }).access_token}`,
  })
  await other.close()
}

/** Reads data of the member on another device, changes it and saves it. */
export function saveOnOtherDevice(
  world: PortalWorld,
  path: string,
  changed: (before: Record<string, unknown>) => object,
  method: 'PUT' | 'POST' = 'PUT',
): Promise<void> {
  return elsewhere(world, async (request, headers) => {
    const before = (await (await request.get(path, { headers })).json()) as Record<string, unknown>
    const saved = await request.fetch(path.split('?')[0] ?? path, {
      method,
      data: changed(before),
      headers,
    })
    expect(saved.status()).toBe(200)
  })
}

/** Changes the home phone of a contact on another device of the member. */
export function setPhoneOnOtherDevice(
  world: PortalWorld,
  firstName: string,
  number: string,
): Promise<void> {
  return elsewhere(world, async (request, headers) => {
    type Contacts = {
      readonly contacts: readonly {
        readonly id: string
        readonly firstName: string
        readonly contactType: string
      }[]
    }
    const { contacts } = (await (
      await request.get('/api/v1/users/me/contacts', { headers })
    ).json()) as Contacts
    const contact = contacts.find((one) => one.firstName === firstName)
    const saved = await request.patch(
      `/api/v1/users/me/contacts/${contact?.id}?contactType=${contact?.contactType}`,
      { data: { phones: [{ number, phoneType: 'HO' }] }, headers },
    )
    expect(saved.status()).toBe(200)
  })
}

/** Orders a lab kit for the member on another device. */
export function orderLabKitOnOtherDevice(world: PortalWorld): Promise<void> {
  return elsewhere(world, async (request, headers) => {
    const personal = (await (
      await request.get('/api/v1/users/me/info/personal?inclIntlPhones=true', { headers })
    ).json()) as Record<string, unknown>
    const { firstName, lastName, birthDate, email } = personal
    const address = {
      addressLine1: '27 Maple Avenue',
      addressLine2: null,
      city: 'Portland',
      state: 'ME',
      zipcode: '04101',
    }
    const data = {
      companyCode: 'ACME',
      firstName,
      lastName,
      birthDate,
      email,
      phone: '2075550163',
      address,
    }
    expect(
      (
        await request.post('/services/service-athome-labs/v1/nonmembers/labOrders', {
          data,
          headers,
        })
      ).status(),
    ).toBe(201)
  })
}

/**
 * Calls a listing RPC on another device of the member, then calls another RPC with the result of
 * `changed`.
 */
export function setOnOtherDevice<Listed>(
  world: PortalWorld,
  service: string,
  [list, set]: readonly [string, string],
  changed: (before: Listed) => object,
): Promise<void> {
  return elsewhere(world, async (request, headers) => {
    const call = (method: string, data: object) =>
      request.post(`/rpc/user/liv/me/${service}/${method}`, { data, headers })
    const saved = await call(set, changed((await (await call(list, {})).json()) as Listed))
    expect(saved.status()).toBe(200)
  })
}

/** Deletes the first things of a list, by their ids below `path`, on another device of the member. */
export function deleteOnOtherDevice(
  world: PortalWorld,
  path: string,
  [listPath, list]: readonly [string, string],
  count = Infinity,
): Promise<void> {
  return elsewhere(world, async (request, headers) => {
    const listed = await request.get(path + listPath, { headers })
    expect(listed.status()).toBe(200)
    const answer = (await listed.json()) as Record<string, readonly { readonly id: string }[]>
    for (const { id } of (answer[list] ?? []).slice(0, count))
      expect((await request.delete(`${path}/${id}`, { headers })).status()).toBe(204)
  })
}
