import { type DescMessage, fromJsonString, type MessageShape } from '@bufbuild/protobuf'

/** A message of the chat as the database has it. In databases from before, days are texts. */
export function fromStored<Desc extends DescMessage>(desc: Desc, json: string): MessageShape<Desc> {
  return fromJsonString(
    desc,
    json.replaceAll(
      /"(start|end|day)":"(\d{4})-0?(\d{1,2})-0?(\d{1,2})"/g,
      '"$1":{"year":$2,"month":$3,"day":$4}',
    ),
  )
}
