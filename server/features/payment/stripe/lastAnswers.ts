import type { Session } from './session'

const second = 1_000
const keptFor = 2 * second

interface Answer {
  at: number
  session: Promise<Session>
}

/**
 * Asks Stripe about a page, and takes an answer of the last two seconds for the present one: anyone who looks at a
 * class asks about every page whose hold has just ended. What is paid in these seconds and reported later is reserved
 * again or refunded.
 */
export const lastAnswers = (read: (sessionId: string) => Promise<Session>, now: () => Date) => {
  const answers = new Map<string, Answer>()
  return (sessionId: string): Promise<Session> => {
    const at = now().getTime()
    for (const [id, answer] of answers) if (at - answer.at > keptFor) answers.delete(id)
    const known = answers.get(sessionId)
    if (known) return known.session
    const session = read(sessionId)
    answers.set(sessionId, { at, session })
    // What was not answered is asked again.
    session.catch(() => answers.delete(sessionId))
    return session
  }
}
