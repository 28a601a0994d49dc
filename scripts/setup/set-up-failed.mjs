/** Setup cannot continue. The message is one sentence for the caller of the command. */
export class SetUpFailed extends Error {
  name = 'SetUpFailed'
}
