import { fill, paths } from '#contract/shared/paths'
import { answered, json, withPart } from '../faults/answers'
import {
  answering,
  below,
  call,
  fillIn,
  flagsOn,
  inTurn,
  onWaitingLists,
  press,
  send,
  show,
  inDraw,
  slugged,
  waitingAndFailed,
} from './setup'
import { proposedChange } from './proposedChange'
import type { State } from './screen'

// Opening the link changes nothing, so that any token shows the form.
const resetLink = fill(paths.resetPassword, { token: 'of-no-account' })
const resultsOf = (slug: string) => fill(paths.showResults, { slug })
const newcomerForm = { name: 'Zoë Żak', email: 'member@example.org', password: 'every run starts clear' }

const judgeId = '00000004-0000-4000-8000-000000000001'
const publicResults = {
  name: 'Mgła',
  breed: 'Whippet',
  runs: [
    {
      entryId: '00000008-0000-4000-8000-000000000001',
      dogName: 'Mgła',
      showSlug: 'lodz-jesienne-starty',
      showName: 'Łódzkie jesienne starty',
      date: '2026-10-10',
      type: 'agility',
      height: 'any',
      notForCompetition: false,
      place: 1,
      time: 3462,
      total: 0,
      round: 'clear',
    },
  ],
}

/** Screens that everyone may open. */
export const openTo = {
  home: [
    { at: paths.home },
    { as: 'member', at: paths.home },
    { name: 'menu open', at: paths.home, steps: press('header summary') },
    ...waitingAndFailed({ at: paths.home }, below('/next-shows')),
  ],
  login: [
    { at: paths.login },
    { name: 'errors', at: paths.login, steps: send },
    {
      name: 'refused',
      at: paths.login,
      // The server's own refusal ends at five a minute.
      ...answering(call('/login', 'POST'), json(400, { code: 'login_failed', message: 'Not right.' })),
      steps: inTurn(fillIn({ email: 'unknown@example.org', password: 'not the word' }), send),
    },
    {
      name: 'asked for a code',
      at: paths.login,
      ...answering(call('/login', 'POST'), json(200, { needs: 'oneTimeCode' })),
      steps: inTurn(fillIn({ email: 'unknown@example.org', password: 'the word' }), press('main [type=submit]')),
    },
    { name: 'switched off', at: paths.login, ...flagsOn('login-disabled') },
  ],
  register: [
    { at: paths.register },
    { name: 'errors', at: paths.register, steps: send },
    {
      name: 'passwords differ',
      at: paths.register,
      steps: inTurn(fillIn({ ...newcomerForm, passwordRepeat: 'another' }), send),
    },
    { name: 'switched off', at: paths.register, ...flagsOn('registration-disabled') },
  ],
  forgotPassword: [
    { at: paths.forgotPassword },
    { name: 'errors', at: paths.forgotPassword, steps: send },
    {
      name: 'sent',
      at: paths.forgotPassword,
      ...answering(call('/forgot-password', 'POST'), answered(204, '')),
      steps: inTurn(fillIn({ email: 'unknown@example.org' }), press('main [type=submit]')),
    },
  ],
  resetPassword: [
    { at: resetLink },
    { name: 'errors', at: resetLink, steps: send },
    {
      name: 'link spent',
      at: resetLink,
      ...answering(call('/reset-password', 'POST'), json(400, { code: 'reset_link_spent', message: 'Spent.' })),
      steps: inTurn(fillIn({ password: 'two-poles-down', passwordRepeat: 'two-poles-down' }), send),
    },
  ],
  logout: [
    { as: 'member', waits: true, at: paths.logout, ...answering(call('/logout', 'POST'), () => Promise.resolve()) },
  ],
  registrationOptions: [
    { at: paths.registrationOptions },
    { as: 'newcomer', at: paths.registrationOptions },
    { as: 'member', at: paths.registrationOptions },
    { as: 'lapsed', at: paths.registrationOptions },
    ...waitingAndFailed({ at: paths.registrationOptions }, call('/plans')),
  ],
  shows: [
    { at: paths.shows },
    { as: 'member', at: paths.shows },
    { name: 'nearest', at: `${paths.shows}?near=52.71,-2.752,Shrewsbury` },
    { name: 'calendar', at: `${paths.shows}?view=calendar` },
    { name: 'map', at: `${paths.shows}?view=map` },
    { name: 'nothing fits', at: `${paths.shows}?q=nowhere` },
    {
      name: 'none',
      at: paths.shows,
      ...answering(call('/shows'), json(200, { season: 2026, seasons: [], items: [] })),
    },
    ...waitingAndFailed({ at: paths.shows }, call('/shows')),
  ],
  show: [
    { at: show },
    { as: 'newcomer', at: show },
    { name: 'with results', at: slugged('lodz-jesienne-starty'), steps: press('main [aria-expanded=false]') },
    {
      name: 'with a running order',
      at: slugged('stirling-castle-agility'),
      steps: press('main [aria-expanded=false]'),
    },
    { as: 'member', at: show },
    { as: 'member', name: 'two chosen', at: show, storage: ({ cart }) => ({ 'purchase-items': JSON.stringify(cart) }) },
    {
      as: 'member',
      name: 'reasons open',
      at: show,
      steps: press('main [data-at][aria-expanded=false]'),
      onlyAt: [1440],
    },
    { as: 'member', name: 'on waiting lists', at: show, answers: onWaitingLists },
    {
      as: 'member',
      name: 'with a proposed change',
      at: slugged('shrewsbury-winter-classic'),
      ...answering(call('/shows/shrewsbury-winter-classic'), withPart({ proposal: proposedChange })),
    },
    { as: 'dogless', at: show },
    { as: 'member', name: 'closed', at: slugged('harrogate-autumn-rounds') },
    { as: 'member', name: 'not open yet', at: slugged('zakopane-pod-tatrami') },
    { name: 'over', at: slugged('lodz-jesienne-starty') },
    { name: 'places are drawn', at: slugged('krakowskie-smocze-starty') },
    { as: 'member', name: 'taking part in the draw', at: slugged('krakowskie-smocze-starty') },
    { as: 'member', name: 'in the draw', at: slugged('krakowskie-smocze-starty'), answers: inDraw },
    { as: 'member', name: 'drawn', at: slugged('lodz-jesienne-starty') },
    { name: 'unknown', at: slugged('no-such-show') },
    ...waitingAndFailed({ as: 'member', at: show }, below('/shows')),
  ],
  showResults: [
    { at: resultsOf('lodz-jesienne-starty') },
    { as: 'judge', name: 'own dogs', at: resultsOf('lodz-jesienne-starty') },
    { name: 'found', at: `${resultsOf('lodz-jesienne-starty')}?q=zielinski` },
    { name: 'none yet', at: resultsOf('shrewsbury-winter-classic') },
    ...waitingAndFailed({ at: resultsOf('lodz-jesienne-starty') }, call('/shows/lodz-jesienne-starty/results')),
  ],
  judge: [
    { at: fill(paths.judge, { id: judgeId }) },
    { name: 'unknown', at: fill(paths.judge, { id: '00000004-0000-4000-8000-000000000999' }) },
    ...waitingAndFailed({ at: fill(paths.judge, { id: judgeId }) }, call(`/judges/${judgeId}`)),
  ],
  dogResults: [
    { at: fill(paths.dogResults, { slug: 'mgla' }), ...answering(call('/dog-results/mgla'), json(200, publicResults)) },
    { name: 'hidden', at: fill(paths.dogResults, { slug: 'mgla' }) },
    ...waitingAndFailed({ at: fill(paths.dogResults, { slug: 'mgla' }) }, call('/dog-results/mgla')),
  ],
} satisfies Record<string, State[]>
