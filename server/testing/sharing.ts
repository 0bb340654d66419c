import type { Caller } from './client'
import type { TestServer } from './startTestServer'

/** Invites an address for a dog, and brings the token of the link that was mailed to it. */
export const invite = async (
  server: TestServer,
  owner: Caller,
  { slug = 'latka', kind = 'manager', email = 'niamh.obrien@example.org' }: Partial<Record<string, string>> = {},
): Promise<{ id: string; token: string }> => {
  const { json } = await owner.post(`/dogs/${slug}/invitations`, { kind, email })
  const mails = (await server.mails()).filter(({ recipient }) => recipient === email)
  const token = /\/invitation\/([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1]
  if (token === undefined) throw new Error(`No invitation was mailed: ${JSON.stringify(json)}`)
  return { id: json.id, token }
}

export const accept = (who: Caller, token: string) => who.post(`/invitations/${token}/accept`)
export const decline = (who: Caller, token: string) => who.post(`/invitations/${token}/decline`)
