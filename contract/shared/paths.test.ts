import { nearestScreen, paramsOf, paths, screenPath } from './paths'

describe('the screen of an address [T20]', () => {
  it.each([
    ['/', paths.home],
    ['/login', paths.login],
    ['/dogs/add', paths.addDog],
    ['/shows/open-day', paths.show],
    ['/reset-password/aB-9', paths.resetPassword],
  ])('at %s is that of %s', (address, path) => expect(screenPath(address)).toBe(path))

  it.each([
    '/login/',
    '//login',
    '/Login',
    '/login//',
    '//',
    '/registration-payment/',
    '/shows//',
    '/shows/a/',
    '/dogs//add',
    '/nowhere',
    '',
    '/%E0%A4%A',
  ])('is none at %j', (address) => expect(screenPath(address)).toBeNull())

  it.each([
    ['/login/', '/login'],
    ['//login', '/login'],
    ['/LOGIN', '/login'],
    ['//', '/'],
    ['/dogs//Add/', '/dogs/add'],
    ['/Reset-Password/aB-9/', '/reset-password/aB-9'],
    ['/shows/open-day/', '/shows/open-day'],
    ['/login', '/login'],
  ])('%s was meant to be %s', (address, meant) => expect(nearestScreen(address)).toBe(meant))

  it.each(['/nowhere/', '/login/again', '/shows/a/b/', ''])('was none, near or far, at %j', (address) =>
    expect(nearestScreen(address)).toBeNull(),
  )

  it('gives the parameters of a path, decoded', () => {
    expect(paramsOf(paths.show, '/shows/%C5%82atka')).toEqual({ slug: 'łatka' })
    expect(paramsOf(paths.show, '/shows/a/')).toBeNull()
  })
})
