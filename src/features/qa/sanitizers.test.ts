import { sanitizers } from './sanitizers'

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
