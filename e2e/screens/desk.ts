import { eachDogName } from '#contract/dog/fields'
import type { DeskDog } from '#contract/dog/desk'
import type { DeskShow } from '#contract/show/desk'
import { fill, paths } from '#contract/shared/paths'
import { json } from '../faults/answers'
import { classId, comparison } from './comparedShow'
import { deskAdds } from './deskAdds'
import { corrected, deskLevels, earned } from './deskLevels'
import { deskDiscounts } from './deskDiscounts'
import { deskMailings } from './deskMailings'
import { deskMembers } from './deskMembers'
import { deskMoney } from './deskMoney'
import { deskPayouts } from './payouts'
import { deskPeople, sampleJudge } from './deskPeople'
import { deskTransfers } from './deskTransfers'
import { deskProblems } from './deskProblems'
import { proposedChange } from './proposedChange'
import { editShow } from './editShow'
import { markedEntries } from './markedEntries'
import { answering, call, fillIn, inTurn, press, send, waitingAndFailed } from './setup'
import type { State } from './screen'

const found = { as: 'admin', at: `${paths.deskDogs}?text=mg%C5%82a` } as const
const dog = { as: 'admin', at: fill(paths.deskDog, { slug: 'mgla' }) } as const
const judged = (slug: string) => ({ as: 'judge', at: fill(paths.deskDog, { slug }) }) as const
const differing = { as: 'admin', at: fill(paths.deskDog, { slug: 'digger' }) } as const
const ownDog: DeskDog = {
  dog: {
    id: '00000002-0000-4000-8000-000000000005',
    slug: 'mgla',
    ...eachDogName(() => ''),
    name: 'Mgła',
    gender: 'female',
    breed: 'Whippet',
    birthDate: '2024-06-20',
    kennelClubGrade: 2,
    fciLevel: '0',
    nexusRank: 1,
    levelsAhead: [],
    kennelClubGradeOn: null,
    fciLevelOn: null,
    microchip: '',
    height: null,
    measured: false,
    heightCategory: 'not_measured',
    retired: false,
    oldAgeDog: false,
    lowerLevel: false,
    owned: true,
    version: 1,
    photo: null,
  },
  history: [],
  own: true,
  barred: 'own_dog',
  measuring: { measurements: [], waits: null, unfit: [] },
  levels: [],
  proposal: null,
}
const retired = { as: 'admin', at: fill(paths.deskDog, { slug: 'kropka' }) } as const
const unfit = {
  entryId: '00000009-0000-4000-8000-000000000001',
  item: {
    classId: '00000005-0000-4000-8000-000000000101',
    dogId: '00000002-0000-4000-8000-000000000003',
    dogName: 'Mgła',
    showSlug: 'shrewsbury-winter-classic',
    showName: 'Shrewsbury Winter Classic',
    date: '2026-12-12',
    startTime: '09:00',
    ring: 1,
    type: 'agility',
    height: 'medium',
    currency: 'GBP',
  },
  reasons: [{ code: 'wrong_height', heights: { cls: 'medium', dog: 'large', millimetres: 512 } }],
}

const today = 'stirling-castle-agility'
const classAt = (slug: string, number: number) => `/desk/shows/${slug}/classes/${classId(number)}`
const orderOf = (slug: string, number: number) =>
  ({ as: 'admin', at: fill(paths.deskOrder, { slug, classId: classId(number) }) }) as const
const resultsOf = (slug: string, number: number) =>
  ({ as: 'admin', at: fill(paths.deskResults, { slug, classId: classId(number) }) }) as const

const courseOf = (as: 'judge' | 'reviewer', number: number, search = '') => {
  const at = fill(paths.deskCourse, { slug: 'harrogate-autumn-rounds', classId: classId(number) })
  return { as, at: `${at}${search}` } as const
}

const draft = { as: 'admin', at: fill(paths.deskShow, { slug: 'bath-spring-draft' }) } as const
const reviewer = { ...draft, as: 'reviewer' } as const
const agreed = { decision: 'agreed', remarks: null, decidedOn: '2026-11-20' } as const
const returned = { ...agreed, decision: 'returned', remarks: 'Ring 2 starts before its judge has arrived.' } as const
/** A show at the desk that has come so far. */
const showAs = (what: Partial<DeskShow>) => {
  const judge = { id: sampleJudge, name: 'Marek Zieliński', hasAccount: true, own: false } as const
  const show: DeskShow = {
    slug: 'bath-spring-draft',
    name: 'Bath Spring Meeting',
    startDate: '2027-04-10',
    endDate: '2027-04-11',
    city: 'Shepton Mallet',
    country: 'GB',
    state: 'submitted',
    version: 2,
    author: 'Helen Marsh',
    judgeAnswers: [{ ...judge, answer: 'accepted' }],
    proposal: null,
    judges: ['Marek Zieliński'],
    classCount: 10,
    capacity: 210,
    steps: ['agree', 'return'],
    approvals: [
      { name: 'Aleksandra Żurek', hasAccount: true, own: false, ...agreed },
      { name: 'Ruth Pemberton', hasAccount: true, own: true, decision: null, remarks: null, decidedOn: null },
    ],
    ...what,
  }
  const answers: State['answers'] = () => [
    [call('/desk/shows/bath-spring-draft/comparison'), json(200, comparison)],
    [call('/desk/shows/bath-spring-draft'), json(200, show)],
  ]
  return { answers }
}
const refunds = { entries: 30, members: 12, held: 2, refunds: [{ currency: 'GBP', amount: 16_500 }] }

const winter = { slug: 'shrewsbury-winter-classic' }
const entries = { as: 'admin', at: fill(paths.showEntries, winter) } as const
const toMeasure = { as: 'admin', at: fill(paths.dogsToMeasure, winter) } as const
const mails = { as: 'admin', at: fill(paths.showMails, winter) } as const

/** Opens the search of the desk and types; what is found, or not, comes a moment later. */
const search = (text: string) =>
  inTurn(
    press('nav button[aria-haspopup=dialog]'),
    (page) => page.getByRole('dialog').getByRole('combobox').fill(text),
    (page) => page.getByRole('dialog').locator('[role=option], p[role=status], [role=alert]').first().waitFor(),
  )

const idle = { tasks: [], moreTasks: 0, shows: [] }

/** Screens of judges, reviewers and admins. */
export const desk = {
  ...deskMembers,
  ...deskMailings,
  ...deskMoney,
  ...deskPayouts,
  ...deskDiscounts,
  ...deskPeople,
  ...deskAdds,
  ...deskTransfers,
  ...deskProblems,
  desk: [
    { as: 'admin', at: paths.desk },
    { as: 'reviewer', name: 'nothing to do', at: paths.desk, ...answering(call('/desk'), json(200, idle)) },
    ...waitingAndFailed({ as: 'admin', at: paths.desk }, call('/desk')),
    { as: 'admin', name: 'searching', at: paths.desk, steps: search('ka') },
    { as: 'judge', name: 'searching', at: paths.desk, steps: search('agility') },
    { as: 'admin', name: 'nothing found', at: paths.desk, steps: search('no such dog') },
    {
      as: 'admin',
      name: 'search failed',
      at: paths.desk,
      ...answering(call('/desk/search'), json(503, { code: 'unavailable', message: 'Try again later.' })),
      steps: search('agility'),
    },
  ],
  deskSessions: [
    { as: 'admin', at: paths.deskSessions },
    { as: 'admin', name: 'errors', at: paths.deskSessions, steps: send },
  ],
  showPreview: [
    { as: 'admin', at: fill(paths.showPreview, { slug: 'bath-spring-draft' }) },
    { as: 'admin', name: 'unknown', at: fill(paths.showPreview, { slug: 'no-such-show' }) },
    ...waitingAndFailed(
      { as: 'admin', at: fill(paths.showPreview, { slug: 'bath-spring-draft' }) },
      call('/desk/shows/bath-spring-draft/preview'),
    ),
  ],
  deskShows: [
    { as: 'admin', at: paths.deskShows },
    { as: 'reviewer', at: paths.deskShows },
    { as: 'admin', name: 'none found', at: `${paths.deskShows}?text=no-such-show` },
    ...waitingAndFailed({ as: 'admin', at: paths.deskShows }, call('/desk/shows')),
  ],
  deskShow: [
    draft,
    { ...reviewer, name: 'to approve', ...showAs({}) },
    { ...reviewer, name: 'to approve, errors', ...showAs({}), steps: send },
    {
      ...draft,
      name: 'returned',
      ...showAs({
        state: 'returned',
        steps: ['submit', 'cancel'],
        approvals: [{ name: 'Ruth Pemberton', hasAccount: true, own: false, ...returned }],
      }),
    },
    {
      ...draft,
      name: 'approved',
      ...showAs({ state: 'approved', steps: ['publish', 'recall', 'cancel'], approvals: [] }),
    },
    { ...draft, name: 'published', ...showAs({ state: 'published', steps: ['cancel'] }) },
    { ...reviewer, name: 'proposed change', ...showAs({ state: 'published', steps: [], proposal: proposedChange }) },
    {
      ...reviewer,
      name: 'proposed change, errors',
      ...showAs({ state: 'published', steps: [], proposal: proposedChange }),
      steps: send,
    },
    {
      as: 'admin',
      name: 'asking whether to draw a day',
      at: fill(paths.deskShow, { slug: today }),
      steps: async (page) => {
        await page
          .getByRole('button', { name: /^(Draw all|Losuj wszystkie)/ })
          .first()
          .click()
        await page.getByRole('alertdialog').waitFor()
      },
    },
    {
      as: 'admin',
      name: 'asking which classes to cancel',
      at: fill(paths.deskShow, { slug: 'shrewsbury-winter-classic' }),
      steps: async (page) => {
        await page.getByRole('button', { name: /^(Cancel classes|Odwołaj biegi)$/ }).click()
        await page.locator('[name=what]').selectOption({ index: 1 })
        await page.getByRole('alertdialog').getByRole('status').waitFor()
      },
    },
    { ...draft, name: 'cancelled', ...showAs({ state: 'cancelled', steps: [] }) },
    {
      ...draft,
      name: 'asking whether to cancel it',
      answers: () => [[call('/desk/shows/bath-spring-draft/cancellation'), json(200, refunds)]],
      steps: inTurn(press('main button[aria-haspopup=dialog]:not(nav button)'), (page) =>
        page.getByRole('alertdialog').waitFor(),
      ),
    },
    { as: 'admin', name: 'unknown', at: fill(paths.deskShow, { slug: 'no-such-show' }) },
    ...waitingAndFailed(draft, call('/desk/shows/bath-spring-draft')),
  ],
  showEntries: [
    { ...entries, steps: (page) => page.locator('main table').waitFor() },
    { as: 'admin', name: 'none found', at: `${entries.at}?text=no-such-name` },
    {
      ...entries,
      name: 'moving one',
      steps: inTurn(press('main td button[aria-haspopup=dialog]'), (page) => page.locator('#classId').waitFor()),
    },
    {
      ...entries,
      name: 'asking whether to withdraw one',
      steps: inTurn(press('main td button[aria-haspopup=dialog] ~ button'), (page) =>
        page.getByRole('alertdialog').waitFor(),
      ),
    },
    ...markedEntries(entries),
    { as: 'admin', name: 'unknown', at: fill(paths.showEntries, { slug: 'no-such-show' }) },
    ...waitingAndFailed(entries, call('/desk/shows/shrewsbury-winter-classic/entry-counts')),
  ],
  dogsToMeasure: [
    toMeasure,
    {
      ...toMeasure,
      name: 'measuring one',
      steps: inTurn(press('main button[aria-haspopup=dialog]:not(nav button)'), (page) =>
        page.locator('#height').waitFor(),
      ),
    },
    { as: 'admin', name: 'unknown', at: fill(paths.dogsToMeasure, { slug: 'no-such-show' }) },
    ...waitingAndFailed(toMeasure, call('/desk/shows/shrewsbury-winter-classic/dogs-to-measure')),
  ],
  showMails: [
    { ...mails, steps: (page) => page.locator('main form').waitFor() },
    { ...mails, name: 'errors', steps: inTurn((page) => page.locator('main form').waitFor(), send) },
    {
      ...mails,
      name: 'preview',
      steps: inTurn(
        fillIn({ subject: 'Parking', text: 'Behind the hall.\n\nPlease come early.' }),
        press('main form button[type=submit]'),
        (page) => page.getByText('Send this to 3 members?').or(page.getByText('Wysłać do 3 członków?')).waitFor(),
      ),
    },
    ...waitingAndFailed(mails, call('/desk/shows/shrewsbury-winter-classic/entry-counts')),
  ],
  newShow: [
    { as: 'admin', at: paths.newShow },
    { as: 'admin', name: 'errors', at: paths.newShow, steps: send },
  ],
  editShow,
  deskOrder: [
    orderOf(today, 901),
    { ...orderOf(today, 902), name: 'not drawn' },
    { ...orderOf(today, 903), name: 'no entries' },
    { ...orderOf('no-such-show', 901), name: 'unknown' },
    ...waitingAndFailed(orderOf(today, 901), call(`${classAt(today, 901)}/running-order`)),
  ],
  deskResults: [
    resultsOf(today, 901),
    {
      ...resultsOf(today, 902),
      name: 'typed',
      steps: async (page) => {
        await page.locator('[data-cell="0 time"]').fill('34.62')
        await page.locator('[data-cell="1 faults"]').press('e')
        await page.locator('[data-cell="2 refusals"]').fill('36.12')
        await page.locator('[data-cell="2 faults"]').fill('x')
        await page.locator('[name=courseTime]').fill('38')
      },
    },
    {
      ...resultsOf(today, 902),
      name: 'what can be done with a row',
      steps: inTurn(press('main [data-more] button'), (page) => page.getByRole('menu').waitFor()),
    },
    {
      ...resultsOf(today, 902),
      name: 'disqualifying',
      steps: inTurn(press('main [data-more] button'), press('[role=menuitem][data-value=disqualify]'), (page) =>
        page.getByRole('alertdialog').waitFor(),
      ),
    },
    { ...resultsOf('lodz-jesienne-starty', 601), name: 'published' },
    { ...resultsOf('harrogate-autumn-rounds', 501), name: 'no entries' },
    { ...resultsOf('no-such-show', 901), name: 'unknown' },
    ...waitingAndFailed(resultsOf(today, 901), call(`${classAt(today, 901)}/results`)),
  ],
  deskCourse: [
    courseOf('reviewer', 501),
    { ...courseOf('reviewer', 501), name: 'errors', steps: send },
    { ...courseOf('reviewer', 501, '?with=1'), name: 'side by side' },
    { ...courseOf('reviewer', 501, '?with=1&how=over'), name: 'on top of each other' },
    { ...courseOf('judge', 502), name: 'answering', steps: press('main li button[aria-expanded=false]') },
    { ...courseOf('judge', 503), name: 'no course yet' },
    { ...courseOf('reviewer', 503), name: 'nothing to review' },
    { ...courseOf('judge', 901), name: 'unknown' },
    ...waitingAndFailed(courseOf('judge', 502), call(`${classAt('harrogate-autumn-rounds', 502)}/course`)),
  ],
  deskLevels,
  deskDogs: [
    { as: 'admin', at: paths.deskDogs },
    { as: 'admin', name: 'errors', at: paths.deskDogs, steps: inTurn(fillIn({ text: 'mg' }), send) },
    { ...found, name: 'found' },
    { as: 'admin', name: 'none found', at: `${paths.deskDogs}?text=no-such-dog` },
    ...waitingAndFailed(found, call('/desk/dogs')),
  ],
  deskDog: [
    dog,
    { ...dog, name: 'errors', steps: inTurn(fillIn({ height: '4,25' }), send) },
    {
      ...dog,
      name: 'asking about entries that no longer fit',
      ...answering(
        call('/desk/dogs/mgla/height', 'PUT'),
        json(409, { code: 'consequences_changed', message: 'Check it again.', unfit: [unfit] }),
      ),
      steps: inTurn(fillIn({ height: '51.2' }), press('main form button[type=submit]'), (page) =>
        page.getByRole('alertdialog').waitFor(),
      ),
    },
    { ...judged('haggis'), name: 'disputed' },
    { ...differing, name: 'in dispute' },
    { ...judged('mgla'), name: 'measured before' },
    {
      ...dog,
      name: 'one’s own',
      answers: () => [[call('/desk/dogs/mgla'), json(200, ownDog)]],
    },
    ...[earned, corrected].map((proposal) => ({
      ...dog,
      name: proposal.isFlagged ? 'with a level whose results were corrected' : 'with an earned level',
      answers: (): ReturnType<NonNullable<State['answers']>> => [
        [
          call('/desk/dogs/mgla'),
          json(200, { ...ownDog, own: false, barred: null, proposal: { ...proposal, own: false } }),
        ],
      ],
    })),
    { ...retired, name: 'with a flag to correct' },
    { as: 'admin', name: 'unknown', at: fill(paths.deskDog, { slug: 'no-such-dog' }) },
    ...waitingAndFailed(dog, call('/desk/dogs/mgla')),
  ],
} satisfies Record<string, State[]>
