import { randomUUID } from 'node:crypto'
import { sampleId } from '../../server/seed/people'

/** Where a call goes: each asks for the next server again, as a balancer would send it. */
export type Next = () => { name: string; api: string }

export interface Answers {
  total: number
  /** Calls that no server could take (5xx, or no answer at all) and that were sent again. */
  again: number
  wrong: string[]
}

const attempts = 40
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** A caller that does as a browser and a balancer do: what found no server is sent again, with the same key. */
export const callerOf = (next: Next, answers: Answers) => {
  let token: string | undefined
  const call = async <T>(path: string, body?: unknown, key?: string): Promise<T> => {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const { name, api } = next()
      const answer = await fetch(api + path, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        body: body === undefined ? null : JSON.stringify(body),
      }).catch(() => null)
      answers.total += 1
      if (answer?.ok) return (await answer.json()) as T
      if (answer && answer.status < 500) throw new Error(`${name} ${path}: ${answer.status} ${await answer.text()}`)
      if (answer) answers.wrong.push(`${name} ${path}: ${answer.status}`)
      answers.again += 1
      await pause(100)
    }
    throw new Error(`${path} found no server`)
  }
  return { call, hold: (held: string) => (token = held) }
}

const card = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' }
const password = 'every run starts clear'

interface Bought {
  id: string
  paymentId: string
}

const draft = (number: number) => ({
  name: `Dog ${number}`,
  kennelClubName: '',
  pedigreeName: '',
  petName: '',
  gender: 'female',
  breed: 'Collie',
  birthDate: '2022-01-01',
  kennelClubGrade: 1,
  fciLevel: 'none',
  nexusRank: 1,
  microchip: '',
  declaredHeight: 455,
})

/** Registers, pays, adds a dog, enters it and pays again; returns what the proof checks afterwards. */
export const walk = async (number: number, next: Next, answers: Answers) => {
  const { call, hold } = callerOf(next, answers)
  const email = `rolling-${number}@example.org`
  hold((await call<{ token: string }>('/register', { name: 'Zoë Żak', email, password, consent: true })).token)
  const buy = async (request: object) => {
    const { id, paymentId } = await call<Bought>('/purchases', request, randomUUID())
    await call(`/payments/${paymentId}/card`, card)
    // As the browser does: the provider's word may come later, by the job of another server.
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      if ((await call<{ status: string }>(`/purchases/${id}`)).status === 'paid') return id
      await pause(500)
    }
    throw new Error(`purchase ${id} was not paid in time`)
  }
  const [plan] = await call<{ id: string; price: number }[]>('/plans')
  const membership = await buy({ kind: 'membership', planId: plan?.id, expectedTotal: plan?.price })
  const dog = await call<{ id: string }>('/dogs', draft(number))
  const classId = sampleId(5, 101)
  const entry = await buy({ kind: 'entries', items: [{ classId, dogId: dog.id }], expectedTotal: 550 })
  return { email, password, dog: dog.id, purchases: [membership, entry] }
}

export type Walked = Awaited<ReturnType<typeof walk>>

/** What a server no longer knows of someone; nothing, where nothing was lost. */
export const missing = async ({ email, password, dog, purchases }: Walked, next: Next, answers: Answers) => {
  const { call, hold } = callerOf(next, answers)
  hold((await call<{ token: string }>('/login', { email, password })).token)
  const dogs = await call<{ id: string }[]>('/dogs')
  const lost = dogs.some(({ id }) => id === dog) ? [] : [`${email}: the dog`]
  for (const id of purchases) {
    const { status } = await call<{ status: string }>(`/purchases/${id}`)
    if (status !== 'paid') lost.push(`${email}: purchase ${id} is ${status}`)
  }
  return lost
}
