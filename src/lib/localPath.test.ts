import { localPath } from './localPath'

describe('localPath [L04]', () => {
  it.each(['/shows', '/shows/open-day?day=2#classes', '/', '/%2f%2fevil.test'])('follows %s', (path) => {
    expect(localPath(path)).toBe(path)
  })

  it.each([
    null,
    '',
    'shows',
    'https://evil.test/',
    '//evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    'javascript:alert(1)',
    'data:text/html,x',
    '/..//evil.test',
  ])('refuses %s', (path) => {
    expect(localPath(path)).toBeNull()
  })
})
