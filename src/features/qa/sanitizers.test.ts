/** @jest-environment ./src/testing/environment.cjs */
import '../../testing/devTools'
import * as fc from 'fast-check'
import type { LiftedState } from '@redux-devtools/instrument'
import type { UnknownAction } from '@reduxjs/toolkit'
import { canaries } from '../../testing/canaries'
import { secretJourneys } from '../../testing/journey'
import { holds, recordJourney } from '../../testing/recordedTrace'
import { checkTrace } from './player/checkTrace'
import { sanitizers } from './sanitizers'

type Lifted = LiftedState<unknown, UnknownAction, unknown>

/** What the extension has of a session, and saves: each action and each state as it came, through the sanitizers. */
const sanitised = (json: string): string => {
  const lifted = JSON.parse(json) as Lifted
  const { actionSanitizer, stateSanitizer } = sanitizers()
  for (const [index, id] of lifted.stagedActionIds.entries()) {
    const [action, computed] = [lifted.actionsById[id], lifted.computedStates[index]]
    if (action && index > 0) action.action = actionSanitizer(action.action)
    if (computed) computed.state = stateSanitizer(computed.state)
  }
  return JSON.stringify(lifted)
}

it('gives Redux DevTools pseudonyms in place of secrets', () => {
  const { actionSanitizer, stateSanitizer } = sanitizers()
  const shown = [
    actionSanitizer({
      type: 'x',
      meta: { arg: { originalArgs: { password: 'correct horse', email: 'a@example.org' } } },
    }),
    stateSanitizer({
      keepers: { owner: 'Ola Kowalczyk', manager: 'Marek Zieliński', invitation: null },
      invitation: { from: 'Aleksandra', reader: 'visitor', kind: 'judge', about: 'Fiona Drummond' },
      body: { flags: ['retired'], reason: 'It was Jan Nowak’s dog' },
      values: { retired: false, lowerLevel: false, reason: 'half-typed by somebody' },
    }),
    actionSanitizer({
      type: 'forms/fieldChanged',
      payload: { id: 'correct 1', path: 'reason', value: 'Jan Nowak rang' },
    }),
    stateSanitizer({ auth: { token: 'bearer-token-1', pathname: '/reset-password/abcdefgh' } }),
  ]
  expect(JSON.stringify(shown)).not.toMatch(
    /correct horse|a@example|bearer-token|abcdefgh|Kowalczyk|Zieliński|Aleksandra|Drummond|Nowak|half-typed/,
  )
})

it('lets a session that Redux DevTools have saved replay identically, without a secret [X39]', async () => {
  await fc.assert(
    fc.asyncProperty(secretJourneys, async (planned) => {
      const { lifted } = await recordJourney(planned)
      const text = sanitised(lifted.json)
      const actions = (JSON.parse(text) as Lifted).stagedActionIds.length - 1
      expect(checkTrace(text)).toMatchObject({ success: true, divergence: null, compared: actions })
      expect(Object.values(canaries).filter((canary) => holds(text, canary))).toEqual([])
    }),
    {
      // After each action all texts are learned again: a tenth of a second a session.
      numRuns: process.env['TRACES'] === undefined ? 5 : 200,
      seed: 17,
      endOnFailure: true,
    },
  )
}, 3_600_000)
