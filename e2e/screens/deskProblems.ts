import { deskProblemEndpoints, traceType, type DeskProblem } from '#contract/problem/desk'
import { fill, paths } from '#contract/shared/paths'
import { answered, json } from '../faults/answers'
import { answering, call, inTurn, press, waitingAndFailed } from './setup'
import type { State } from './screen'

const reportId = (number: number) => `00000017-0000-4000-8000-00000000000${number}`
const list = { as: 'admin', at: paths.deskProblems } as const
const report = (number: number) => ({ as: 'admin', at: fill(paths.deskProblem, { id: reportId(number) }) }) as const
const player = { as: 'admin', at: fill(paths.problemPlayer, { id: reportId(1) }) } as const
const callOf = (path: string, number: number) => call(fill(path, { id: reportId(number) }))
const traceCall = callOf(deskProblemEndpoints.getProblemTrace.path, 1)

const twiceAnswered: DeskProblem = {
  id: reportId(1),
  excerpt: 'The list of shows didn’t load.',
  description:
    'The list of shows didn’t load.\nhttps://example.org/a-path-without-any-blank-that-is-longer-than-a-phone-is-wide',
  page: '/shows',
  sender: 'Małgorzata Wiśniewska-Brzęczyszczykiewicz',
  email: 'malgorzata.wisniewska@example.org',
  reportedAt: '2026-11-23T09:00:00.000Z',
  state: 'answered',
  hasCrash: true,
  hasTrace: false,
  version: '0.1.0 (abc1234)',
  browser: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  crash: {
    message: 'Cannot read properties of undefined',
    stack:
      'TypeError: Cannot read properties of undefined\n    at matches (https://example.org/assets/shows.4f1c.js:1:20418)',
  },
  failedStep: null,
  answers: [
    { text: 'Thank you.\nIt works again.', answeredBy: 'Zoë Żak', answeredAt: '2026-11-23T10:00:00.000Z' },
    { text: 'And on phones too.', answeredBy: null, answeredAt: '2026-11-23T11:00:00.000Z' },
  ],
}

/** What members and visitors have reported. */
export const deskProblems = {
  deskProblems: [
    list,
    { ...list, name: 'none found', at: `${paths.deskProblems}?text=no-such-report` },
    ...waitingAndFailed(list, call(deskProblemEndpoints.getDeskProblems.path)),
  ],
  deskProblem: [
    report(1),
    { ...report(2), name: 'of a visitor, with a crash' },
    {
      ...report(1),
      name: 'answered',
      ...answering(callOf(deskProblemEndpoints.getDeskProblem.path, 1), json(200, twiceAnswered)),
    },
    {
      ...report(2),
      name: 'answering, errors',
      steps: inTurn(
        press('main button[aria-haspopup=dialog]:not(nav button)'),
        (page) => page.locator('[name=text]').waitFor(),
        press('[role=alertdialog] button:not([data-safe])'),
        (page) => page.locator('[aria-invalid=true]').waitFor(),
      ),
    },
    {
      ...report(2),
      name: 'deleting',
      steps: inTurn(
        (page) => page.locator('main button[aria-haspopup=dialog]').last().click(),
        (page) => page.getByRole('alertdialog').waitFor(),
      ),
    },
    { ...report(1), name: 'steps that cannot be read', ...answering(traceCall, answered(200, '[]', traceType)) },
    { ...report(9), name: 'unknown' },
    ...waitingAndFailed(report(1), callOf(deskProblemEndpoints.getDeskProblem.path, 1)),
  ],
  problemPlayer: [player, ...waitingAndFailed(player, traceCall)],
} satisfies Record<string, State[]>
