import { fill, paths } from '#contract/shared/paths'
import { answered, json } from '../faults/answers'
import { answering, call, fillIn, inTurn, press, send, waitingAndFailed } from './setup'
import type { State } from './screen'

// Opening the link changes nothing, so that any token shows the button.
const confirmLink = fill(paths.confirm, { token: 'of-no-account' })
const confirmChangeLink = fill(paths.confirmEmailChange, { token: 'of-no-account' })
const stopChangeLink = fill(paths.stopEmailChange, { token: 'of-no-account' })
const changeLinkSpent = json(400, { code: 'email_change_link_spent', message: 'Spent.' })
const reauthenticate = fillIn({ currentPassword: 'clear-round' })
const openCodes = inTurn(press('section:last-of-type button'), reauthenticate)
const setup = { secret: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567', uri: 'otpauth://totp/Clear%20Round:x?secret=ABC' }

const savedElsewhere = {
  name: 'Ola Kowalczyk',
  locale: 'en',
  street: '',
  postcode: '',
  city: 'Sopot',
  country: '',
  phone: '111 222 333',
  emergencyName: '',
  emergencyPhone: '',
}
const changedElsewhere = { code: 'stale', message: 'Check the latest version.', version: 2, present: savedElsewhere }

/** Screens of an account. */
export const accounts = {
  profile: [
    { as: 'member', at: paths.profile },
    { as: 'newcomer', at: paths.profile },
    { as: 'lapsed', at: paths.profile },
    { as: 'admin', at: paths.profile },
    { as: 'member', name: 'in sunlight', at: paths.profile, storage: { contrast: 'sunlight' } },
    {
      as: 'newcomer',
      name: 'address not confirmed',
      at: paths.profile,
      answers: ({ member: { user } }) => [
        [call('/me'), json(200, { ...user, emailConfirmed: false, registeredAt: null, renewalDate: null })],
      ],
    },
    ...waitingAndFailed({ as: 'member', at: paths.profile }, call('/profile')),
  ],
  purchases: [
    { as: 'member', at: paths.purchases },
    { as: 'newcomer', at: paths.purchases },
    ...waitingAndFailed({ as: 'member', at: paths.purchases }, call('/purchases')),
  ],
  editProfile: [
    { as: 'member', at: paths.editProfile },
    {
      as: 'member',
      name: 'errors',
      at: paths.editProfile,
      steps: inTurn(fillIn({ name: '', phone: 'ask Jan' }), send),
    },
    {
      as: 'member',
      name: 'changed elsewhere',
      at: paths.editProfile,
      ...answering(call('/profile', 'PUT'), json(409, changedElsewhere)),
      steps: inTurn(fillIn({ phone: '+48 600 700 800' }), send),
    },
    ...waitingAndFailed({ as: 'member', at: paths.editProfile }, call('/profile')),
  ],
  security: [
    { as: 'member', at: paths.security },
    {
      as: 'member',
      name: 'setting up codes',
      at: paths.security,
      ...answering(call('/second-factor', 'POST'), json(200, setup)),
      steps: inTurn(openCodes, (page) => page.locator('main section:last-of-type [type=submit]').click()),
    },
    ...waitingAndFailed({ as: 'member', at: paths.security }, call('/sessions')),
  ],
  ownData: [
    { as: 'member', at: paths.ownData },
    { as: 'member', name: 'about to delete', at: paths.ownData, steps: press('section:last-of-type button') },
  ],
  goodbye: [
    { at: paths.goodbye },
    {
      name: 'after a deletion',
      at: paths.goodbye,
      before: () => history.replaceState({ key: 'deleted', state: 'api/accountDeleted' }, ''),
    },
  ],
  confirm: [
    { at: confirmLink },
    {
      name: 'link spent',
      at: confirmLink,
      ...answering(call('/confirm', 'POST'), json(400, { code: 'confirm_link_spent', message: 'Spent.' })),
      steps: send,
    },
    {
      name: 'confirmed',
      at: confirmLink,
      ...answering(call('/confirm', 'POST'), answered(204, '')),
      steps: press('main [type=submit]'),
    },
  ],
  confirmEmailChange: [
    { at: confirmChangeLink },
    {
      name: 'link spent',
      at: confirmChangeLink,
      ...answering(call('/email-change/confirmation', 'POST'), changeLinkSpent),
      steps: send,
    },
    {
      name: 'confirmed',
      at: confirmChangeLink,
      ...answering(call('/email-change/confirmation', 'POST'), json(200, { changesOn: '2026-12-24' })),
      steps: press('main [type=submit]'),
    },
  ],
  stopEmailChange: [
    { at: stopChangeLink },
    {
      name: 'link spent',
      at: stopChangeLink,
      ...answering(call('/email-change/stop', 'POST'), changeLinkSpent),
      steps: send,
    },
    {
      name: 'stopped',
      at: stopChangeLink,
      ...answering(call('/email-change/stop', 'POST'), answered(204, '')),
      steps: press('main [type=submit]'),
    },
  ],
} satisfies Record<string, State[]>
