import { peopleEndpoints } from '#contract/people/people'
import { fill, paths } from '#contract/shared/paths'
import { call, inTurn, press, send, waitingAndFailed } from './setup'
import type { State } from './screen'

export const sampleJudge = '00000004-0000-4000-8000-000000000001'
const person = (number: number) =>
  ({ as: 'admin', at: fill(paths.deskPerson, { id: sampleJudge.replace(/1$/, `${number}`) }) }) as const

/** The people named by shows. */
export const deskPeople = {
  deskPeople: [
    { as: 'admin', at: paths.deskPeople },
    { as: 'reviewer', at: paths.deskPeople },
    { as: 'admin', name: 'none found', at: `${paths.deskPeople}?text=no-such-name` },
    {
      as: 'admin',
      name: 'adding one',
      at: paths.deskPeople,
      steps: inTurn(press('main button[aria-haspopup=dialog]:not(nav button)'), (page) =>
        page.locator('[name=name]').waitFor(),
      ),
    },
    ...waitingAndFailed({ as: 'admin', at: paths.deskPeople }, call(peopleEndpoints.getDeskPeople.path)),
  ],
  deskPerson: [
    person(1),
    { ...person(2), name: 'without an account' },
    { ...person(2), name: 'without an account, errors', steps: send },
    { ...person(4), as: 'reviewer' },
    { as: 'admin', name: 'unknown', at: person(9).at },
    ...waitingAndFailed(person(1), call(fill(peopleEndpoints.getDeskPerson.path, { id: sampleJudge }))),
  ],
} satisfies Record<string, State[]>
