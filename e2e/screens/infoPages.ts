import { fill, paths } from '#contract/shared/paths'
import { answered, json } from '../faults/answers'
import { answering, below, call, fillIn, inTurn, press, send, waitingAndFailed } from './setup'
import type { State } from './screen'

const article = fill(paths.newsArticle, { slug: 'winter-shows' })
const forAll = (at: string): State[] => [{ at }, { as: 'member', at }]

/** The organisation's own pages and the news. */
export const infoPages = {
  about: forAll(paths.about),
  leagues: forAll(paths.leagues),
  judging: forAll(paths.judging),
  regulations: [...forAll(paths.regulations), ...waitingAndFailed({ at: paths.regulations }, below('/rules'))],
  contact: [...forAll(paths.contact), { name: 'errors', at: paths.contact, steps: send }],
  reportProblem: [
    ...forAll(paths.reportProblem),
    { name: 'errors', at: paths.reportProblem, steps: send },
    {
      as: 'member',
      name: 'with steps',
      // There are steps once another page was there.
      at: paths.dogs,
      storage: { 'keep-steps': 'true' },
      steps: inTurn(press(`a[href="${paths.reportProblem}"]`), press('[name=withSteps]'), press('[name=withSteps]')),
    },
    {
      name: 'switched off',
      at: paths.reportProblem,
      ...answering(call('/problem-reports'), json(200, { isOpen: false, keptDays: 90 })),
    },
    {
      name: 'sent',
      at: paths.reportProblem,
      ...answering(call('/problem-reports', 'POST'), answered(204, '')),
      steps: inTurn(fillIn({ description: 'The list of my dogs stays empty.' }), press('main [type=submit]'), (page) =>
        page.getByRole('status').locator('h2').waitFor(),
      ),
    },
  ],
  terms: forAll(paths.terms),
  privacy: forAll(paths.privacy),
  cookies: forAll(paths.cookies),
  accessibility: forAll(paths.accessibility),
  earlierVersion: [
    ...forAll(fill(paths.earlierVersion, { slug: 'terms-2026-11-22' })),
    { name: 'unknown', at: fill(paths.earlierVersion, { slug: 'terms-1999-01-01' }) },
  ],
  news: [
    ...forAll(paths.news),
    { name: 'none', at: paths.news, ...answering(call('/news'), json(200, { items: [], next: null })) },
    ...waitingAndFailed({ at: paths.news }, call('/news')),
  ],
  announcements: [{ at: paths.announcements }],
  newsArticle: [
    { at: article },
    { as: 'member', at: article },
    { name: 'unknown', at: fill(paths.newsArticle, { slug: 'no-such-article' }) },
    ...waitingAndFailed({ at: article }, below('/news')),
  ],
} satisfies Record<string, State[]>
