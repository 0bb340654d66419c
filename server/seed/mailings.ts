import type { Db } from '../db/client'
import { mailingRecipients, mailings } from '../db/schema'
import { sampleId, type SamplePerson } from './people'

const day = 86_400_000
const admin = sampleId(1, 1)
const all = { text: '', group: [], ids: [] }
const none = { ended: 0, blocked: 0, unconfirmed: 0, bounced: 0, unsubscribed: 0 }

const training = {
  subjectEn: 'Winter training starts on Sunday',
  textEn:
    'From this Sunday we train in the riding hall, every week from 10:00 to 13:00.\n\nThe hall is heated, and there’s room for 20 dogs. Please park behind the barn.',
  subjectPl: 'W niedzielę zaczynamy treningi zimowe',
  textPl:
    'Od tej niedzieli trenujemy w krytej ujeżdżalni, co tydzień od 10:00 do 13:00.\n\nHala jest ogrzewana i pomieści 20 psów. Samochody prosimy zostawiać za stodołą.',
}
const dinner = {
  subjectEn: 'Come to the Christmas dinner',
  textEn: 'We’d love to see you on 19 December at 18:00 in the club room.\n\nTell us by 12 December if you’re coming.',
}

/** An email that went to all who were members a week ago, and a draft whose Polish words are missing. */
export const seedMailings = async (tx: Db, people: readonly SamplePerson[], now: Date): Promise<void> => {
  const sentAt = new Date(now.getTime() - 8 * day)
  const sent = { id: sampleId(21, 1), state: 'sent', kind: 'news', writtenBy: admin } as const
  await tx.insert(mailings).values([
    {
      ...sent,
      ...training,
      audience: { ...all, state: ['active', 'lapsing'] },
      createdAt: new Date(sentAt.getTime() - day),
      sendAt: sentAt,
      startedAt: sentAt,
      endedAt: sentAt,
      leftOut: none,
      version: 3,
    },
    {
      id: sampleId(21, 2),
      kind: 'offers',
      ...dinner,
      audience: { ...all, state: [] },
      writtenBy: admin,
      createdAt: new Date(now.getTime() - day),
      version: 2,
    },
  ])
  const members = people.filter(({ memberFor }) => memberFor !== null)
  await tx.insert(mailingRecipients).values(
    members.map(({ id: userId }, index) => ({
      id: sampleId(22, index + 1),
      mailingId: sent.id,
      userId,
      state: 'sent' as const,
      queuedAt: sentAt,
      sentAt,
    })),
  )
}
