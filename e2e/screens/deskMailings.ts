import { mailChoiceEndpoints } from '#contract/account/mailChoices'
import type { Mailing } from '#contract/member/mailing'
import { mailingEndpoints } from '#contract/member/mailingEndpoints'
import { fill, paths } from '#contract/shared/paths'
import { json, withPart } from '../faults/answers'
import { answering, call, inTurn, press, waitingAndFailed } from './setup'
import type { State } from './screen'

const [sentId, draftId] = [1, 2].map((number) => `00000021-0000-4000-8000-${String(number).padStart(12, '0')}`) as [
  string,
  string,
]
const list = { as: 'admin', at: paths.deskMailings } as const
const mailing = (id: string) => ({ as: 'admin', at: fill(paths.deskMailing, { id }) }) as const
const readOf = (id: string) => call(fill(mailingEndpoints.getMailing.path, { id }))
const answers = (id: string, part: Partial<Mailing>) => answering(readOf(id), withPart(part))
const whole = { subjectPl: 'Kolacja wigilijna', textPl: 'Zapraszamy na kolację 19 grudnia.' }
const openSend = press('main button:has(.lucide-send)')
const counts = { recipients: 4_312, waiting: 1_204, sent: 3_101, failed: 2, stopped: 5, bounced: 17, unsubscribed: 23 }
const leftOut = { ended: 3, blocked: 1, unconfirmed: 120, bounced: 41, unsubscribed: 208 }
const become = (state: Mailing['state']): Partial<Mailing> => ({ state, counts, leftOut })

/** The office: emails to members; and their link to unsubscribe. */
export const deskMailings = {
  deskMailings: [
    list,
    {
      ...list,
      name: 'without one',
      ...answering(call(mailingEndpoints.getMailings.path), json(200, { items: [], next: null })),
    },
    ...waitingAndFailed(list, call(mailingEndpoints.getMailings.path)),
  ],
  deskMailing: [
    { ...mailing(draftId), name: 'draft' },
    { ...mailing(draftId), name: 'draft in both languages', ...answers(draftId, whole) },
    { ...mailing(draftId), name: 'sending a draft', ...answers(draftId, whole), steps: openSend },
    {
      ...mailing(draftId),
      name: 'scheduling a draft, errors',
      ...answers(draftId, whole),
      steps: inTurn(
        openSend,
        press('[role=alertdialog] [value=later]'),
        press('[role=alertdialog] button >> nth=-1'),
        (page) => page.locator('[role=alertdialog] [aria-invalid=true]').first().waitFor(),
      ),
    },
    {
      ...mailing(draftId),
      name: 'deleting a draft',
      steps: inTurn(press('main button[aria-haspopup=dialog]:not(nav button) >> nth=-1'), (page) =>
        page.locator('[role=alertdialog]').waitFor(),
      ),
    },
    { ...mailing(sentId), name: 'sent' },
    { ...mailing(sentId), name: 'leaving', ...answers(sentId, become('sending')) },
    { ...mailing(sentId), name: 'cancelled', ...answers(sentId, become('cancelled')) },
    {
      ...mailing(sentId),
      name: 'scheduled',
      ...answers(sentId, {
        state: 'scheduled',
        sendAt: '2026-12-01T18:30:00.000Z',
        startedAt: null,
        endedAt: null,
        leftOut: null,
      }),
    },
    { ...mailing('00000021-0000-4000-8000-000000000999'), name: 'unknown' },
    ...waitingAndFailed(mailing(sentId), readOf(sentId)),
  ],
  unsubscribe: [
    { at: fill(paths.unsubscribe, { token: 'of-no-email' }), name: 'unknown' },
    ...(['news', 'offers'] as const).map((kind) => ({
      at: fill(paths.unsubscribe, { token: 'of-an-email' }),
      name: `from ${kind}`,
      ...answering(
        call(fill(mailChoiceEndpoints.getSubscription.path, { token: 'of-an-email' })),
        json(200, { kind, subscribed: true }),
      ),
    })),
    {
      at: fill(paths.unsubscribe, { token: 'of-an-email' }),
      name: 'unsubscribed',
      ...answering(
        call(fill(mailChoiceEndpoints.getSubscription.path, { token: 'of-an-email' })),
        json(200, { kind: 'news', subscribed: false }),
      ),
    },
    ...waitingAndFailed(
      { at: fill(paths.unsubscribe, { token: 'of-an-email' }) },
      call(fill(mailChoiceEndpoints.getSubscription.path, { token: 'of-an-email' })),
    ),
  ],
} satisfies Record<string, State[]>
