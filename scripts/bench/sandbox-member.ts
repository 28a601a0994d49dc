/** A copy of a member in a mock server, signed in. */
export interface BenchMember {
  readonly authorization: string
  readonly scenario: string
}

const order = async (
  url: string,
  body: object,
): Promise<{ username: string; password: string }> => {
  const answer = await fetch(`${url}/control/members`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok)
    throw new Error(
      `The mock server did not copy the member: ${answer.status} ${await answer.text()}`,
    )
  return (await answer.json()) as { username: string; password: string }
}

/** Copies a member without signing in. */
export async function copyMember(url: string, template: string, scenario: string): Promise<void> {
  return void (await order(url, { template, scenario }))
}

export async function signIn(
  url: string,
  username = 'rosa.delgado@example.com',
  password = 'Wellspring-2026!',
): Promise<string> {
  const answer = await fetch(`${url}/v1/users/me/auth`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${btoa('portal-web:sandbox-secret')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ grant_type: 'password', username, password }).toString(),
  })
  return `Bearer ${((await answer.json()) as { access_token: string }).access_token}`
}

export async function newMember(
  url: string,
  template: string,
  scenario: string,
): Promise<BenchMember> {
  const { username, password } = await order(url, { template, scenario })
  return { authorization: await signIn(url, username, password), scenario }
}
