import type { DeskSearchResult } from '#contract/desk/search'
import { whereTo } from './whereTo'

const id = '00000004-0000-4000-8000-000000000001'
const person = {
  id,
  personId: null,
  memberName: 'Ola Łoś',
  email: 'ola@example.org',
  renewalDate: null,
  showSlug: null,
}
const purchase: DeskSearchResult['purchases'][number] = {
  id,
  receipt: 1001,
  reference: null,
  kind: 'entries',
  payer: 'Ola Łoś',
  amount: 550,
  currency: 'GBP',
  date: '2026-11-20',
  personId: null,
  payerId: id,
  showSlug: 'bath',
}
const entries = '/desk/shows/bath/entries?text=Ola+%C5%81o%C5%9B'

it('leads from a person whom shows name to their page there, and from another member to theirs', () => {
  expect(whereTo({ kind: 'people', id, found: { ...person, personId: id, showSlug: 'bath' } })).toBe(
    `/desk/people/${id}`,
  )
  expect(whereTo({ kind: 'people', id, found: { ...person, showSlug: 'bath' } })).toBe(`/desk/members/${id}`)
})

it('leads from a purchase to its transfer while that is expected, else to the entries of its payer', () => {
  expect(whereTo({ kind: 'purchases', id, found: { ...purchase, reference: 'RF40 1001' } })).toBe(
    '/desk/transfers?text=RF40+1001',
  )
  expect(whereTo({ kind: 'purchases', id, found: purchase })).toBe(entries)
  expect(whereTo({ kind: 'purchases', id, found: { ...purchase, kind: 'membership', personId: id } })).toBe(
    `/desk/people/${id}`,
  )
  const membership = { ...purchase, kind: 'membership' as const }
  expect(whereTo({ kind: 'purchases', id, found: membership })).toBe(`/desk/members/${id}`)
  expect(whereTo({ kind: 'purchases', id, found: { ...membership, payerId: null } })).toBeNull()
})

it('leads from an entry to those of its dog in that show', () => {
  const found: DeskSearchResult['entries'][number] = {
    id,
    status: 'paid',
    dogName: 'Fen',
    handlerName: 'Ola Łoś',
    showSlug: 'bath',
    showName: 'Bath',
    date: '2026-11-20',
  }
  expect(whereTo({ kind: 'entries', id, found })).toBe('/desk/shows/bath/entries?text=Fen')
})
