import { apiBase } from '#contract/shared/paths'
import type { Action } from '#contract/access/policies'
import { accessMatrix, actors, expectedStatus, expectedStatuses, operationOf } from '../testing/accessMatrix'
import { accessRequests } from '../testing/accessRequests'
import { accessGroups, subjectOf } from './checkAccess'

interface OpenApi {
  paths: Record<string, Record<string, { security?: unknown[]; 'x-action': string }>>
}

let operations: Map<string, { open: boolean; action: string }>
beforeAll(async () => {
  const { paths } = JSON.parse((await testServer.shared()).openApi()) as OpenApi
  operations = new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { security = [], 'x-action': action }]) => [
        `${method.toUpperCase()} ${path.slice(apiBase.length)}`,
        { open: security.length === 0, action },
      ]),
    ),
  )
})

describe('the matrix of access [B01 V07]', () => {
  it('has a row for every operation of the OpenAPI document, with the action that its route names', () => {
    const rows = Object.entries(accessMatrix).filter(([row]) => row === operationOf(row))
    const routed = [...operations].map(([operation, { action }]) => [operation, action])
    // One that is missing is in no file that contract/allEndpoints.ts names.
    expect(rows.map(([row, [action]]) => [row, action]).toSorted()).toEqual(routed.toSorted())
  })

  it('has a test file for the subject of every row', () => {
    const tested = Object.values(accessGroups).flat()
    const subjects = [...new Set(Object.keys(accessMatrix).map(subjectOf))]
    expect(tested.toSorted()).toEqual(subjects.toSorted())
  })

  it('has no request without a row', () => {
    expect(Object.keys(accessRequests).filter((row) => !(row in accessMatrix))).toEqual([])
  })

  it('would find a route that names the wrong action: its callers are answered otherwise', () => {
    const statuses = (action: Action) => actors.map((who) => expectedStatus(action, 200, who))
    const wrong: [is: Action, shouldBe: Action][] = [
      ['account.read', 'dog.list'],
      ['dog.list', 'flag.set'],
      ['show.list', 'account.read'],
      ['flag.read', 'show.list'],
      ['purchase.list', 'purchase.read'],
    ]
    for (const [is, shouldBe] of wrong) expect(statuses(is)).not.toEqual(statuses(shouldBe))
  })

  it('refuses anonymous callers with 401 on all that the document does not call open, and on nothing else', () => {
    const refused = Object.keys(accessMatrix).filter((row) => expectedStatuses(row)[0] === 401)
    const closed = Object.keys(accessMatrix).filter((row) => !operations.get(operationOf(row))?.open)
    expect(refused).toEqual(closed)
  })
})
