import { refusalsOf } from '#contract/access/authorize'
import * as caller from '#contract/access/caller'
import { isAllowedOnBehalf } from '#contract/access/onBehalf'
import { policies, policyOf, type Action } from '#contract/access/policies'
import { allEndpoints } from '#contract/allEndpoints'
import type { Relation } from '#contract/access/policy'
import { errorStatus, type ErrorCode } from '#contract/shared/apiError'
import { accessTitles } from './accessTitles'
import { en } from '../messages/en'

/** Who meets a condition, and who does not. */
const conditions = new Map<caller.CallerCondition, readonly [who: string, others: string]>([
  [caller.signedOut, ['visitors', 'logged in']],
  [caller.signedIn, ['logged in', 'not logged in']],
  [caller.member, ['members', 'not a member']],
  [caller.inPerson, ['in person', 'an admin who acts for a member']],
  [caller.admin, ['admins', 'not an admin']],
  [caller.judge, ['judges', 'not a judge']],
  [caller.reviewer, ['reviewers', 'not a reviewer']],
  [caller.judgeOrAdmin, ['admins, judges', 'not an admin or judge']],
  [caller.deskWorker, ['admins, judges, reviewers', 'not an admin, judge or reviewer']],
  [caller.secondFactorOfAdmins, ['admins with two-step verification where required', 'an admin without it']],
  [caller.secondFactor, ['with two-step verification where required', 'without it']],
])

const titleOf = (condition: caller.CallerCondition) => {
  const title = conditions.get(condition)
  if (!title) throw new Error(`A condition of contract/access/caller.ts that answers ${condition[1]} has no title here`)
  return title
}

const relations: Record<Relation, string> = {
  owner: 'its owner',
  keeper: 'its owner or manager',
  handler: 'the handler of the dog',
  assignedJudge: 'a judge of the show',
  approver: 'an approver of the show',
  showWorker: 'admins; its approvers from submission on, its judges from approval on',
  scorer: 'admins (with two-step verification where required), the judges of the show',
  courseReader: 'admins, the judges of the show and reviewers, once the show is approved',
  courseAuthor: 'admins (with two-step verification where required), the judges of the show',
  courseReviewer: 'reviewers who have uploaded no version of it',
  personReader: 'the account linked to the person, admins (with two-step verification where required)',
}

const whoOf = (action: Action): string => {
  const { caller: needed, relation } = policyOf(action)
  if (relation) return relations[relation]
  // Every other condition includes "logged in".
  const shown = needed.filter((one) => needed.length === 1 || one !== caller.signedIn)
  return shown.map((one) => titleOf(one)[0]).join(', ') || 'everyone'
}

const statesOf = (action: Action): string => {
  const states = Object.entries(policyOf(action).states ?? {})
  return states.flatMap(([state, code]) => (code === null ? [state] : [])).join(', ')
}

const otherwiseOf = (action: Action): string => {
  const { caller: needed, session, relation, states = {} } = policyOf(action)
  const cases: (readonly [when: string, code: ErrorCode | null])[] = [
    ...(needed.length === 0 && session !== 'ignored' ? [['session expired', 'unauthorized'] as const] : []),
    ...needed.map((one) => [titleOf(one)[1], one[1]] as const),
    ...(relation ? [['someone else’s', 'not_found'] as const] : []),
    ...Object.entries(states),
  ]
  return cases.flatMap(([when, code]) => (code === null ? [] : [`${when}: \`${code}\``])).join('; ')
}

const actions = Object.keys(policies) as Action[]
const subjectOf = (action: Action) => action.split('.')[0] ?? ''

const rows = [...actions]
  .sort((one, other) => subjectOf(one).localeCompare(subjectOf(other)))
  .map(
    (action) =>
      `| ${subjectOf(action)} | ${accessTitles[action]} (\`${action}\`) | ${whoOf(action)} | ${statesOf(action)} | ${otherwiseOf(action)} |`,
  )

const callsOnBehalf = Object.values(allEndpoints)
  .filter(isAllowedOnBehalf)
  .map(({ method, path, action }) => `| \`${[method].flat().join(', ')} ${path}\` | ${accessTitles[action]} |`)
  .sort()

const answers = [...new Set(actions.flatMap(refusalsOf))]
  .sort()
  .map((code) => `| \`${code}\` | ${errorStatus[code]} | ${en[code]} |`)

/** docs/access.md: every action of contract/access, who may do it, and what others are answered. */
export const accessText = (): string => `# Who may do what

Generated from contract/access (\`npm run documents\`; \`npm test\` checks that it is fresh). The server enforces it, and the
site's routes and menus read the same policies. What belongs to someone else is answered as if it did not exist. A change
of role or of a record's state counts from the next request on.

| Subject | What | Who | In which states | Otherwise |
|---|---|---|---|---|
${rows.join('\n')}

## What an admin may do for a member

While an admin acts for a member ([0098](adr/0098-acting-for-a-member.md)), the admin's session may make these calls, as the member. Every other
call that reads a session is refused with \`not_on_behalf\`.

| Call | What |
|---|---|
${callsOnBehalf.join('\n')}

## What is answered

| Code | Status | The reader sees |
|---|---|---|
${answers.join('\n')}
`
