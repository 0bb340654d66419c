import { walkCase } from './faults/driver'
import { groups } from './faults/groups'
import { outline } from './faults/outline'
import { test } from './fixtures'

// Cases share a profile: a trace would hold all that were walked before.
test.use({ trace: 'off' })

test.describe('faults in storage, network, session, flags and files are survived', () => {
  const declared = groups.flatMap((group) => group.cases(outline))
  for (const [index, { id, short }] of declared.entries())
    test(id, { tag: short ? [] : '@long' }, async ({ browser, testContext, environment, cases }) => {
      test.setTimeout(60_000)
      const one = cases[index]
      if (!one || cases.length !== declared.length) throw new Error('The world has other cases than its outline')
      await walkCase(browser, testContext, environment, one)
    })
})
