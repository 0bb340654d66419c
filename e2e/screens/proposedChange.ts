import type { DeskProposal } from '#contract/show/proposal'

/** A change of a published show that waits for the reader and another approver. */
export const proposedChange = {
  id: '00000021-0000-4000-8000-000000000001',
  by: 'Helen Marsh',
  madeAt: '2026-11-20T10:00:00.000Z',
  why: 'The hall in Shepton Mallet was flooded last week.',
  fields: [{ field: 'city', before: 'Shepton Mallet', after: 'Glastonbury' }],
  classes: [
    {
      change: 'changed',
      date: '2027-04-10',
      startTime: '08:30',
      ring: 1,
      cells: [{ cell: 'judge', before: 'Ruth Ellery', after: 'Fiona Drummond' }],
    },
  ],
  decisions: [
    { name: 'Ruth Pemberton', hasAgreed: false, own: true },
    { name: 'Aleksandra Żurek', hasAgreed: true, own: false },
  ],
  entries: 12,
  steps: ['agree', 'return'],
} satisfies DeskProposal
