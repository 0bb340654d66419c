import { any, buy, cart, id, payForEntries } from './buying'
import type { ApiResponse, Caller } from './client'
import type { SentMail, TestServer } from './startTestServer'

const [sniezka, cma] = [id(2, 9), id(2, 10)]

/** Fills the class that takes any dog: it has two places, and the judge's dogs have them. The ids of the two entries. */
export const fillClass = async (server: TestServer, judge: Caller): Promise<string[]> => {
  await server.query(`update classes set capacity = 2 where id = '${any}'`)
  return payForEntries(
    judge,
    [sniezka, cma].map((dogId) => ({ classId: any, dogId })),
  )
}

export const withdraw = (judge: Caller, entryId = ''): Promise<ApiResponse> =>
  judge.post(`/entries/${entryId}/withdrawal`, { expectedRefund: 550 })

export const join = (who: Caller, dogId: string, classId = any): Promise<ApiResponse> =>
  who.post('/waiting-list', { classId, dogId })

export const enter = (who: Caller, dogId: string): Promise<ApiResponse> => buy(who, cart([{ classId: any, dogId }]))

/** What the caller’s dogs wait for. */
export const own = async (who: Caller) => (await who.get('/waiting-list')).json

/** Places of the class that takes any dog. */
export const places = async (server: TestServer) =>
  (await server.query(`select taken, waiting, capacity from classes where id = '${any}'`))[0]

/** Who was sent a mail with this in its subject, by address: mails of one moment are sent in any order. */
export const recipientsOf = async (server: TestServer, what: string): Promise<string[]> =>
  (await server.mails())
    .filter(({ subject }: SentMail) => subject.includes(what))
    .map(({ recipient }) => recipient)
    .sort()
