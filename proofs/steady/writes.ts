import { ask } from './ask'
import { wait } from './report'

const profile = {
  name: 'Ewa Kowalska',
  street: '',
  postcode: '',
  city: '',
  country: '',
  phone: '',
  emergencyName: '',
  locale: 'en',
}
const numberOf = (phone: string): number => Number(phone.replace(/\D/g, ''))
const asPhone = (number: number): string => `+48 ${String(100_000_000 + number)}`

/** The number in a member's profile. */
export const readNumber = async (origin: string, token: string): Promise<number> => {
  const { json } = await ask(origin, 'GET', '/profile', { token })
  return numberOf(String(json['emergencyPhone'])) - numberOf(asPhone(0))
}

/** Writes a higher number into a member's profile, again and again, until it is stopped; the last one that was acknowledged. */
export const startWriting = (origin: string, token: string, from: number) => {
  const counts = { acknowledged: from, refused: 0 }
  const over = new AbortController()
  const work = (async () => {
    for (let number = from + 1; !over.signal.aborted; number += 1) {
      const { version } = (await ask(origin, 'GET', '/profile', { token })).json
      const body = { ...profile, version, emergencyPhone: asPhone(number) }
      const { status } = await ask(origin, 'PUT', '/profile', { token, body, timeoutMs: 5_000 })
      if (status >= 200 && status < 300) counts.acknowledged = number
      else {
        counts.refused += 1
        await wait(20)
      }
    }
  })()
  return {
    counts,
    stop: async () => {
      over.abort()
      await work
    },
  }
}
