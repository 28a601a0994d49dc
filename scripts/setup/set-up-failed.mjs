/** Set-up cannot go on; the message is one clear sentence for whoever typed the command. */
export class SetUpFailed extends Error {
  name = 'SetUpFailed'
}
