import type { Page } from '@playwright/test'
import { memberImportEndpoints } from '#contract/member/importEndpoints'
import { memberEndpoints } from '#contract/member/memberEndpoints'
import { fill, paths } from '#contract/shared/paths'
import { json, withPart } from '../faults/answers'
import { answering, call, inTurn, press, send, waitingAndFailed } from './setup'
import type { State } from './screen'

const register = { as: 'admin', at: paths.deskMembers } as const
const member = (number: number) =>
  ({
    as: 'admin',
    at: fill(paths.deskMember, { id: `00000001-0000-4000-8000-${String(number).padStart(12, '0')}` }),
  }) as const

const idOf = (number: number) => member(number).at.slice(-36)
const merging = (kept: number, other: number) =>
  ({ as: 'admin', at: fill(paths.mergeMembers, { id: idOf(kept), otherId: idOf(other) }) }) as const
const merged = { code: 'not_found', message: 'Not found.', keptId: idOf(2) }
const mergedAccounts = [
  {
    id: idOf(3),
    memberName: 'Tom Ashworth',
    email: 'newcomer@example.org',
    memberNumber: 18,
    mergedOn: '2026-11-21',
    undoUntil: '2026-11-22T10:00:00.000Z',
    lost: ['Latka'],
  },
]

/** Opens one of the dialogs of a member's page, by its place among their buttons. */
const opens = (place: number) =>
  inTurn(press(`main button[aria-haspopup=dialog]:not(nav button) >> nth=${place}`), (page) =>
    page.locator('[role=alertdialog] textarea').waitFor(),
  )

/** Opens one of the dialogs that ask for the password, and sends it empty. */
const sends = (name: string) =>
  inTurn(press(`main button:has(.lucide-${name})`), press('[role=dialog] [type=submit]'), (page) =>
    page.locator('[role=dialog] [role=alert]').waitFor(),
  )
const answersOf = (number: number, part: object) =>
  answering(call(fill(memberEndpoints.getDeskMember.path, { id: member(number).at.slice(-36) })), withPart(part))
const emailChange = {
  email: 'tom.ashworth@example.net',
  requestedOn: '2026-11-21',
  changesOn: '2026-11-24',
  confirmed: false,
}
const paused = { state: 'lapsed', renewalDate: '2026-11-20', daysLeft: -1, pausedDays: 305 }
const family = {
  kind: 'family',
  family: {
    payer: null,
    members: [{ id: member(3).at.slice(-36), memberName: 'Tom Ashworth', renewalDate: '2027-09-21' }],
  },
}
const list = { as: 'admin', at: paths.importMembers } as const
const choose = (text: string) => async (page: Page) => {
  const file = { name: 'members.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.locator('main select, main [role=alert], main [aria-invalid=true]').first().waitFor()
}
const members = [
  'name;email;renewal date;member number',
  'Zoë Żak;zoe.imported@example.org;31.12.2027;901',
  'Ola Kowalczyk;member@example.org;31.12.2027;',
  'Ana Nowak;zoe.imported@example.org;31.12.2027;',
  'Bo;no email;30.2.2027;x',
]
const checked = inTurn(choose(members.join('\n')), press('main button >> nth=-1'), (page) =>
  page.locator('[name=import-invite]').first().waitFor({ state: 'attached' }),
)

/** The office: members. */
export const deskMembers = {
  deskMembers: [
    register,
    { as: 'admin', name: 'filtered', at: `${paths.deskMembers}?state=lapsing,lapsed,never_paid&without=dogs` },
    { as: 'admin', name: 'none found', at: `${paths.deskMembers}?text=no-such-name` },
    { ...register, name: 'some selected', steps: press('tbody input[type=checkbox]') },
    {
      ...register,
      name: 'adding one, errors',
      steps: inTurn(
        press('main button[aria-haspopup=dialog]:not(nav button)'),
        press('[role=alertdialog] button >> nth=-1'),
      ),
    },
    ...waitingAndFailed(register, call(memberEndpoints.getMembers.path)),
  ],
  importMembers: [
    list,
    { ...list, name: 'columns', steps: choose('name;phone\nZoë Żak;600 700 800') },
    { ...list, name: 'no text', steps: choose('\0\0') },
    { ...list, name: 'checked', steps: checked },
    ...waitingAndFailed(list, call(memberImportEndpoints.getMemberImport.path)),
  ],
  mergeMembers: [
    merging(6, 2),
    { ...merging(2, 4), name: 'refused' },
    { ...merging(6, 2), name: 'errors', steps: send },
    { ...merging(6, 999), name: 'unknown' },
    ...waitingAndFailed(merging(6, 2), call(merging(6, 2).at.replace('/merge/', '/merging/'))),
  ],
  deskMember: [
    member(9),
    { ...member(3), name: 'never paid' },
    { ...member(18), name: 'honorary' },
    { ...member(1), name: 'themselves' },
    { ...member(999), name: 'unknown' },
    {
      ...member(3),
      name: 'merged into another account',
      ...answering(call(fill(memberEndpoints.getDeskMember.path, { id: idOf(3) })), json(404, merged)),
    },
    { ...member(3), name: 'recording', steps: opens(0) },
    { ...member(3), name: 'recording a junior', steps: inTurn(opens(0), press('[role=alertdialog] [value=junior]')) },
    { ...member(2), name: 'changing the date', steps: opens(1) },
    { ...member(2), name: 'pausing', steps: opens(2) },
    { ...member(2), name: 'ending', steps: opens(3) },
    { ...member(2), name: 'paused', ...answersOf(2, paused) },
    { ...member(2), name: 'family', ...answersOf(2, family) },
    {
      ...member(2),
      name: 'family, adding one, errors',
      ...answersOf(2, family),
      steps: inTurn(
        press('main button[aria-haspopup=dialog]:not(nav button) >> nth=5'),
        press('[role=alertdialog] button >> nth=-1'),
      ),
    },
    { ...member(2), name: 'resuming', ...answersOf(2, paused), steps: opens(1) },
    {
      ...member(9),
      name: 'refunding, errors',
      steps: inTurn(opens(2), press('[role=alertdialog] button >> nth=-1')),
    },
    { ...member(2), name: 'note, errors', steps: send },
    { ...member(2), name: 'acting for them, errors', steps: sends('user-pen') },
    { ...member(2), name: 'changing the email, errors', steps: sends('at-sign') },
    {
      ...member(2),
      name: 'removing verification, errors',
      ...answersOf(2, { twoStep: true }),
      steps: sends('shield-off'),
    },
    {
      ...member(2),
      name: 'choosing another account, errors',
      steps: inTurn(press('main button:has(.lucide-merge)'), press('[role=alertdialog] button >> nth=-1')),
    },
    {
      ...member(2),
      name: 'undoing a merge, errors',
      ...answersOf(2, { mergedAccounts }),
      steps: inTurn(press('main button[aria-label*="newcomer@"]'), press('[role=dialog] [type=submit]'), (page) =>
        page.locator('[role=dialog] [role=alert]').waitFor(),
      ),
    },
    { ...member(2), name: 'copying the data, errors', steps: sends('download') },
    { ...member(2), name: 'deleting the account, errors', steps: sends('trash-2') },
    { ...member(3), name: 'email to change, unconfirmed', ...answersOf(3, { emailChange, emailConfirmed: false }) },
    ...waitingAndFailed(member(2), call(fill(memberEndpoints.getDeskMember.path, { id: member(2).at.slice(-36) }))),
  ],
} satisfies Record<string, State[]>
