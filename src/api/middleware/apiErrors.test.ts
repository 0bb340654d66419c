import type { FetchBaseQueryError } from '@reduxjs/toolkit/query'
import { toFailure } from './apiErrors'

const answered = (status: number, data: unknown): FetchBaseQueryError => ({ status, data })

describe('failureOf', () => {
  it('takes the sentence of the response [8.3]', () => {
    const failure = toFailure(answered(409, { code: 'places_gone', message: 'Too late.', lines: [] }), {
      url: '/purchases',
    })
    expect(failure).toEqual({
      status: 409,
      code: 'places_gone',
      message: 'Too late.',
      fields: {},
      details: { lines: [] },
      silent: false,
    })
  })

  it('takes a message from an answer of another shape too [8.3]', () => {
    expect(toFailure(answered(502, { message: 'Bad gateway' }), { url: '/shows' }).message).toBe('Bad gateway')
  })

  it('else the sentence of the transport, without the name of its class [8.4]', () => {
    const error: FetchBaseQueryError = { status: 'FETCH_ERROR', error: 'TypeError: Failed to fetch' }
    expect(toFailure(error, { url: '/shows' })).toMatchObject({
      status: 0,
      code: 'transport',
      message: 'Failed to fetch',
    })
  })

  it.each([
    answered(500, '<html>'),
    answered(500, null),
    answered(500, { message: '' }),
    answered(500, { message: 7 }),
  ])('else none, for which the popup has its own [8.5]', (error) => {
    expect(toFailure(error, { url: '/shows' }).message).toBeNull()
  })

  it('gives the status of an answer that was no JSON', () => {
    const error: FetchBaseQueryError = {
      status: 'PARSING_ERROR',
      originalStatus: 502,
      data: '<html>',
      error: 'SyntaxError',
    }
    expect(toFailure(error, { url: '/shows' })).toMatchObject({ status: 502, message: null })
  })

  it('is silent for a quote of a change in a dialog', () => {
    const body = { code: 'consequences_changed', message: 'Check it again.', unfit: [] }
    expect(toFailure(answered(409, body), { url: '/desk/dogs/mgla/height' })).toMatchObject({
      silent: true,
      status: 409,
    })
  })

  it.each(['email', 'password'])('is silent for a register call whose answer carries %s [5.6 8.7]', (field) => {
    const body = { code: 'registration_error', message: 'No.', [field]: 'required' }
    expect(toFailure(answered(400, body), { url: '/register' })).toMatchObject({
      silent: true,
      fields: { [field]: 'required' },
    })
    expect(toFailure(answered(400, body), { url: '/login' }).silent).toBe(false)
  })

  it.each([
    ['a sentence', 'Already in use.', 'Already in use.'],
    ['a list of sentences', ['Already in use.', ' ', 'Ask the office.'], 'Already in use. Ask the office.'],
    ['a list with a code of ours', ['Already in use.', 'email_taken'], 'email_taken'],
    ['an unknown shape', { reason: 7 }, 'invalid'],
    ['yes', true, 'invalid'],
  ])('keeps a refusal that is %s, from any server [T18]', (_name, said, kept) => {
    for (const body of [{ email: said }, { code: 'E17', message: 'No.', email: said }])
      expect(toFailure(answered(422, body), { url: '/register' })).toMatchObject({
        silent: true,
        fields: { email: kept },
      })
  })

  it.each([null, '', [], false])('takes %j under the name of a field for no refusal', (said) => {
    expect(toFailure(answered(422, { password: said }), { url: '/register' }).fields).toEqual({})
  })

  it('takes no other text of an answer for a refused field', () => {
    const body = { code: 'not_found', message: 'No.', title: 'Not found', name: ['x'] }
    expect(toFailure(answered(404, body), { url: '/register' })).toMatchObject({
      fields: {},
      details: { title: 'Not found', name: ['x'] },
    })
  })

  it('is shown for a register call that fails for another reason [5.7]', () => {
    expect(toFailure(answered(500, { code: 'internal_error', message: 'No.' }), { url: '/register' }).silent).toBe(
      false,
    )
  })

  it('is silent at the start', () => {
    expect(toFailure(answered(500, '<html>'), { url: '/me', atStart: true }).silent).toBe(true)
  })
})
