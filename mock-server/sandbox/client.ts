/** Whether a token call carries the authorization of the portal's own client. */
export const clientFits = (authorization: string): boolean => {
  const id = process.env['SANDBOX_CLIENT_ID'] ?? 'portal-web'
  const secret = process.env['SANDBOX_CLIENT_SECRET'] ?? 'sandbox-secret'
  const given = /^Basic (.+)$/i.exec(authorization)?.[1]
  return given !== undefined && Buffer.from(given, 'base64').toString('utf8') === `${id}:${secret}`
}
