import { DrizzleQueryError } from 'drizzle-orm/errors'
import { DatabaseUnavailable, StorageFull } from './client'
import { isStorageFull, isUnavailable } from './retry'

const withCode = (code: string) => Object.assign(new Error('x'), { code })
const wrapped = (cause: Error) => new DrizzleQueryError('select 1', [], cause)

it.each([
  ...['ECONNREFUSED', 'EAI_AGAIN', '08006', '57P01', '57014', '53300', '55000', '55P03', '25006', '25P03', '40P01'].map(
    withCode,
  ),
  new DatabaseUnavailable('Too many queries are waiting'),
  new Error('timeout exceeded when trying to connect'),
  new Error('Query read timeout'),
  new Error('Client has encountered a connection error and is not queryable'),
])('takes %p for a database that cannot work now, however deep it is wrapped [R07]', (error) => {
  expect([isUnavailable(error), isUnavailable(wrapped(error))]).toEqual([true, true])
})

it.each([...['23505', '23514', '22021', '42703', 'EACCES'].map(withCode), new Error('x'), 'x', null])(
  'takes %p for a fault of the statement, or of ours [R07]',
  (error) => {
    expect([isUnavailable(error), isStorageFull(error)]).toEqual([false, false])
  },
)

it.each([withCode('53100'), withCode('ENOSPC'), new StorageFull('No room')])(
  'takes %p for a full disk [R07]',
  (error) => {
    expect([isStorageFull(error), isStorageFull(wrapped(error))]).toEqual([true, true])
  },
)
